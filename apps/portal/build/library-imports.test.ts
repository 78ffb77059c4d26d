import { expect, test } from 'vitest';
import { filesOfIndex, namedByFile } from './library-imports.ts';

const INDEX = [
  "import * as index from './icons/index.mjs';",
  "export { default as Plane, default as PlaneIcon } from './icons/plane.mjs';",
  "export { default as Tag } from './icons/tag.mjs';",
  'import { useQuery } from "./useQuery.js";',
].join('\n');
const files = filesOfIndex(INDEX, '/lib');

test('every name of an index leads to its file', () => {
  expect([...files]).toEqual([
    ['Plane', { file: '/lib/icons/plane.mjs', name: 'default' }],
    ['PlaneIcon', { file: '/lib/icons/plane.mjs', name: 'default' }],
    ['Tag', { file: '/lib/icons/tag.mjs', name: 'default' }],
    ['useQuery', { file: '/lib/useQuery.js', name: 'useQuery' }],
  ]);
});

test('icons are imported from their files under their local names, types not at all', () => {
  const code = "import { type LucideIcon, Plane, Tag as Label } from 'lucide-react';";
  expect(namedByFile(code, 'lucide-react', files)).toBe(
    "import Plane from '/lib/icons/plane.mjs'; import Label from '/lib/icons/tag.mjs';",
  );
});

test('what a file exports by name is imported by name, in either kind of quotes', () => {
  expect(namedByFile('import { useQuery } from "q";', 'q', files)).toBe(
    "import { useQuery as useQuery } from '/lib/useQuery.js';",
  );
});

test('what the index itself defines stays with it', () => {
  const code = "import {\n  createLucideIcon,\n} from 'lucide-react';";
  expect(namedByFile(code, 'lucide-react', files)).toBe("import { createLucideIcon } from 'lucide-react';");
});
