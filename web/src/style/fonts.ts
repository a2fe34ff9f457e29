import '@fontsource-variable/eb-garamond/wght.css'
import './fonts.css'
