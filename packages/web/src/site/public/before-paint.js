/* Runs before the first paint: the theme and the language that were chosen at this site. */
(() => {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const chosen = read('theme');
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = dark ? 'dark' : 'light';
  const locale = read('locale');
  if (locale === 'en' || locale === 'fr') root.lang = locale;
})();
