// Before the first paint: the colours that this browser showed last, so that a dark portal never flashes white.
(function () {
  var theme = null;
  try {
    theme = localStorage.getItem('portal.theme');
  } catch {
    /* storage is off: the default theme */
  }
  var device = window.matchMedia && window.matchMedia('(prefers-color-scheme: dark)').matches;
  var dark = theme === 'dark' || (device && (theme === null || theme === 'system'));
  var root = document.documentElement;
  root.setAttribute('data-theme', dark ? 'dark' : 'light');
  root.style.colorScheme = dark ? 'dark' : 'light';
  root.style.background = dark ? '#10141c' : '#f5f6f8';
})();
