import { expect, test } from 'vitest';
import { withoutPageFiles } from './page-loads.ts';

const isPage = (name: string): boolean => name.endsWith('-page');
const CODE = [
  'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["./a.css","./b.js","./c.css"])))=>d;',
  'f(()=>import(`./trips-page-abcdefgh.js`),__vite__mapDeps([0,1]));',
  'f(()=>import(`./panel-abcdefgh.js`),__vite__mapDeps([2]));',
].join('\n');

test('a page is imported without the names of its files, a part with them', () => {
  const text = withoutPageFiles(CODE, isPage);
  expect(text).toContain('import(`./trips-page-abcdefgh.js`),[])');
  expect(text).toContain('import(`./panel-abcdefgh.js`),__vite__mapDeps([2]))');
});

test('names that only pages used are gone, and the others have their places', () => {
  expect(withoutPageFiles(CODE, isPage)).toContain('m.f=["","","./c.css"]');
});

test('an entry that Vite has written another way fails the build', () => {
  expect(() => withoutPageFiles('import("./trips-page.js")', isPage)).toThrow('loads no page');
});
