import { expect, test } from 'vitest';
import type { Project } from './checks/project.ts';
import { parseSource } from './checks/source.ts';
import { check, trueClocksIn } from './sql-clock.ts';

test.each<[string, string[]]>([
  ['select now(), clock_timestamp()', []],
  ['select Current_Timestamp', ['Current_Timestamp']],
  ['created_at timestamptz default localtimestamp', ['localtimestamp']],
  ['where day = current_date and at < localtime', ['current_date', 'localtime']],
  [
    'select statement_timestamp(), transaction_timestamp(), timeofday()',
    ['statement_timestamp', 'transaction_timestamp', 'timeofday'],
  ],
  ["where at < 'now'::timestamptz", ["'now'::timestamptz"]],
  ["where at < timestamptz 'today'", ["timestamptz 'today'"]],
  ["select cast('tomorrow' as date)", ["cast('tomorrow'"]],
  ["where pay_way = 'now'", []],
  ['select age(created_at)', ['age(created_at)']],
  ['select age(ends_at, starts_at), package(x)', []],
  ['-- as current_timestamp once did\nselect 1', []],
])('%s', (sql, names) => {
  expect(
    trueClocksIn(sql)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(names.toSorted());
});

const projectOf = (files: Readonly<Record<string, string>>): Project => ({
  files: Object.keys(files),
  text: (path) => files[path] ?? '',
  source: (path) => parseSource(path, files[path] ?? ''),
  sources: () => [],
});

test('statements are refused where they are, other words and comments are not', () => {
  const { problems } = check(
    projectOf({
      'apps/server/src/db/migrations/0001-a.sql': 'select 1;\nselect current_date;',
      'apps/server/src/a/store.ts': '// current_date\nconst a = sql`select b\n  from x where y < localtime`;',
      'apps/server/src/b/text.ts': "const localTime = 'localTime'; pool.query('select current_time');",
      'packages/postgres/src/embedded/shift-clock.ts': 'const a = `select current_timestamp`;',
    }),
  );
  expect(problems.map(({ path, line }) => `${path}:${line}`)).toEqual([
    'apps/server/src/db/migrations/0001-a.sql:2',
    'apps/server/src/a/store.ts:3',
    'apps/server/src/b/text.ts:1',
  ]);
});
