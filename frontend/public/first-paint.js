// Before the first paint: the colours that this browser showed last, so that a dark portal never flashes white.
(function () {
  var theme = null;
  try {
    theme = localStorage.getItem('portal.theme');
  } catch {
    /* storage is off: the default theme */
  }
  var root = document.documentElement;
  root.setAttribute('data-theme', theme === 'dark' ? 'dark' : 'light');
  root.style.colorScheme = theme === 'dark' ? 'dark' : 'light';
  root.style.background = theme === 'dark' ? '#10141c' : '#f5f6f8';
})();
