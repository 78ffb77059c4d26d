/**
 * A migration only adds, so that servers of the version before go on beside it while an upgrade rolls. One
 * that cannot be so has to be named in docs/operations.md with what an operator must do.
 */
import { join } from 'node:path';
import { readMigrations } from '@sojourn/postgres/migrate.ts';
import { type Project, runAlone, type Verdict } from './checks/project.ts';
import { sqlStatements } from './checks/sql-statements.ts';
import { ROOT } from './root.ts';

const OPERATIONS = 'docs/operations.md';
/** Each app's migrations, from the first that this was asked of. */
const FROM: Readonly<Record<string, string>> = { server: '0661', vault: '0011', bank: '0004' };

type Rule = readonly [statement: RegExp, because: string];
const RULES: readonly Rule[] = [
  [/^drop (table|schema|view|function|type|sequence)\b/, 'takes away what is still used'],
  [
    /^alter table .*\bdrop (?!constraint\b|default\b|not null\b|expression\b|identity\b)/,
    'takes away a column that is still used',
  ],
  [/^alter .*\brename\b/, 'renames what is still used'],
  [/^alter table .*\balter (column )?\S+ (type|set data type)\b/, 'changes the type of what is still used'],
  [/^alter table .*\balter (column )?\S+ set not null\b/, 'refuses rows as they are still written'],
  [
    /^alter table .*\badd (constraint|check|unique|exclude|foreign|primary)\b/,
    'refuses rows as they are still written',
  ],
  [/^create unique index\b/, 'refuses rows as they are still written'],
  [/^(update|delete|truncate|merge)\b/, 'changes rows that are still read as they were'],
];

/** Parts of one `alter table` that add a column, each on its own. */
const addsUnfilled = (statement: string): boolean =>
  statement.startsWith('alter table ') &&
  statement
    .split(/\badd (?=column\b|(?!constraint\b|check\b|unique\b|exclude\b|foreign\b|primary\b))/)
    .slice(1)
    .some((column) => /\bnot null\b/.test(column) && !/\b(default|generated)\b/.test(column));

/** Why servers of the version before may not be able to go on; empty for a migration that only adds. */
export function findLosses(sql: string): string[] {
  const made = new Set<string>();
  return sqlStatements(sql).flatMap((statement) => {
    const [, table] = /^create table (?:if not exists )?(\S+)/.exec(statement) ?? [];
    if (table) made.add(table);
    // Nobody knows yet of what the same file makes
    const [, on] = /^(?:alter table|update|create unique index (?:\S+ )?on) (\S+)/.exec(statement) ?? [];
    if (on && made.has(on)) return [];
    const broken = RULES.filter(([rule]) => rule.test(statement)).map(([, because]) => because);
    if (addsUnfilled(statement)) broken.push('adds a column that has to be filled in');
    return broken.map((because) => `${because}: ${statement.slice(0, 60)}`);
  });
}

/** What is wrong in a folder: names and numbers, or else what later migrations take away untold. */
export function checkFolder(folder: string, from: string, documented: string): string[] {
  try {
    return readMigrations(folder)
      .filter(({ name }) => name >= from && !documented.includes(name))
      .flatMap(({ name, text }) => findLosses(text).map((loss) => `${name} ${loss}`));
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

export function check({ text }: Project): Verdict {
  const documented = text(OPERATIONS);
  const problems = Object.entries(FROM).flatMap(([app, from]) => {
    const path = `apps/${app}/src/db/migrations`;
    return checkFolder(join(ROOT, path), from, documented).map((problem) => ({
      path,
      line: 1,
      message: `${problem}: only add, or write into ${OPERATIONS} what an operator must do`,
    }));
  });
  return { problems, summary: 'migrations only add, or say what an operator must do' };
}

runAlone(import.meta, check);
