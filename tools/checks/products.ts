/**
 * Shared code knows no product: outside `products/` nothing imports a product's folder or compares a
 * product's kind, and no product imports another's. What a product does differently is asked of the registry.
 */
import { type ESTree, Visitor } from 'vite';
import type { Architecture } from './architecture.ts';
import { resolveImport, unitOf } from './imports.ts';
import { isTest, type Problem, type Source } from './source.ts';

export function checkProducts(
  sources: readonly Source[],
  rules: Architecture['products'],
  packages: ReadonlyMap<string, string>,
): Problem[] {
  const isFree = (path: string): boolean =>
    isTest(path) ||
    path.includes('/testing/') ||
    !rules.units.includes(unitOf(path)) ||
    rules.registries.some(([where]) => where.test(path));
  return sources
    .filter(({ path }) => !isFree(path))
    .flatMap((source) => [...foreignImports(source, packages), ...comparisons(source, rules.kinds)]);
}

const FOLDER = /\/src\/products\/([\w-]+)\//;
/** The market has a folder for each product straight under src. */
const MARKET = /^packages\/market\/src\/(hotel|flight|car|home|activity|package|ground)\//;
/** Beside the products, and of all of them. */
const SHARED = new Set(['shared', 'testing']);

function productOf(path: string): string | undefined {
  const product = (FOLDER.exec(path) ?? MARKET.exec(path))?.[1];
  return product && !SHARED.has(product) ? product : undefined;
}

function foreignImports(source: Source, packages: ReadonlyMap<string, string>): Problem[] {
  const own = productOf(source.path);
  return source.imports.flatMap(({ specifier, line }) => {
    const target = resolveImport(source.path, specifier, packages);
    const other = target && productOf(target);
    if (!other || other === own) return [];
    const message = own
      ? `product ${own} may not import ${other}`
      : `shared code may not import product ${other}; ask the registry`;
    return [{ path: source.path, line, message }];
  });
}

/** `trip.kind === 'Hotel'` and its like. */
function comparisons(source: Source, kinds: readonly string[]): Problem[] {
  if (productOf(source.path)) return [];
  const found: number[] = [];
  const isKind = (node: ESTree.Node): boolean =>
    node.type === 'Literal' && typeof node.value === 'string' && kinds.includes(node.value);
  new Visitor({
    BinaryExpression: ({ left, right, operator, start }) => {
      if (/^[!=]==?$/.test(operator) && (isKind(left) || isKind(right))) found.push(start);
    },
    SwitchStatement: ({ cases }) => {
      for (const { test, start } of cases) if (test && isKind(test)) found.push(start);
    },
  }).visit(source.program);
  return found.map((offset) => ({
    path: source.path,
    line: source.lineOf(offset),
    message: 'a product is compared; ask the registry',
  }));
}
