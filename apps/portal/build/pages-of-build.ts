/** The pages as `pages.ts` lists them, and the modules that each begins with. */

/** Read when a build asks for it: Vite would bundle what its configuration imports, all products with it. */
const PAGES = new URL('../src/app/pages.ts', import.meta.url).href;
export type BuiltPages = typeof import('../src/app/pages.ts');
type BuiltPage = Pick<BuiltPages['ALL_PAGES'][number], 'file' | 'part'>;

export const readPages = async (): Promise<BuiltPages> => (await import(PAGES)) as BuiltPages;

/** What a page loads by itself, outside the graph of its imports. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  'features/profile/profile-page': ['/profile/src/main.tsx', '/profile/src/module/open-mount.tsx'],
};

/** How names of modules end: the page's own, its part of every product, and what it loads by itself. */
export const entriesOf = ({ file, part }: BuiltPage): string[] => [
  file.startsWith('products/') ? `/${file}.tsx` : `/src/${file}.tsx`,
  ...(part ? [`/${part}-part.ts`] : []),
  ...(ALSO[file] ?? []),
];
