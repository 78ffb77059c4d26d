/** Where an import leads, and whether imports run in a circle. */
import { posix } from 'node:path';
import type { Problem, Source } from './source.ts';

/**
 * The unit a file belongs to: `packages/domain`, `apps/server`, or the top folder (`tools`, `e2e`,
 * `bench`).
 */
export function unitOf(path: string): string {
  const [top = '', name = ''] = path.split('/');
  return top === 'packages' || top === 'apps' ? `${top}/${name}` : top;
}

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
  if (clean.startsWith('#')) return `${unitOf(from)}/src/${clean.slice(1)}`;
  const unit = packages.get(packageOf(clean));
  return unit && `${unit}/src/${clean.slice(packageOf(clean).length + 1)}`;
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
  const problems: Problem[] = [];
  const done = new Set<string>();
  const visit = (path: string, trail: string[]): void => {
    const at = trail.indexOf(path);
    if (at !== -1) {
      const circle = trail.slice(at);
      const first = [...circle].sort()[0] ?? path;
      const turn = circle.indexOf(first);
      const ordered = [...circle.slice(turn), ...circle.slice(0, turn), first];
      problems.push({
        path: first,
        line: 1,
        message: `imports itself by way of ${ordered.slice(1).join(' → ')}`,
      });
      return;
    }
    if (done.has(path)) return;
    for (const target of arrows.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const path of [...arrows.keys()].sort()) visit(path, []);
  return problems;
}
