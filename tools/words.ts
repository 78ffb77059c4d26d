/**
 * Words that make a sentence or a name read as translated stay out of declared names, file names, comments
 * and documents. What to write instead is in STYLE.md.
 */
import { type ESTree, Visitor } from 'vite';
import { type Project, readProject, report, type Verdict } from './checks/project.ts';
import { isData, isTypeScript, type Problem, parseIfWhole, type Source } from './checks/source.ts';

/** Banned in prose and names → what to write. */
const PROSE: Readonly<Record<string, string>> = {
  tell: 'show, report, notify or return',
  tells: 'shows, reports, notifies or returns',
  told: 'shown, reported, notified or returned',
  foretell: 'preview',
  said: 'shown, stated or given',
  hear: 'receive',
  hears: 'receives',
  heard: 'received',
  insist: 'require',
  insists: 'requires',
  doomed: 'what will happen',
  purse: 'payment sources',
  dearer: 'more expensive',
  mend: 'fix',
  mends: 'fixes',
  mended: 'fixed',
  whoever: 'the caller, the customer, the process',
  meanwhile: 'in between, or nothing',
};
/** Fine in a sentence, but not in a name. */
const NAMES: Readonly<Record<string, string>> = {
  ...PROSE,
  say: 'show, state or mean',
  says: 'the thing itself',
  inn: 'hotel',
  kept: 'cached, stored or saved',
  keeps: 'the thing itself',
  asked: 'requested, or the thing itself',
  asker: 'caller',
  askers: 'callers',
};

/** Names of the wire and of libraries. */
const ALLOWED_NAMES = new Set(['keptHere']);

/**
 * What isn't clean yet, with the number of words there. A number may only go down; a line goes when it
 * reaches none.
 */
const NOT_YET_CLEAN: Readonly<Record<string, number>> = {
  'apps/server': 24,
  products: 20,
  world: 37,
};

const TEXT = /\.(tsx?|css|sql|md)$/;
/** Applied migrations never change. */
const isApplied = (path: string): boolean => /\/migrations\/0[0-2]\d\d-/.test(path);
/** The check and its test hold the words themselves. */
const isOwn = (path: string): boolean => /^tools\/words(\.test)?\.ts$/.test(path);

/** `bookTrip`, `book-trip` and `BOOK_TRIP` are the words book and trip. */
const splitName = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

function checkName(path: string, line: number, name: string): Problem[] {
  if (ALLOWED_NAMES.has(name)) return [];
  return splitName(name).flatMap((word) => {
    const instead = Object.hasOwn(NAMES, word) ? NAMES[word] : undefined;
    return instead ? [{ path, line, message: `'${word}' in the name ${name}; write ${instead}` }] : [];
  });
}

/** Quoted text and code are somebody else's words. */
const withoutQuotes = (prose: string): string =>
  prose
    .replace(/```[\s\S]*?```|`[^`]*`|"[^"\n]*"|“[^”]*”/g, (found) => found.replace(/\S/g, '_'))
    .replace(/]\([^)]*\)/g, (found) => '_'.repeat(found.length));

function checkProse(path: string, firstLine: number, prose: string): Problem[] {
  const plain = withoutQuotes(prose);
  return [...plain.matchAll(/[A-Za-z]+/g)].flatMap(({ 0: found, index }) => {
    const word = found.toLowerCase();
    const instead = Object.hasOwn(PROSE, word) ? PROSE[word] : undefined;
    if (!instead) return [];
    const line = firstLine + plain.slice(0, index).split('\n').length - 1;
    return [{ path, line, message: `'${word}'; write ${instead}` }];
  });
}

/** Names that a TypeScript file declares, with their offsets. */
function findDeclaredNames(program: ESTree.Program): [string, number][] {
  const found: [string, number][] = [];
  const add = (node: ESTree.Node | null | undefined): void => {
    if (!node) return;
    if (node.type === 'Identifier') found.push([node.name, node.start]);
    if (node.type === 'ObjectPattern') for (const each of node.properties) add(each);
    if (node.type === 'Property') add(node.value);
    if (node.type === 'ArrayPattern') for (const each of node.elements) add(each);
    if (node.type === 'AssignmentPattern') add(node.left);
    if (node.type === 'RestElement') add(node.argument);
  };
  const addFunction = (node: ESTree.Function | ESTree.ArrowFunctionExpression): void => {
    add(node.id);
    for (const each of node.params) add(each);
  };
  new Visitor({
    VariableDeclarator: ({ id }) => add(id),
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ArrowFunctionExpression: addFunction,
    ClassDeclaration: ({ id }) => add(id),
    TSTypeAliasDeclaration: ({ id }) => add(id),
    TSPropertySignature: ({ key }) => add(key),
    TSMethodSignature: ({ key }) => add(key),
  }).visit(program);
  return found;
}

function checkTypeScript({ path, program, comments, lineOf }: Source): Problem[] {
  return [
    ...comments.flatMap(({ value, start }) => checkProse(path, lineOf(start), value)),
    ...findDeclaredNames(program).flatMap(([name, offset]) => checkName(path, lineOf(offset), name)),
  ];
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

function checkStyles(path: string, text: string): Problem[] {
  const blank = (comment: string): string => comment.replace(/[^\n]/g, ' ');
  const rules = text.replace(/\/\*[\s\S]*?\*\//g, blank);
  return [
    ...[...text.matchAll(/\/\*[\s\S]*?\*\//g)].flatMap(({ 0: found, index }) =>
      checkProse(path, lineAt(text, index), found),
    ),
    ...[...rules.matchAll(/(?:\.|--)([a-z][\w-]*)/g)].flatMap(({ 1: name = '', index }) =>
      checkName(path, lineAt(rules, index), name),
    ),
  ];
}

const checkSql = (path: string, text: string): Problem[] =>
  [...text.matchAll(/--.*/g)].flatMap(({ 0: found, index }) => checkProse(path, lineAt(text, index), found));

export function checkWords(
  path: string,
  text: string,
  parse: (path: string) => Source | undefined = () => parseIfWhole(path, text),
): Problem[] {
  if (isOwn(path) || isApplied(path)) return [];
  const names = checkName(path, 1, path.slice(path.lastIndexOf('/') + 1));
  if (isTypeScript(path)) {
    const source = parse(path);
    return source ? [...names, ...checkTypeScript(source)] : names;
  }
  if (path.endsWith('.css')) return [...names, ...checkStyles(path, text)];
  if (path.endsWith('.sql')) return [...names, ...checkSql(path, text)];
  return path.endsWith('.md') ? [...names, ...checkProse(path, 1, text)] : names;
}

/** The problems outside the folders of the list, and the folders whose number is wrong. */
export function applyRatchet(
  problems: readonly Problem[],
  allowed: Readonly<Record<string, number>>,
): Problem[] {
  const folderOf = ({ path }: Problem): string | undefined =>
    Object.keys(allowed).find((folder) => path.startsWith(`${folder}/`));
  const wrong = Object.entries(allowed).flatMap(([folder, most]) => {
    const found = problems.filter((problem) => folderOf(problem) === folder);
    if (found.length > most) {
      const message = `${found.length} words, ${most} at most; node tools/words.ts ${folder} lists them`;
      return [{ path: folder, line: 1, message }];
    }
    const message = `${found.length} words; take ${folder} off the list in tools/words.ts`;
    return found.length === 0 ? [{ path: folder, line: 1, message }] : [];
  });
  return [...problems.filter((problem) => folderOf(problem) === undefined), ...wrong];
}

const filesIn = ({ files }: Project): string[] => files.filter((path) => TEXT.test(path) && !isData(path));
const wordsIn = (project: Project): Problem[] =>
  filesIn(project).flatMap((path) => checkWords(path, project.text(path), project.source));

export function check(project: Project): Verdict {
  const left = Object.values(NOT_YET_CLEAN).reduce((sum, count) => sum + count, 0);
  return {
    problems: applyRatchet(wordsIn(project), NOT_YET_CLEAN),
    summary: `${filesIn(project).length} files, ${left} words left to replace`,
  };
}

if (import.meta.main) {
  const project = readProject();
  const folder = process.argv[2];
  if (folder === undefined) report(check(project));
  else {
    const problems = wordsIn(project).filter(({ path }) => path.startsWith(folder));
    report({ problems, summary: `${folder} has none of the words` });
  }
}
