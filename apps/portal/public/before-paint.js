/* Runs before the first paint: the theme that was chosen, else the system's; the language that was chosen; and the
   home page's picture, which would otherwise wait for the page's code. */
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
  if (location.pathname === '/' && root.dataset.tenant === 'consumer' && read('session-token')) {
    const picture = document.createElement('link');
    picture.rel = 'preload';
    picture.as = 'image';
    picture.fetchPriority = 'high';
    picture.href = '/art/coast.svg?s=q6&w=1440&h=640&t=dawn&x=0.53';
    document.head.append(picture);
  }
})();
