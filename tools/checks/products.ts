/**
 * Shared code knows no product: outside `products/` nothing imports a product's folder, compares a product's
 * kind or names several products side by side, and no product imports another's. What a product does
 * differently is asked of the registry.
 */
import { PRODUCT_KINDS } from '@sojourn/products/product-list.ts';
import { type ESTree, Visitor } from 'vite';
import type { Architecture, Place } from './architecture.ts';
import { resolveImport, unitOf } from './imports.ts';
import { isTest, type Problem, type Source } from './source.ts';

export function checkProducts(
  sources: readonly Source[],
  rules: Architecture['products'],
  packages: ReadonlyMap<string, string>,
): Problem[] {
  const isOf = (path: string, units: readonly string[], free: readonly Place[]): boolean =>
    !isTest(path) &&
    !path.includes('/testing/') &&
    units.includes(unitOf(path)) &&
    !free.some(([where]) => where.test(path));
  const { units, registries, alsoNamedIn, named } = rules;
  return sources.flatMap((source) => [
    ...(isOf(source.path, units, registries)
      ? [...foreignImports(source, packages), ...comparisons(source, rules.kinds)]
      : []),
    ...(isOf(source.path, [...units, ...alsoNamedIn], [...registries, ...named])
      ? sideBySide(source, rules.names)
      : []),
  ]);
}

const FOLDER = /^products\/([\w-]+)\//;
/** The world has a folder for each product straight under src. */
const WORLD = new RegExp(`^world/src/(${PRODUCT_KINDS.join('|')})/`);
/** Lists and test set-ups of all products. */
const SHARED = new Set(['lists', 'testing']);

function productOf(path: string): string | undefined {
  const product = (FOLDER.exec(path) ?? WORLD.exec(path))?.[1];
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

/** The names of an object's fields, of a type's, or of a pattern's; and the words of a list or a union. */
type Named = { readonly start: number; readonly names: readonly string[] };

function keyNames(members: readonly ESTree.Node[]): string[] {
  return members.flatMap((member) => {
    if (member.type !== 'Property' && member.type !== 'TSPropertySignature') return [];
    const { key, computed } = member;
    if (key.type === 'Identifier') return computed ? [] : [key.name];
    return key.type === 'Literal' ? [String(key.value)] : [];
  });
}

const wordNames = (nodes: readonly (ESTree.Node | null)[]): string[] =>
  nodes.flatMap((node) => {
    const literal = node?.type === 'TSLiteralType' ? node.literal : node;
    return literal?.type === 'Literal' && typeof literal.value === 'string' ? [literal.value] : [];
  });

/** `{ hotels: …, cars: … }`, `{ hotel, car }`, `['Hotel', 'Car']`, `'hotels' | 'cars'` and their like. */
function sideBySide(source: Source, names: Architecture['products']['names']): Problem[] {
  if (productOf(source.path)) return [];
  const found: Named[] = [];
  new Visitor({
    ObjectExpression: ({ properties, start }) => void found.push({ start, names: keyNames(properties) }),
    ObjectPattern: ({ properties, start }) => void found.push({ start, names: keyNames(properties) }),
    TSTypeLiteral: ({ members, start }) => void found.push({ start, names: keyNames(members) }),
    TSUnionType: ({ types, start }) => void found.push({ start, names: wordNames(types) }),
    ArrayExpression: ({ elements, start }) => void found.push({ start, names: wordNames(elements) }),
  }).visit(source.program);
  return found
    .map(({ start, names: given }) => ({
      start,
      products: Object.keys(names).filter((product) => names[product]?.some((name) => given.includes(name))),
    }))
    .filter(({ products }) => products.length > 1)
    .map(({ start, products }) => ({
      path: source.path,
      line: source.lineOf(start),
      message: `${products.join(', ')} are named side by side; ask the registry`,
    }));
}
