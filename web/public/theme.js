// As it stands, for every browser: the theme that was chosen here, and what web/browsers.ts says of old browsers.
;(function () {
  try {
    var theme = localStorage.getItem('condottiere.theme')
    if (theme) document.documentElement.setAttribute('data-theme', theme)
  } catch (error) {}
  if (
    window.CSS &&
    CSS.supports &&
    CSS.supports('(color: color-mix(in srgb, red, red)) and (width: 1lh) and selector(:has(a))')
  )
    return
  document.addEventListener('DOMContentLoaded', function () {
    var outdated = document.getElementById('outdated')
    var own = outdated.querySelector('[lang|="' + (navigator.language || '').split('-')[0] + '"]')
    if (own) outdated.innerHTML = own.outerHTML
    outdated.hidden = false
  })
})()
