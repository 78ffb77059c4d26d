/** Whether the server's modules form a loop: in the list of permitted imports, or in the code at run time. */
import type { Architecture } from './architecture.ts';
import { findLoops, resolveImport } from './imports.ts';
import { isTest, type Problem, type Source } from './source.ts';

const MODULE = /^apps\/server\/src\/modules\/[\w-]+\/([\w-]+)\//;
const moduleIn = (path: string): string | undefined => MODULE.exec(path)?.[1];

export function checkModuleLoops(
  sources: readonly Source[],
  { moduleArrows }: Pick<Architecture, 'moduleArrows'>,
  packages: ReadonlyMap<string, string>,
): Problem[] {
  const inList = findLoops(new Map(Object.entries(moduleArrows)));
  const inCode = findLoops(runTimeArrows(sources, packages));
  return [
    ...inList.map((loop) => problem('tools/data/architecture.ts', 'permits', loop)),
    ...inCode.map((loop) => problem('apps/server/src/modules', 'have', loop)),
  ];
}

const problem = (path: string, verb: string, loop: readonly string[]): Problem => ({
  path,
  line: 1,
  message: `${verb} a loop of modules: ${[...loop, loop[0]].join(' → ')}`,
});

/** Without types, which are gone at run time, and without tests. */
function runTimeArrows(
  sources: readonly Source[],
  packages: ReadonlyMap<string, string>,
): Map<string, Set<string>> {
  const arrows = new Map<string, Set<string>>();
  for (const { path, imports } of sources) {
    const from = moduleIn(path);
    if (from === undefined || isTest(path)) continue;
    const targets = arrows.get(from) ?? new Set();
    arrows.set(from, targets);
    for (const { specifier, typeOnly } of imports) {
      const to = typeOnly ? undefined : moduleIn(resolveImport(path, specifier, packages) ?? '');
      if (to !== undefined && to !== from) targets.add(to);
    }
  }
  return arrows;
}
