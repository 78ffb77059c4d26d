/* Runs before the first paint: the theme that was chosen, else the system's; the language that was chosen; the files
   of the present route and the home page's picture, which would otherwise wait for the entry's code. */
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
  const ask = (href, wanted) => {
    const link = document.createElement('link');
    Object.assign(link, wanted, { href });
    document.head.append(link);
  };
  if (!read('session-token')) return;
  root.dataset.signedIn = '';
  const island = document.getElementById('route-files');
  const { files, routes } = JSON.parse(island?.textContent || '{"files":[],"routes":[]}');
  const route = routes.find(([path]) => new RegExp(path).test(location.pathname));
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  const language = [locale, ...spoken].find((tag) => tag === 'en' || tag === 'fr') ?? 'en';
  for (const place of route ? [...route[1], ...route[2][language]] : []) {
    const file = `/${files[place]}`;
    const style = file.endsWith('.css');
    ask(file, { crossOrigin: '', ...(style ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }) });
  }
  if (location.pathname === '/' && root.dataset.corporate === undefined) {
    const wanted = { rel: 'preload', as: 'image', fetchPriority: 'high' };
    ask(`/art/coast.svg?s=q6&w=1440&h=640&t=${dark ? 'dusk' : 'dawn'}&x=0.53`, wanted);
  }
})();
