/**
 * Names a library's own file where code imports from its index, so that a chunk is cut by what it needs:
 * through the index every page would seem to need all icons, and every kind of query.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const EXPORT = /^(?:export|import) \{ ([^}]+) \} from ["'](\.\/[^"']+)["'];/gm;

type Exported = { readonly file: string; readonly name: string };
type Library = ReadonlyMap<string, Exported>;

/** The file of every name that an index exports, and its name there. */
export function filesOfIndex(index: string, folder: string): Library {
  return new Map(
    [...index.matchAll(EXPORT)].flatMap(([, names = '', file = '']) =>
      names.split(', ').map((part) => {
        const [name = '', local = name] = part.split(' as ');
        return [local, { file: join(folder, file), name }] as const;
      }),
    ),
  );
}

/** `import { Plane, Tag as Label } from 'lucide-react';` as one import a file. */
export function namedByFile(code: string, library: string, files: Library): string {
  const imports = new RegExp(`import \\{([^}]+)\\} from ["']${library}["'];`, 'g');
  return code.replace(imports, (_, names: string) =>
    names
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part && !part.startsWith('type '))
      .map((part) => {
        const [name = '', local = name] = part.split(' as ');
        const found = files.get(name);
        if (!found) return `import { ${part} } from '${library}';`;
        const what = found.name === 'default' ? local : `{ ${found.name} as ${local} }`;
        return `import ${what} from '${found.file}';`;
      })
      .join(' '),
  );
}

/** `index` is below the library's folder. */
function readLibrary(from: string, name: string, index: string): Library {
  const path = join(dirname(createRequire(from).resolve(`${name}/package.json`)), index);
  return filesOfIndex(readFileSync(path, 'utf8'), dirname(path));
}

export function libraryImports(): Plugin {
  const here = import.meta.url;
  const core = readLibrary(here, '@tanstack/query-core', 'build/modern/index.js');
  const libraries: readonly (readonly [string, Library])[] = [
    ['lucide-react', readLibrary(here, 'lucide-react', 'dist/esm/lucide-react.mjs')],
    // It exports all of its core
    [
      '@tanstack/react-query',
      new Map([...core, ...readLibrary(here, '@tanstack/react-query', 'build/modern/index.js')]),
    ],
    ['@tanstack/query-core', core],
  ];
  return {
    name: 'library-imports',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: {
        id: /\.tsx?$|@tanstack\/react-query\/build\/modern\/\w+\.js$/,
        code: /["'](?:lucide-react|@tanstack\/(?:react-query|query-core))["']/,
      },
      handler: (code) => ({
        code: libraries.reduce((text, [name, files]) => namedByFile(text, name, files), code),
        map: null,
      }),
    },
  };
}
