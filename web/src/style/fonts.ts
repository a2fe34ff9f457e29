import '@fontsource/im-fell-english/latin-400.css'
import '@fontsource-variable/eb-garamond/wght.css'
import './fonts.css'
