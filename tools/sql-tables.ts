/**
 * Each table has one owner: only its files write to it. Who reads another's table is listed with the reason,
 * as imports between modules are. New tables are found in the migrations.
 */
import { type Project, runAlone, type Verdict } from './checks/project.ts';
import { isTest, type Problem } from './checks/source.ts';
import { sqlStatements } from './checks/sql-statements.ts';
import { OWNERS, READS, WRITES } from './data/sql-tables.ts';

const SOURCE = 'apps/server/src/';
const isIn = (path: string, owner: string): boolean =>
  path.startsWith(/^(world|products)\//.test(owner) ? `${owner}/` : `${SOURCE}${owner}/`);

type Access = 'read' | 'write';
const VERB =
  /\b(from|join|into|update|selectFrom\(|insertInto\(|updateTable\(|deleteFrom\()\s*'?([a-z_][\w.]*)/g;
const isWrite = (verb: string): boolean => /^(into|update|insertInto|updateTable|deleteFrom)/.test(verb);

/** Tables that the text of a file names, each with the line and what is done to it. */
export function tablesIn(text: string, tables: ReadonlySet<string>) {
  return [...text.matchAll(VERB)].flatMap(({ 1: verb = '', 2: table = '', index }) => {
    if (!tables.has(table)) return [];
    const deletes = verb === 'from' && /\bdelete\s+$/.test(text.slice(0, index));
    const access: Access = deletes || isWrite(verb) ? 'write' : 'read';
    return [{ table, access, line: text.slice(0, index).split('\n').length }];
  });
}

/** A product's own tables in the market's schema begin with its name. */
const ownerOf = (table: string): string | undefined =>
  Object.keys(OWNERS).find((owner) => OWNERS[owner]?.includes(table)) ??
  table.replace(/^market\.([a-z]+)_\w+$/, 'world/src/$1').match(/^world\/src\/[a-z]+$/)?.[0];

/** Every access to a table by somebody else than its owner that isn't listed; tables without an owner. */
export function checkTables(
  sources: readonly { readonly path: string; readonly text: string }[],
  tables: ReadonlySet<string>,
): Problem[] {
  const homeless = [...tables]
    .filter((table) => ownerOf(table) === undefined)
    .map((table) => ({ path: 'tools/sql-tables.ts', line: 1, message: `${table} has no owner in OWNERS` }));
  const allowed = (path: string, table: string, access: Access): boolean =>
    [...(access === 'read' ? READS : []), ...WRITES].some(
      ([folder, listed]) => isIn(path, folder) && listed.includes(table),
    );
  const problems = sources.flatMap(({ path, text }) =>
    tablesIn(text, tables).flatMap(({ table, access, line }) => {
      const owner = ownerOf(table);
      if (owner === undefined || isIn(path, owner) || allowed(path, table, access)) return [];
      return [{ path, line, message: `may not ${access} ${table}, which is ${owner}'s` }];
    }),
  );
  return [...homeless, ...problems];
}

/** Named in any `create table` that no later `drop table` takes back. */
export function tablesOf(migrations: readonly string[]): Set<string> {
  const tables = new Set<string>();
  for (const statement of migrations.flatMap(sqlStatements)) {
    const made = /^create (?:unlogged )?table (?:if not exists )?([\w.]+)/.exec(statement);
    const gone = /^drop table (?:if exists )?([\w.]+)/.exec(statement);
    const renamed = /^alter table (?:if exists )?([\w.]+) rename to ([\w.]+)/.exec(statement);
    if (made?.[1] && !/ partition of /.test(statement)) tables.add(made[1]);
    if (gone?.[1]) tables.delete(gone[1]);
    if (renamed?.[1] && renamed[2] && tables.delete(renamed[1])) tables.add(renamed[2]);
  }
  return tables;
}

export function check(project: Project): Verdict {
  const files = project.files.filter((path) => /^(apps\/server\/src|products|world\/src)\//.test(path));
  const migrations = files.filter((path) => /\/migrations\/.*\.sql$/.test(path)).sort();
  const sources = files
    .filter((path) => path.endsWith('.ts') && !isTest(path) && !/\/(db|testing)\//.test(path))
    .map((path) => ({ path, text: project.text(path) }));
  const tables = tablesOf(migrations.map(project.text));
  return { problems: checkTables(sources, tables), summary: `${tables.size} tables have one owner each` };
}

runAlone(import.meta, check);
