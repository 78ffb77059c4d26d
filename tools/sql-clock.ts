/**
 * SQL reads the time by `now()` and `clock_timestamp()` alone: those are what `TEST_DAY` moves
 * (packages/postgres/src/embedded/shift-clock.ts). By any other spelling a statement lives on the real day.
 */
import { type ESTree, Visitor } from 'vite';
import { type Project, runAlone, type Verdict } from './checks/project.ts';
import type { Problem, Source } from './checks/source.ts';

/** They compare the moved clock with the true one. */
const MAY = /^packages\/postgres\/src\/embedded\/shift-clock(\.test)?\.ts$|^tools\/sql-clock\.test\.ts$/;

const CLOCKS =
  /\b(current_(?:timestamp|date|time)|localtime(?:stamp)?|(?:statement|transaction)_timestamp|timeofday)\b/gi;
/** Texts that PostgreSQL reads as a time of its own when they become one. */
const MOMENT = "'(?:now|today|tomorrow|yesterday)'";
const TYPE = '(?:timestamptz?|date|timetz?)\\b';
const TEXTS = new RegExp(
  `${MOMENT}\\s*::\\s*${TYPE}|\\b${TYPE}\\s+${MOMENT}|\\bcast\\s*\\(\\s*${MOMENT}`,
  'gi',
);
/** The age of a time alone is counted from today. */
const AGE = /\bage\s*\(\s*[\w."]+\s*\)/gi;

const WORDS_OF_SQL = /\b(select|insert|update|delete|values|default|interval|where|create|alter)\b/i;

/** What a statement reads the true clock by. */
export function trueClocksIn(sql: string): { readonly name: string; readonly offset: number }[] {
  // Of the same length, so that places stay
  const bare = sql.replace(/--[^\n]*/g, (comment) => ' '.repeat(comment.length));
  return [CLOCKS, TEXTS, AGE].flatMap((pattern) =>
    [...bare.matchAll(pattern)].map(({ 0: name, index }) => ({ name, offset: index })),
  );
}

/** Statements in TypeScript: what's tagged `sql`, and other texts with words of SQL. */
function statementsIn({ program, text }: Source): { readonly sql: string; readonly start: number }[] {
  const found: { sql: string; start: number }[] = [];
  const add = ({ start, end }: ESTree.Node, isTagged = false): void => {
    const sql = text.slice(start, end);
    if (isTagged || WORDS_OF_SQL.test(sql)) found.push({ sql, start });
  };
  new Visitor({
    TaggedTemplateExpression: ({ tag, quasi }) =>
      add(quasi, text.slice(tag.start, tag.end).startsWith('sql')),
    TemplateLiteral: (node) => add(node),
    Literal: (node) => {
      if (typeof node.value === 'string') add(node);
    },
  }).visit(program);
  return found;
}

const problemAt = (path: string, line: number, name: string): Problem => ({
  path,
  line,
  message: `${name} is the true time, which TEST_DAY doesn't move; write now() or clock_timestamp()`,
});

function problemsOf(project: Project, path: string): Problem[] {
  const text = project.text(path);
  // Few files have any of the words, and only those are walked
  if (trueClocksIn(text).length === 0) return [];
  const lineOf = (offset: number): number => text.slice(0, offset).split('\n').length;
  if (path.endsWith('.sql'))
    return trueClocksIn(text).map(({ name, offset }) => problemAt(path, lineOf(offset), name));
  const source = project.source(path);
  const found = (source ? statementsIn(source) : []).flatMap(({ sql, start }) =>
    trueClocksIn(sql).map(({ name, offset }) => ({ name, at: start + offset })),
  );
  // A text within a template is found twice
  return [...new Map(found.map((each) => [each.at, each])).values()].map(({ name, at }) =>
    problemAt(path, lineOf(at), name),
  );
}

export function check(project: Project): Verdict {
  const files = project.files.filter((path) => /\.(sql|tsx?)$/.test(path) && !MAY.test(path));
  return {
    problems: files.flatMap((path) => problemsOf(project, path)),
    summary: 'SQL reads the time by now() and clock_timestamp()',
  };
}

runAlone(import.meta, check);
