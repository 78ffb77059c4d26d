/**
 * The texts that people read, by language: catalogs, and the packs of words that code has beside it
 * (`const EN = {…}`, `{ en: {…}, fr: {…} }`).
 */
import { type ESTree, Visitor } from 'vite';
import type { Project } from './project.ts';
import { isTest, type Source } from './source.ts';

export type Locale = 'en' | 'fr';
/** `key`: of a catalog; '' in code, where the line says which. A placeholder of a template is `{…}`. */
export type ShownText = {
  readonly path: string;
  readonly line: number;
  readonly key: string;
  readonly language: Locale;
  readonly text: string;
};

export const CATALOG = /^(?:packages\/web\/src\/messages|products\/\w+\/words)\/(en|fr)\/[\w-]+\.json$/;
const IN_CODE = /^((apps|packages)\/[\w-]+\/src|products\/\w+)\/.*\.tsx?$/;
const IN_DATA =
  /^((apps\/server|packages\/domain)\/src\/.*\/data|products\/\w+\/(rules|sell)\/.*data|config)\/.*\.json$/;

const PACK_NAME = /^(?:\w+_)?(EN|FR)$|^(en|fr)$/;
const languageOf = (name: string): Locale | undefined => {
  const found = PACK_NAME.exec(name);
  return found ? ((found[1] ?? found[2] ?? '').toLowerCase() as Locale) : undefined;
};

export function shownTexts({ files, text, sources }: Project): ShownText[] {
  return [
    ...files.flatMap((path) => {
      const language = CATALOG.exec(path)?.[1] as Locale | undefined;
      if (language) return inCatalog(path, language, text(path));
      return IN_DATA.test(path) ? inData(path, JSON.parse(text(path))) : [];
    }),
    ...sources(files.filter((path) => IN_CODE.test(path) && !isTest(path))).flatMap(inCode),
  ];
}

function inCatalog(path: string, language: Locale, json: string): ShownText[] {
  const lines = json.split('\n');
  return Object.entries(JSON.parse(json) as Record<string, string>).map(([key, text]) => ({
    path,
    line: lines.findIndex((line) => line.includes(`"${key}":`)) + 1,
    key,
    language,
    text,
  }));
}

/** Texts below `en` and `fr`, however deep. */
function inData(path: string, value: unknown, language?: Locale, key = ''): ShownText[] {
  if (typeof value === 'string') return language ? [{ path, line: 1, key, language, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    inData(path, each, language ?? languageOf(name), key ? `${key}.${name}` : name),
  );
}

type Pack = { readonly language: Locale; readonly start: number; readonly end: number };

export function inCode(source: Source): ShownText[] {
  if (!/\b(?:\w+_)?(?:EN|FR)\b|\b(?:en|fr)\b\s*:|\bfr\b/.test(source.text)) return [];
  const packs = packsIn(source.program);
  if (packs.length === 0) return [];
  const found: ShownText[] = [];
  const add = (start: number, text: string): void => {
    const pack = packs.find((each) => each.start <= start && start < each.end);
    if (!pack || !/\p{L}{2}/u.test(text)) return;
    found.push({ path: source.path, line: source.lineOf(start), key: '', language: pack.language, text });
  };
  const joined = new Set<ESTree.Node>();
  new Visitor({
    BinaryExpression: (node) => {
      if (node.operator !== '+' || joined.has(node)) return;
      const parts = partsOf(node, joined);
      if (parts.some((part) => part !== HOLE)) add(node.start, parts.join(''));
    },
    Literal: (node) => {
      if (typeof node.value === 'string' && !joined.has(node)) add(node.start, node.value);
    },
    TemplateLiteral: (node) => {
      if (!joined.has(node)) add(node.start, templateText(node));
    },
  }).visit(source.program);
  return found;
}

const HOLE = '{…}';

/** A sentence over several lines is one text. */
function partsOf(node: ESTree.Node, joined: Set<ESTree.Node>): string[] {
  joined.add(node);
  if (node.type === 'BinaryExpression' && node.operator === '+')
    return [...partsOf(node.left, joined), ...partsOf(node.right, joined)];
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
  return node.type === 'TemplateLiteral' ? [templateText(node)] : [HOLE];
}

const templateText = ({ quasis }: ESTree.TemplateLiteral): string =>
  quasis.map(({ value }) => value.cooked ?? value.raw).join(HOLE);

/** Where words of one language are: objects and texts that are named by it. */
function packsIn(program: ESTree.Program): Pack[] {
  const packs: Pack[] = [];
  const add = (name: string, value: ESTree.Node | null | undefined): void => {
    const language = languageOf(name);
    if (language && value && value.type !== 'Identifier')
      packs.push({ language, start: value.start, end: value.end });
  };
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier') add(id.name, init);
    },
    Property: ({ key, value }) => {
      if (key.type === 'Identifier') add(key.name, value);
    },
  }).visit(program);
  return packs;
}
