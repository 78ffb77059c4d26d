/** Where an import leads, and whether imports run in a circle. */
import { posix } from 'node:path';
import type { Problem, Source } from './source.ts';

/**
 * The unit a file belongs to: `packages/domain`, `apps/server`, a layer of the products (`products/rules`),
 * a list of theirs (`products/codes`), or the top folder (`tools`, `e2e`, `bench`).
 */
export function unitOf(path: string): string {
  const [top = '', name = '', layer = '', file] = path.split('/');
  if (top === 'products' && name === 'lists') return path.replace(/\.ts$/, '');
  if (top === 'products' && name) return `products/${(file ? layer : name).replace(/\.ts$/, '')}`;
  return top === 'packages' || top === 'apps' ? `${top}/${name}` : top;
}

/** The folder that a package's names are read from. */
const rootOf = (path: string): string => {
  const [top = '', name = ''] = path.split('/');
  if (top === 'products') return top;
  return top === 'packages' || top === 'apps' ? `${top}/${name}/src` : `${top}/src`;
};

/** The package name of `@scope/name/file` or `name/file`. */
export const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** The repository path that a specifier means, or undefined for one from npm or Node. */
export function resolveImport(
  from: string,
  specifier: string,
  packages: ReadonlyMap<string, string>,
): string | undefined {
  const clean = specifier.replace(/\?.*$/, '');
  if (clean.startsWith('.')) return posix.join(posix.dirname(from), clean);
  if (clean.startsWith('#')) return `${rootOf(from)}/${clean.slice(1)}`;
  const unit = packages.get(packageOf(clean));
  return unit && `${rootOf(unit)}/${clean.slice(packageOf(clean).length + 1)}`;
}

/** Circles of imports, each reported once at its first file in the alphabet. */
export function findCycles(sources: readonly Source[], packages: ReadonlyMap<string, string>): Problem[] {
  const arrows = new Map<string, string[]>();
  for (const source of sources) {
    const targets = source.imports.map((each) => resolveImport(source.path, each.specifier, packages));
    arrows.set(
      source.path,
      targets.filter((target): target is string => target !== undefined),
    );
  }
  return findLoops(arrows).map(([first = '', ...others]) => ({
    path: first,
    line: 1,
    message: `imports itself by way of ${[...others, first].join(' → ')}`,
  }));
}

/** Loops of arrows, each once, from its first name in the alphabet. */
export function findLoops(arrows: ReadonlyMap<string, Iterable<string>>): string[][] {
  const loops: string[][] = [];
  const done = new Set<string>();
  const visit = (name: string, trail: string[]): void => {
    const at = trail.indexOf(name);
    if (at !== -1) {
      const loop = trail.slice(at);
      const turn = loop.indexOf([...loop].sort()[0] ?? name);
      loops.push([...loop.slice(turn), ...loop.slice(0, turn)]);
      return;
    }
    if (done.has(name)) return;
    for (const target of arrows.get(name) ?? []) visit(target, [...trail, name]);
    done.add(name);
  };
  for (const name of [...arrows.keys()].sort()) visit(name, []);
  return loops;
}
