import { expect, test } from 'vitest';
import type { Project } from './checks/project.ts';
import { check } from './css-variables.ts';

const projectOf = (files: Readonly<Record<string, string>>): Project => ({
  files: Object.keys(files),
  text: (path) => files[path] ?? '',
  source: () => undefined,
  sources: () => [],
});

test('a variable nobody defines is named where it’s used', () => {
  const { problems } = check(
    projectOf({
      'packages/ui/src/theme.ts': "export const vars = { '--ink': '#123' };",
      'apps/a/page.css':
        '.a {\n  --gap: 4px;\n  color: var(--ink);\n  margin: var(--gap);\n  border-color: var(--line);\n}',
      'apps/a/page.tsx': 'const style = { width: "var(--width, 4px)", height: "var(--height)" };',
      'apps/a/page.test.tsx': 'const style = "var(--nobody)";',
    }),
  );
  expect(problems).toEqual([
    { path: 'apps/a/page.css', line: 5, message: 'no style or theme defines --line' },
    { path: 'apps/a/page.tsx', line: 1, message: 'no style or theme defines --height' },
  ]);
});
