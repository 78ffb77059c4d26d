import { expect, test } from 'vitest';
import { iconFiles, namedByFile } from './icon-imports.ts';

const INDEX = [
  "import * as index from './icons/index.mjs';",
  "export { default as Plane, default as PlaneIcon } from './icons/plane.mjs';",
  "export { default as Tag } from './icons/tag.mjs';",
].join('\n');
const files = iconFiles(INDEX);

test('every name of an icon leads to its file', () => {
  expect([...files]).toEqual([
    ['Plane', './icons/plane.mjs'],
    ['PlaneIcon', './icons/plane.mjs'],
    ['Tag', './icons/tag.mjs'],
  ]);
});

test('icons are imported from their files under their local names, types not at all', () => {
  const code = "import { type LucideIcon, Plane, Tag as Label } from 'lucide-react';";
  expect(namedByFile(code, files, '/icons')).toBe(
    "import Plane from '/icons/icons/plane.mjs'; import Label from '/icons/icons/tag.mjs';",
  );
});

test('what is no icon stays with the index', () => {
  const code = "import {\n  createLucideIcon,\n} from 'lucide-react';";
  expect(namedByFile(code, files, '/icons')).toBe("import { createLucideIcon } from 'lucide-react';");
});
