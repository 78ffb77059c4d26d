/**
 * Sizes and names: files, functions and lines stay short, files say what they hold, a few constructs stay
 * out.
 */
import { basename } from 'node:path';
import { type ESTree, Visitor } from 'vite';
import { type Project, runAlone, type Verdict } from './checks/project.ts';
import { isData, isTest, isTypeScript, type Problem, type Source } from './checks/source.ts';

const FILE = 350;
const TEST_FILE = 500;
const FUNCTION = 70;
const LINE = 110;
/** Every table, by subject: read by searching for one. */
const LONG = new Set(['apps/server/src/db/migrations/0660-baseline.sql']);
const BANNED = new Set(['util', 'utils', 'helper', 'helpers', 'common', 'manager', 'service', 'services']);

const MEASURED = /\.(tsx?|css|sql|sh)$/;
/** Lower case with hyphens, then endings: `book-trip.test.ts`, `0001-tables.sql`, `.editorconfig` */
const NAME = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;
/** Required by other tools */
const KNOWN_NAMES = /^([A-Z]+(\.md)?|Dockerfile)$/;

export function checkName(path: string): Problem[] {
  return path.split('/').flatMap((part): Problem[] => {
    const word = part
      .replace(/\..*$/, '')
      .split('-')
      .find((each) => BANNED.has(each));
    if (word) return [{ path, line: 1, message: `'${word}' says nothing; name what it does` }];
    if (NAME.test(part) || KNOWN_NAMES.test(part)) return [];
    return [{ path, line: 1, message: `${part} is not in kebab-case` }];
  });
}

/** The formatter never breaks the import of one name. */
const ONE_IMPORT = /^import .* from '[^']+';$/;

export function checkLength(path: string, text: string): Problem[] {
  const lines = text.split('\n');
  const problems = lines.flatMap((line, index): Problem[] =>
    line.length > LINE && !ONE_IMPORT.test(line)
      ? [{ path, line: index + 1, message: `${line.length} columns, ${LINE} at most` }]
      : [],
  );
  const most = isTest(path) ? TEST_FILE : FILE;
  const count = lines.length - (text.endsWith('\n') ? 1 : 0);
  if (count > most && !isData(path) && !LONG.has(path))
    problems.push({ path, line: 1, message: `${count} lines, ${most} at most` });
  return problems;
}

export function checkSyntax(source: Source): Problem[] {
  const problems: Problem[] = [];
  const add = (offset: number, message: string): void => {
    problems.push({ path: source.path, line: source.lineOf(offset), message });
  };
  const measure = ({ start, end }: ESTree.Function | ESTree.ArrowFunctionExpression): void => {
    const lines = source.lineOf(end) - source.lineOf(start) + 1;
    if (lines > FUNCTION && !isTest(source.path))
      add(start, `a function of ${lines} lines, ${FUNCTION} at most`);
  };
  let foreign = 0;
  new Visitor({
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
    TSModuleDeclaration: () => void foreign++,
    'TSModuleDeclaration:exit': () => void foreign--,
    // Only an interface can add to a library's own
    TSInterfaceDeclaration: ({ start }) => foreign || add(start, 'interface; write a type'),
    TSEnumDeclaration: ({ start }) => add(start, 'enum; write a union of strings'),
    TSAnyKeyword: ({ start }) => add(start, 'any; write the type or unknown'),
    TSNonNullExpression: ({ expression, end }) =>
      mayAssert(source.path, expression) || add(end, '`!` hides a missing value; check or assert it by name'),
    // `{ ...{ a, b } }` puts three lines on one; its fields belong in the outer literal
    SpreadElement: ({ argument, start }) =>
      isLiteral(argument) && add(start, 'spreads a literal; write its parts where it stands'),
    JSXSpreadAttribute: ({ argument, start }) =>
      isLiteral(argument) && add(start, 'spreads a literal; write its attributes'),
  }).visit(source.program);
  return problems;
}

/**
 * Tests may assert, and so may geography and what the world has for sale: each index into their typed arrays
 * is in range. The world's suppliers may do so only after an index.
 */
function mayAssert(path: string, node: ESTree.Node): boolean {
  if (isTest(path) || /^(packages\/geography|bench|tools\/chaos)\//.test(path)) return true;
  if (/^world\/src\/(\w+\/inventory\/|(data|places)\/|[\w-]+\.ts$)/.test(path)) return true;
  const isIndex = node.type === 'MemberExpression' && node.computed;
  return isIndex && /^world\/src\/\w+\/supplier\//.test(path);
}

/** `{ … }` and `[ … ]` that hold something, also as constants or in parentheses */
function isLiteral(node: ESTree.Node): boolean {
  if (node.type === 'TSAsExpression' || node.type === 'ParenthesizedExpression')
    return isLiteral(node.expression);
  if (node.type === 'ObjectExpression') return node.properties.length > 0;
  return node.type === 'ArrayExpression' && node.elements.length > 0;
}

function checkFile({ text, source }: Project, path: string): Problem[] {
  if (!MEASURED.test(path)) return checkName(path);
  const parsed = source(path);
  return [...checkName(path), ...checkLength(path, text(path)), ...(parsed ? checkSyntax(parsed) : [])];
}

function median({ files, text }: Project): number {
  const code = files.filter((path) => isTypeScript(path) && !isTest(path) && !isData(path));
  const sizes = code.map((path) => text(path).split('\n').length).sort((a, b) => a - b);
  return sizes[sizes.length >> 1] ?? 0;
}

export function check(project: Project): Verdict {
  const files = project.files.filter((path) => basename(path) !== 'package-lock.json');
  return {
    problems: files.flatMap((path) => checkFile(project, path)),
    summary: `${files.length} files, median ${median(project)} lines`,
  };
}

runAlone(import.meta, check);
