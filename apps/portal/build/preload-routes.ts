/**
 * Lists in a data island, which the strict CSP allows, which files each page needs besides the entry:
 * `before-paint.js` requests those of the current address immediately, not after the entry has run, and the
 * router those of a page that it leads to (`app/page-files.ts`).
 */
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { type BuiltPages, entriesOf, readPages } from './pages-of-build.ts';

type Chunk = Rolldown.OutputChunk;
type Bundle = Rolldown.OutputBundle;

const LOCALES = ['en', 'fr'];

/** A pattern of the addresses that a path stands for: `$bookingId` is one id and nothing deeper. */
export const patternOf = (path: string): string =>
  `^${path.replace(/\$\w+/g, '[^/]+').replace(/\/$/, '/?')}$`;

/** The files of a chunk and of all that it imports; the style sheets of what others build on come first. */
function filesOf(bundle: Bundle, chunk: Chunk | undefined, seen = new Set<string>()): Set<string> {
  const files = new Set<string>();
  if (!chunk || seen.has(chunk.fileName)) return files;
  seen.add(chunk.fileName);
  for (const name of chunk.imports)
    for (const file of filesOf(bundle, bundle[name] as Chunk | undefined, seen)) files.add(file);
  const { viteMetadata } = chunk as { viteMetadata?: { importedCss: ReadonlySet<string> } };
  return new Set([...files, ...(viteMetadata?.importedCss ?? []), chunk.fileName]);
}

/** Every file once, and for each page which of them: for its code, for its texts in each language. */
function tableOf(bundle: Bundle, { ALL_PAGES, messagesOf }: BuiltPages) {
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
    const texts = LOCALES.map((locale) => [
      locale,
      ['base', ...messagesOf(page)].flatMap((area) => places(`virtual:messages/${locale}/${area}`)),
    ]);
    const code = entriesOf(page).flatMap(places);
    return [patternOf(page.path), [...new Set(code)], Object.fromEntries(texts)] as const;
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
        const table = tableOf(bundle, await readPages());
        const attrs = { type: 'application/json', id: 'route-files' };
        return [{ tag: 'script', attrs, children: JSON.stringify(table), injectTo: 'head-prepend' }];
      },
    },
  };
}
