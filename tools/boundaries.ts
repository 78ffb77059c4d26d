/** Holds the code to the dependency rule of `data/architecture.ts`; part of `npm run check`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkEffects } from './checks/effects.ts';
import { findCycles } from './checks/imports.ts';
import { checkLayers } from './checks/layers.ts';
import { checkProducts } from './checks/products.ts';
import { listFiles, type Problem, readSources, report, type Source } from './checks/source.ts';
import { ARCHITECTURE } from './data/architecture.ts';
import { ROOT } from './root.ts';

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
    ...checkEffects(sources, ARCHITECTURE),
    ...checkProducts(sources, ARCHITECTURE.products, packages),
  ];
}

export function readManifests(files: readonly string[]): Map<string, Manifest> {
  const paths = files.filter((path) => /^(packages|apps)\/[^/]+\/package\.json$/.test(path));
  return new Map(
    paths.map((path) => [
      path.replace('/package.json', ''),
      JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Manifest,
    ]),
  );
}

if (import.meta.main) {
  const files = listFiles();
  const sources = readSources(files);
  const root = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { devDependencies: object };
  const types = Object.keys(root.devDependencies)
    .filter((name) => name.startsWith('@types/'))
    .map((name) => name.slice('@types/'.length));
  report(
    checkBoundaries(sources, readManifests(files), types),
    `${sources.length} files keep the dependency rule`,
  );
}
