/**
 * Lists in a data island, which the strict CSP allows, which files each route needs besides the entry:
 * `before-paint.js` requests those of the current address immediately, not after the entry has run.
 */
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;
type Bundle = Rolldown.OutputBundle;

/** Read when a build asks for it: Vite would bundle what its configuration imports, all products with it. */
const PAGES = new URL('../src/app/pages.ts', import.meta.url).href;
type Pages = typeof import('../src/app/pages.ts');
const LOCALES = ['en', 'fr'];

/** What a page loads by itself, outside the graph of its imports. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  'features/profile/profile-page': ['/profile/src/main.tsx', '/profile/src/module/open-mount.tsx'],
};

/** A pattern of the addresses that a path stands for: `$bookingId` is one id and nothing deeper. */
export const patternOf = (path: string): string =>
  `^${path.replace(/\$\w+/g, '[^/]+').replace(/\/$/, '/?')}$`;

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
function tableOf(bundle: Bundle, { ALL_PAGES, messagesOf }: Pages) {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
  const known = filesOf(
    bundle,
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/index.html')),
  );
  const files: string[] = [];
  const places = (end: string): number[] => {
    const found = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)));
    const needed = [...new Set(found.flatMap((chunk) => [...filesOf(bundle, chunk)]))].filter(
      (file) => !known.has(file),
    );
    return needed.map((file) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1));
  };
  const rows = ALL_PAGES.map((page) => {
    const { path, file, part } = page;
    const texts = LOCALES.map((locale) => [
      locale,
      ['base', ...messagesOf(page)].flatMap((area) => places(`virtual:messages/${locale}/${area}`)),
    ]);
    const parts = part ? [`/${part}-part.ts`] : [];
    const code = [`/src/${file}.tsx`, ...parts, ...(ALSO[file] ?? [])].flatMap(places);
    return [patternOf(path), [...new Set(code)], Object.fromEntries(texts)] as const;
  });
  return { files, routes: rows };
}

export function preloadRoutes(): Plugin {
  return {
    name: 'preload-routes',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (_html, { bundle }): Promise<HtmlTagDescriptor[]> => {
        if (!bundle) return [];
        const table = tableOf(bundle, (await import(PAGES)) as Pages);
        const attrs = { type: 'application/json', id: 'route-files' };
        return [{ tag: 'script', attrs, children: JSON.stringify(table), injectTo: 'head-prepend' }];
      },
    },
  };
}
