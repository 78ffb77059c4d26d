/**
 * The files of a page, as the build lists them in the document (`build/preload-routes.ts`): with their names
 * in the entry, too, it would be a fifth larger.
 */
type Table = {
  readonly files: readonly string[];
  readonly routes: readonly (readonly [pattern: string, code: readonly number[], texts: object])[];
};

/** Empty while Vite serves the sources, and loads the styles itself. */
const readTable = (): Table =>
  JSON.parse(document.getElementById('route-files')?.textContent || '{"files":[],"routes":[]}') as Table;

const requested = new Map<string, Promise<void>>();

const add = (href: string, rel: 'modulepreload' | 'stylesheet'): HTMLLinkElement => {
  const link = Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' });
  document.head.append(link);
  return link;
};

const addStyle = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = add(href, 'stylesheet');
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      requested.delete(href);
      reject(new Error(`the style sheet ${href} is missing`));
    });
  });

function request(href: string): Promise<void> {
  const known = requested.get(href);
  if (known) return known;
  const isStyle = href.endsWith('.css');
  const coming = isStyle && !document.querySelector(`link[rel="stylesheet"][href="${href}"]`);
  const there = coming ? addStyle(href) : Promise.resolve();
  if (!isStyle) add(href, 'modulepreload');
  requested.set(href, there);
  return there;
}

/** Requests a page's scripts; resolves once its style sheets are there. `place` is its row of the table. */
export async function loadPageFiles(place: number): Promise<void> {
  const { files, routes } = readTable();
  await Promise.all((routes[place]?.[1] ?? []).map((at) => request(`/${files[at]}`)));
}
