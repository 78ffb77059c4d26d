/**
 * Names each icon's own file where the code imports it from the library's index, so that a chunk is cut by
 * the icons it draws: through the index every page would seem to need them all.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const LIBRARY = join(
  dirname(createRequire(import.meta.url).resolve('lucide-react/package.json')),
  'dist/esm',
);
const EXPORT = /^export \{ ([^}]+) \} from '(\.\/icons\/[^']+)';/gm;
const IMPORT = /import \{([^}]+)\} from 'lucide-react';/g;

/** The file of every name that the library's index exports. */
export function iconFiles(index: string): ReadonlyMap<string, string> {
  return new Map(
    [...index.matchAll(EXPORT)].flatMap(([, names = '', file = '']) =>
      names.split(', ').map((name) => [name.replace('default as ', ''), file] as const),
    ),
  );
}

/** `import { Plane, Tag as Label } from 'lucide-react';` as one import a file. */
export function namedByFile(code: string, files: ReadonlyMap<string, string>, folder: string): string {
  return code.replace(IMPORT, (_, names: string) =>
    names
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part && !part.startsWith('type '))
      .map((part) => {
        const [name = '', local = name] = part.split(' as ');
        const file = files.get(name);
        return file
          ? `import ${local} from '${join(folder, file)}';`
          : `import { ${part} } from 'lucide-react';`;
      })
      .join(' '),
  );
}

export function iconImports(): Plugin {
  const files = iconFiles(readFileSync(join(LIBRARY, 'lucide-react.mjs'), 'utf8'));
  return {
    name: 'icon-imports',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: "'lucide-react'" },
      handler: (code) => ({ code: namedByFile(code, files, LIBRARY), map: null }),
    },
  };
}
