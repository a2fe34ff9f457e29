// Loaded before anything is drawn, so that the theme which somebody chose (src/settings/theme.svelte.ts) is there at once.
try {
  const theme = localStorage.getItem('condottiere.theme')
  if (theme) document.documentElement.dataset.theme = theme
} catch {
  // A browser that keeps nothing shows the theme of the system.
}
