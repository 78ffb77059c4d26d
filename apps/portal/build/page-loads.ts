/**
 * The router loads the files of a page and of its products' parts by the table of `preload-routes`. Vite
 * names them once more where they are imported: a sixth of the entry. This takes them out there, and fails
 * the build when Vite's output no longer looks as expected.
 */
import type { Plugin } from 'vite';

const IMPORT =
  /import\([`'"][^`'"]*\/([\w-]+)-[\w-]{8}\.js[`'"]\)([^_]{0,60}),__vite__mapDeps\(\[[\d,]*\]\)/g;
const NAMES = /m\.f=\[([^\]]*)\]/;

/** `isPage`: whether the router loads a file of that name. */
export function withoutPageFiles(code: string, isPage: (name: string) => boolean): string {
  let count = 0;
  const text = code.replace(IMPORT, (whole, name: string) => {
    if (!isPage(name)) return whole;
    count += 1;
    return whole.replace(/__vite__mapDeps\(\[[\d,]*\]\)$/, '[]');
  });
  const names = NAMES.exec(text)?.[1];
  if (count === 0 || names === undefined) throw new Error('the entry loads no page as Vite writes it');
  const used = new Set(
    [...text.matchAll(/__vite__mapDeps\(\[([\d,]*)\]\)/g)].flatMap(([, list = '']) => list.split(',')),
  );
  // A name that nobody uses stays as a place, so that the others keep theirs
  const remaining = names.split(',').map((name, at) => (used.has(String(at)) ? name : '""'));
  return text.replace(NAMES, `m.f=[${remaining.join(',')}]`);
}

export function pageLoads(entry: string, isPage: (name: string) => boolean): Plugin {
  return {
    name: 'page-loads',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === entry);
        if (chunk?.type !== 'chunk') throw new Error(`no chunk ${entry} in the build`);
        chunk.code = withoutPageFiles(chunk.code, isPage);
      },
    },
  };
}
