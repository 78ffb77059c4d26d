/** Holds the code to the dependency rule of `data/architecture.ts`; part of `npm run check`. */
import { checkEffects } from './checks/effects.ts';
import { findCycles } from './checks/imports.ts';
import { checkLayers } from './checks/layers.ts';
import { checkModuleLoops } from './checks/module-loops.ts';
import { checkProducts } from './checks/products.ts';
import { type Project, runAlone, type Verdict } from './checks/project.ts';
import type { Problem, Source } from './checks/source.ts';
import { ARCHITECTURE } from './data/architecture.ts';

type Manifest = { name: string; dependencies?: object; optionalDependencies?: object };

/** Every breach of the rules in the given sources. */
export function checkBoundaries(
  sources: readonly Source[],
  manifests: ReadonlyMap<string, Manifest>,
  typesOfRoot: readonly string[] = [],
): Problem[] {
  const packages = new Map([...manifests].map(([unit, { name }]) => [name, unit]));
  const declared = new Map<string, ReadonlySet<string>>([['types', new Set(typesOfRoot)]]);
  for (const [unit, { name, dependencies, optionalDependencies }] of manifests) {
    declared.set(unit, new Set([name, ...Object.keys({ ...dependencies, ...optionalDependencies })]));
  }
  return [
    ...checkLayers(sources, ARCHITECTURE, packages, declared),
    ...findCycles(sources, packages),
    ...checkModuleLoops(sources, ARCHITECTURE, packages),
    ...checkEffects(sources, ARCHITECTURE),
    ...checkProducts(sources, ARCHITECTURE.products, packages),
  ];
}

/** The packages' own, by their folders. */
function readManifests({ files, text }: Project): Map<string, Manifest> {
  const paths = files.filter((path) => /^((packages|apps)\/[^/]+|products|world)\/package\.json$/.test(path));
  return new Map(
    paths.map((path) => [path.replace('/package.json', ''), JSON.parse(text(path)) as Manifest]),
  );
}

/** The packages' folders by their names. */
export const packagesIn = (project: Project): Map<string, string> =>
  new Map([...readManifests(project)].map(([unit, { name }]) => [name, unit]));

export function check(project: Project): Verdict {
  const sources = project.sources();
  const root = JSON.parse(project.text('package.json')) as { devDependencies: object };
  const types = Object.keys(root.devDependencies)
    .filter((name) => name.startsWith('@types/'))
    .map((name) => name.slice('@types/'.length));
  return {
    problems: checkBoundaries(sources, readManifests(project), types),
    summary: `${sources.length} files keep the dependency rule`,
  };
}

runAlone(import.meta, check);
