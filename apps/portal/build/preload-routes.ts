/**
 * Tells the page which files each route needs besides the entry, in a data island, which the strict CSP
 * lets be: `before-paint.js` asks for those of the present address at once instead of after the entry has
 * run. The routes and their pages are read from the router's source; one that is missed only loads later.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;
type Bundle = Rolldown.OutputBundle;

const ROUTER = fileURLToPath(new URL('../src/app/router.tsx', import.meta.url));
const ROUTE = /path: '([^']+)',[^}]*?component: page\(([^)]*)\)/g;
const LOCALES = ['en', 'fr'];

/** What a page loads by itself, outside the graph of its imports. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  'features/profile/profile-page': ['/profile/src/main.tsx', '/profile/src/module/open-mount.tsx'],
};

type Route = { readonly path: string; readonly page: string; readonly areas: readonly string[] };

/** `path: '/trips', … component: page('features/trips/trips-page', 'TripsPage', 'booking', 'trips')` */
export function routesIn(source: string): Route[] {
  return [...source.matchAll(ROUTE)].map(([, path = '', given = '']) => {
    const [page = '', , ...areas] = [...given.matchAll(/'([^']+)'/g)].map(([, word = '']) => word);
    return { path: `^${path.replace(/\$\w+/g, '[^/]+').replace(/\/$/, '/?')}$`, page, areas };
  });
}

/** The files of a chunk and of all that it imports: scripts and style sheets. */
function filesOf(bundle: Bundle, chunk: Chunk | undefined, files = new Set<string>()): Set<string> {
  if (!chunk || files.has(chunk.fileName)) return files;
  files.add(chunk.fileName);
  const { viteMetadata } = chunk as { viteMetadata?: { importedCss: ReadonlySet<string> } };
  for (const style of viteMetadata?.importedCss ?? []) files.add(style);
  for (const name of chunk.imports) filesOf(bundle, bundle[name] as Chunk | undefined, files);
  return files;
}

/** Every file once, and for each route which of them: for its code, for its texts in each language. */
function tableOf(bundle: Bundle, routes: readonly Route[]) {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
  const known = filesOf(
    bundle,
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/index.html')),
  );
  const files: string[] = [];
  const places = (end: string): number[] => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(end));
    const needed = [...filesOf(bundle, chunk)].filter((file) => !known.has(file));
    return needed.map((file) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1));
  };
  const rows = routes.map(({ path, page, areas }) => {
    const texts = LOCALES.map((locale) => [
      locale,
      ['base', ...areas].flatMap((area) => places(`virtual:messages/${locale}/${area}`)),
    ]);
    const code = [`/src/${page}.tsx`, ...(ALSO[page] ?? [])].flatMap(places);
    return [path, [...new Set(code)], Object.fromEntries(texts)] as const;
  });
  return { files, routes: rows };
}

export function preloadRoutes(): Plugin {
  return {
    name: 'preload-routes',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }): HtmlTagDescriptor[] => {
        if (!bundle) return [];
        const table = tableOf(bundle, routesIn(readFileSync(ROUTER, 'utf8')));
        const attrs = { type: 'application/json', id: 'route-files' };
        return [{ tag: 'script', attrs, children: JSON.stringify(table), injectTo: 'head-prepend' }];
      },
    },
  };
}
