/**
 * What a file exports, another file imports. An export that nobody imports makes a reader look for who does,
 * and hides from the type check that it may be unused. `--fix` takes the word away.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, Visitor } from 'vite';
import { packagesIn } from './boundaries.ts';
import { resolveImport } from './checks/imports.ts';
import { type Project, readProject, runAlone, type Verdict } from './checks/project.ts';
import type { Problem, Source } from './checks/source.ts';
import { ROOT } from './root.ts';

/** What is imported by a name that no import statement shows. */
const LOADED: readonly (readonly [path: RegExp, because: string])[] = [
  [
    /^(apps\/portal\/src|products\/\w+\/pages)\/.*-(page|part)\.tsx?$/,
    'the router loads it by its name in pages.ts',
  ],
  [/\.config\.ts$/, 'a tool loads it'],
];

/** By path: the names that other files import, or `*` when one takes all. */
type Uses = ReadonlyMap<string, ReadonlySet<string>>;
const ALL = '*';

const nameOf = (node: ESTree.ModuleExportName): string => (node.type === 'Literal' ? node.value : node.name);

function findUses(sources: readonly Source[], packages: ReadonlyMap<string, string>): Uses {
  const uses = new Map<string, Set<string>>();
  for (const { path, program } of sources) {
    const use = (specifier: string, names: readonly string[]): void => {
      const target = resolveImport(path, specifier, packages);
      if (!target) return;
      const known = uses.get(target) ?? new Set();
      for (const name of names) known.add(name);
      uses.set(target, known);
    };
    new Visitor({
      ImportDeclaration: ({ source, specifiers }) =>
        use(
          source.value,
          specifiers.map((each) => {
            if (each.type === 'ImportSpecifier') return nameOf(each.imported);
            return each.type === 'ImportDefaultSpecifier' ? 'default' : ALL;
          }),
        ),
      ExportAllDeclaration: ({ source }) => use(source.value, [ALL]),
      ExportNamedDeclaration: ({ source, specifiers }) => {
        if (source)
          use(
            source.value,
            specifiers.map(({ local }) => nameOf(local)),
          );
      },
      ImportExpression: ({ source }) => {
        if (source.type === 'Literal' && typeof source.value === 'string') use(source.value, [ALL]);
      },
      TSImportType: ({ source }) => use(source.value, [ALL]),
    }).visit(program);
  }
  return uses;
}

/** Every name that a declaration declares; of a pattern none, since its parts cannot be taken apart here. */
function declared(declaration: ESTree.Declaration): string[] {
  if (declaration.type === 'VariableDeclaration') {
    const names = declaration.declarations.map(({ id }) => (id.type === 'Identifier' ? id.name : undefined));
    return names.every((name) => name !== undefined) ? names : [];
  }
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : [];
}

type Unused = { readonly path: string; readonly line: number; readonly name: string; readonly at: number };

/** Exported declarations that no other file imports; `at` is where the word `export` stands. */
function findUnused(sources: readonly Source[], packages: ReadonlyMap<string, string>): Unused[] {
  const uses = findUses(sources, packages);
  return sources.flatMap(({ path, program, lineOf }) => {
    const used = uses.get(path);
    if (used?.has(ALL) || LOADED.some(([known]) => known.test(path))) return [];
    return program.body.flatMap((node): Unused[] => {
      if (node.type !== 'ExportNamedDeclaration' || !node.declaration) return [];
      const names = declared(node.declaration);
      if (names.length === 0 || names.some((name) => used?.has(name))) return [];
      return [{ path, line: lineOf(node.start), name: names.join(', '), at: node.start }];
    });
  });
}

export const checkExports = (sources: readonly Source[], packages: ReadonlyMap<string, string>): Problem[] =>
  findUnused(sources, packages).map(({ path, line, name }) => ({
    path,
    line,
    message: `${name} is exported and imported nowhere; drop \`export\`, or what is unused`,
  }));

function dropExports(unused: readonly Unused[]): void {
  // From the end, so that what stands before keeps its place
  for (const { path, at } of unused.toReversed()) {
    const file = join(ROOT, path);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.slice(0, at) + text.slice(at).replace(/^export\s+/, ''));
  }
}

export function check(project: Project): Verdict {
  const sources = project.sources();
  return {
    problems: checkExports(sources, packagesIn(project)),
    summary: `what ${sources.length} files export is imported`,
  };
}

if (import.meta.main && process.argv.includes('--fix')) {
  const project = readProject();
  dropExports(findUnused(project.sources(), packagesIn(project)));
}
runAlone(import.meta, check);
