/**
 * The message catalogs `packages/web/src/messages/<language>/<area>.json` and a product's own
 * `products/<product>/words/<language>/<area>.json`: every language has the same areas, keys and
 * placeholders, no key is in two files, a plural has its `other`, and every key that the code asks for
 * exists.
 */
import { basename, dirname } from 'node:path';
import { type ESTree, Visitor } from 'vite';
import { placeholdersOf } from './checks/icu.ts';
import { type Project, runAlone, type Verdict } from './checks/project.ts';
import type { Problem, Source } from './checks/source.ts';

/** Keys and texts by file path. */
type Catalogues = ReadonlyMap<string, Readonly<Record<string, string>>>;

const REFERENCE = 'en';
const LANGUAGES = ['en', 'fr'];
/** Whose code asks for texts. */
const SPEAKING = /^(packages\/web|apps\/(admin|agent|portal|profile)|products)\//;
const at = (path: string, message: string): Problem => ({ path, line: 1, message });

/** What differs between the languages. */
export function compareCatalogues(catalogues: Catalogues): Problem[] {
  const problems: Problem[] = [];
  const others = LANGUAGES.filter((each) => each !== REFERENCE);
  for (const [path, texts] of catalogues) {
    const language = path.split('/').at(-2) ?? '';
    for (const [key, text] of Object.entries(texts)) {
      problems.push(...checkText(path, key, text));
    }
    for (const other of language === REFERENCE ? others : [REFERENCE]) {
      const twin = path.replace(`/${language}/`, `/${other}/`);
      const translated = catalogues.get(twin);
      if (!translated) problems.push(at(path, `there is no ${twin}`));
      for (const key of translated ? Object.keys(texts) : []) {
        if (!(key in (translated ?? {}))) problems.push(at(twin, `${key} is missing`));
      }
      if (language === REFERENCE && translated)
        problems.push(...comparePlaceholders(twin, texts, translated));
    }
  }
  return problems;
}

/** A key in two files of a language: which of them is shown depends on their order. */
export function findRepeated(catalogues: Catalogues): Problem[] {
  const files = new Map<string, string>();
  return [...catalogues].flatMap(([path, texts]) =>
    Object.keys(texts).flatMap((key) => {
      const id = `${basename(dirname(path))} ${key}`;
      const other = files.get(id);
      files.set(id, path);
      return other ? [at(path, `${key} is in ${other} too`)] : [];
    }),
  );
}

function checkText(path: string, key: string, text: string): Problem[] {
  if (typeof text !== 'string' || text.trim() === '') return [at(path, `${key} has no text`)];
  try {
    placeholdersOf(text);
    return [];
  } catch (error) {
    return [at(path, `${key}: ${(error as Error).message}`)];
  }
}

function comparePlaceholders(
  path: string,
  texts: Record<string, string>,
  others: Record<string, string>,
): Problem[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const other = others[key];
    if (other === undefined) return [];
    try {
      const [wanted, given] = [text, other].map((each) => [...placeholdersOf(each)].sort().join(', '));
      return wanted === given ? [] : [at(path, `${key} has the placeholders {${given}}, not {${wanted}}`)];
    } catch {
      return [];
    }
  });
}

/** Keys asked for as literals: `t('key')`, `textRef('key')`, `msg('key')`, `<Trans id="key">`. */
export function usedKeys({ program }: Source): [key: string, offset: number][] {
  const found: [string, number][] = [];
  const add = (node: ESTree.Node | undefined | null): void => {
    if (node?.type === 'Literal' && typeof node.value === 'string') found.push([node.value, node.start]);
    if (node?.type === 'ConditionalExpression') [node.consequent, node.alternate].forEach(add);
  };
  new Visitor({
    CallExpression: ({ callee, arguments: [first] }) => {
      const name = callee.type === 'MemberExpression' ? callee.property : callee;
      if (name.type === 'Identifier' && /^(t|_|msg|textRef)$/.test(name.name)) add(first);
    },
    JSXOpeningElement: ({ name, attributes }) => {
      if (name.type !== 'JSXIdentifier' || !/^(Trans|T)$/.test(name.name)) return;
      for (const attribute of attributes) {
        if (attribute.type !== 'JSXAttribute' || attribute.name.name !== 'id') continue;
        const { value } = attribute;
        add(value?.type === 'JSXExpressionContainer' ? value.expression : value);
      }
    },
  }).visit(program);
  return found;
}

function checkUse(sources: readonly Source[], known: ReadonlySet<string>): Problem[] {
  return sources.flatMap((source) =>
    usedKeys(source)
      .filter(([key]) => !known.has(key))
      .map(([key, offset]) => ({
        path: source.path,
        line: source.lineOf(offset),
        message: `no text '${key}'`,
      })),
  );
}

export function check({ files, text, sources }: Project): Verdict {
  const catalogues = new Map<string, Record<string, string>>();
  for (const path of files.filter((each) =>
    /^(packages\/web\/src\/messages|products\/\w+\/words)\/\w+\/[\w-]+\.json$/.test(each),
  ))
    catalogues.set(path, JSON.parse(text(path)) as Record<string, string>);
  const speaks = (path: string): boolean => SPEAKING.test(path) && !path.includes('.test.');
  const known = new Set([...catalogues.values()].flatMap((texts) => Object.keys(texts)));
  const keys = [...catalogues].filter(([path]) => basename(dirname(path)) === REFERENCE);
  const count = keys.reduce((sum, [, texts]) => sum + Object.keys(texts).length, 0);
  return {
    problems: [
      ...compareCatalogues(catalogues),
      ...findRepeated(catalogues),
      ...checkUse(sources(files.filter(speaks)), known),
    ],
    summary: `${count} texts in ${LANGUAGES.join(', ')}`,
  };
}

runAlone(import.meta, check);
