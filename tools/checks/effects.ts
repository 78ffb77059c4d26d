/**
 * Effects are taken only where the architecture allows: SQL, the network, the clock, randomness, tenants'
 * names. Tests get the clock from one place.
 */
import { type ESTree, Visitor } from 'vite';
import type { Architecture, Effect } from './architecture.ts';
import { isTest, type Problem, type Source } from './source.ts';

const KYSELY = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto']);
const RANDOM = new Set(['randomUUID', 'randomBytes', 'randomInt', 'getRandomValues', 'randomFillSync']);

const MESSAGES: Record<Effect, string> = {
  sql: 'SQL belongs in store.ts, db/ and workflow/',
  fetch: 'the network belongs in suppliers and the API client',
  clock: 'the clock is injected (Clock)',
  testClock: 'tests get the day and the time from packages/domain/src/testing/today.ts',
  random: 'randomness is injected (Random)',
  tenant: "a tenant's name is compared; ask for a capability",
};

export function checkEffects(sources: readonly Source[], rules: Architecture): Problem[] {
  return sources.flatMap((source) =>
    effectsOf(source)
      .flatMap((found) => (isTest(source.path) ? inTest(found) : [found]))
      .filter(([effect]) => !rules.effects[effect].some(([where]) => where.test(source.path)))
      .map(([effect, offset]) => ({
        path: source.path,
        line: source.lineOf(offset),
        message: MESSAGES[effect],
      })),
  );
}

/** Tests may do what they like, except to fail on some days. */
const inTest = ([effect, offset]: [Effect, number]): [Effect, number][] =>
  effect === 'clock' ? [['testClock', offset]] : [];

function effectsOf({ program, text }: Source): [Effect, number][] {
  const found: [Effect, number][] = [];
  const compares = (a: ESTree.Node, b: ESTree.Node): boolean =>
    a.type === 'Literal' &&
    typeof a.value === 'string' &&
    /tenant(\.?id)?$/i.test(text.slice(b.start, b.end));
  new Visitor({
    TaggedTemplateExpression: ({ tag, start }) => {
      if (nameOf(tag) === 'sql') found.push(['sql', start]);
    },
    CallExpression: (node) => {
      const effect = effectOfCall(node);
      if (effect) found.push([effect, node.start]);
    },
    NewExpression: ({ callee, arguments: given, start }) => {
      if (nameOf(callee) === 'Date' && given.length === 0) found.push(['clock', start]);
    },
    BinaryExpression: ({ left, right, operator, start }) => {
      if (!/^[!=]==?$/.test(operator)) return;
      if (compares(left, right) || compares(right, left)) found.push(['tenant', start]);
    },
    SwitchStatement: ({ discriminant, cases }) => {
      for (const { test, start } of cases)
        if (test && compares(test, discriminant)) found.push(['tenant', start]);
    },
  }).visit(program);
  return found;
}

const nameOf = (node: ESTree.Node): string => (node.type === 'Identifier' ? node.name : '');

function effectOfCall({ callee, arguments: given }: ESTree.CallExpression): Effect | undefined {
  if (callee.type !== 'MemberExpression') {
    if (nameOf(callee) === 'fetch') return 'fetch';
    return RANDOM.has(nameOf(callee)) ? 'random' : undefined;
  }
  const [object, property] = [nameOf(callee.object), nameOf(callee.property)];
  if (object === 'Date' && property === 'now') return 'clock';
  if (callee.object.type === 'MemberExpression' && nameOf(callee.object.property) === 'Now') return 'clock';
  if (object === 'Math' && property === 'random') return 'random';
  if (RANDOM.has(property)) return 'random';
  if (property === 'fetch' && /^(globalThis|window|self)$/.test(object)) return 'fetch';
  if (KYSELY.has(property) || object === 'sql') return 'sql';
  const [first] = given;
  const isText =
    first?.type === 'TemplateLiteral' || (first?.type === 'Literal' && typeof first.value === 'string');
  return property === 'query' && isText ? 'sql' : undefined;
}
