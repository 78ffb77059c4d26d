/** Which unit, layer, module and feature may import which. */
import type { Architecture } from './architecture.ts';
import { packageOf, resolveImport, unitOf } from './imports.ts';
import { isTest, type Problem, type Source } from './source.ts';

/** The dependencies that each unit's package.json declares; under `types`, what the root has `@types` for. */
type Declared = ReadonlyMap<string, ReadonlySet<string>>;

export function checkLayers(
  sources: readonly Source[],
  rules: Architecture,
  packages: ReadonlyMap<string, string>,
  declared: Declared,
): Problem[] {
  return sources.flatMap((source) =>
    source.imports.flatMap(({ specifier, line, typeOnly }): Problem[] => {
      const target = resolveImport(source.path, specifier, packages);
      const message = target
        ? (climbing(specifier) ??
          crossing(source.path, target, rules) ??
          layering(source.path, target, rules) ??
          (manifestOf(source.path) === manifestOf(target)
            ? undefined
            : undeclared(source.path, specifier, declared, typeOnly)))
        : undeclared(source.path, specifier, declared, typeOnly);
      return message ? [{ path: source.path, line, message }] : [];
    }),
  );
}

/** The folder whose package.json declares what a file needs: one for all of the products. */
const manifestOf = (path: string): string => (path.startsWith('products/') ? 'products' : unitOf(path));

/** Such a path also leads out of a checkout, where a folder of that name may stand beside it. */
const climbing = (specifier: string): string | undefined =>
  /^(\.\.\/)+shared\//.test(specifier)
    ? `${specifier} climbs out to a folder 'shared'; import it from the unit's root, by #`
    : undefined;

function crossing(from: string, to: string, rules: Architecture): string | undefined {
  const [unit, other] = [unitOf(from), unitOf(to)];
  const allowed = rules.units[unit];
  if (unit === other || !allowed || isTest(from)) return undefined;
  if (rules.importExceptions.some(([a, b]) => a.test(from) && b.test(to))) return undefined;
  if (!allowed.includes(other)) return `${unit} may not import ${other}`;
  const ports = rules.ports[unit]?.[other];
  return !ports || ports.some((port) => port.test(to)) ? undefined : `${to} is no port of ${other}`;
}

function layering(from: string, to: string, rules: Architecture): string | undefined {
  if (unitOf(from) !== unitOf(to) || isTest(from) || !rules.units[unitOf(from)]) return undefined;
  if (isTest(to)) return `${to} is for tests`;
  if (rules.importExceptions.some(([a, b]) => a.test(from) && b.test(to))) return undefined;
  if (unitOf(from) === 'apps/server') return serverLayering(from, to, rules);
  return rules.webApps.includes(unitOf(from)) ? webLayering(from, to) : undefined;
}

/** A file straight under src belongs to the layer `base`, except main.ts. */
function serverLayer(path: string): string {
  const [first = '', second] = path.replace('apps/server/src/', '').split('/');
  if (first === 'db' && second === 'seed') return 'seed';
  if (!second) return first === 'main.ts' ? 'main' : 'base';
  return first;
}

function serverLayering(from: string, to: string, rules: Architecture): string | undefined {
  const [a, b] = [serverLayer(from), serverLayer(to)];
  const rank = (layer: string): number => rules.serverLayers.findIndex((level) => level.includes(layer));
  if (rank(a) === -1) return `layer ${a} is not in the architecture`;
  if (rank(b) > rank(a)) return `layer ${a} may not import ${b}`;
  if (a !== 'modules' || b !== 'modules') return undefined;
  const [module, other] = [from, to].map((path) => path.split('/')[5]);
  // What a capability is belongs to no module
  if (module === undefined || other === undefined) return undefined;
  if (module === other || rules.moduleArrows[module]?.includes(other)) return undefined;
  return `module ${module} may not import ${other}: no such arrow`;
}

function webLayering(from: string, to: string): string | undefined {
  const layerOf = (path: string): [string, string] => {
    const [layer = '', name = ''] = path.split('/').slice(3);
    return [layer, name];
  };
  const [[a, feature], [b, other]] = [layerOf(from), layerOf(to)];
  if (a === 'features' && b === 'app') return 'a feature may not import app';
  if (a === 'features' && b === 'features' && feature !== other)
    return `feature ${feature} may not import ${other}`;
  return undefined;
}

function undeclared(
  from: string,
  specifier: string,
  declared: Declared,
  typeOnly: boolean,
): string | undefined {
  const known = declared.get(manifestOf(from));
  const name = packageOf(specifier);
  if (!known || isTest(from) || /^(node|virtual):/.test(specifier) || !/^products\/|\/src\//.test(from))
    return undefined;
  if (known.has(name) || (typeOnly && declared.get('types')?.has(name))) return undefined;
  return `${name} is not a dependency of ${unitOf(from)}`;
}
