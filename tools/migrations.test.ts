import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkFolder, findLosses } from './migrations.ts';

test.each([
  ['a new table, with all that it asks for', 'create table a (b int not null, check (b > 0));'],
  [
    'a new table that is filled and narrowed at once',
    'create table a (b int); update a set b = 1; alter table a alter b set not null, add c int not null',
  ],
  ['a column that may be empty', `alter table a add column b text check (b in ('x', 'y'));`],
  [
    'a column with what it has before it is written',
    'alter table a add column b int not null default 0, add c text;',
  ],
  ['another index instead of one', 'create index i on a (b); drop index j;'],
  ['a rule that is given up', 'alter table a drop constraint a_check; alter table a alter b drop not null;'],
  ['words in a comment or a text', `-- drop table a;\ncomment on table a is 'rename; update';`],
  [
    'a function that changes rows when it is called',
    'create function f() returns int language sql as $$ delete from a; $$;',
  ],
  [
    'words in a comment of several lines, and in one inside it',
    '/* drop table a; /* update b; */ delete from c; */',
  ],
  [
    'a text with a quote and a semicolon',
    `comment on table a is 'it''s; drop table b'; comment on table a is E'it\\'s; update'`,
  ],
  [
    'a body in a mark of its own',
    'create function f() returns int language sql as $f$ select $$;$$; delete from a; $f$;',
  ],
  ['a name in quotes', 'alter table c add column "drop column; rename" int; create index "update" on a (b);'],
  ['a name with dollar signs', 'create index a$b$c on a (b); create index d$b$c on a (b);'],
])('%s can be added beside servers of the version before', (_, sql) => {
  expect(findLosses(sql)).toEqual([]);
});

test.each([
  ['drop table a;', 'takes away what is still used'],
  ['alter table a drop column b;', 'takes away a column that is still used'],
  ['alter table a\n  drop b;', 'takes away a column that is still used'],
  ['alter table a rename column b to c;', 'renames what is still used'],
  ['alter table a rename to b;', 'renames what is still used'],
  ['ALTER TABLE a ALTER COLUMN b TYPE bigint;', 'changes the type of what is still used'],
  ['alter table a alter column b set not null;', 'refuses rows as they are still written'],
  ['alter table a add constraint c check (b > 0);', 'refuses rows as they are still written'],
  ['alter table a add check (b > 0);', 'refuses rows as they are still written'],
  ['create unique index on a (b);', 'refuses rows as they are still written'],
  ['alter table a add column b int not null;', 'adds a column that has to be filled in'],
  ['alter table a add b int default 0, add c int not null;', 'adds a column that has to be filled in'],
  ['create index on a (b); update a set b = b - 1;', 'changes rows that are still read as they were'],
  ['delete from a;', 'changes rows that are still read as they were'],
  [`comment on table a is 'b -- c'; drop table d;`, 'takes away what is still used'],
  [`comment on table a is 'b /* c'; drop table d; -- */`, 'takes away what is still used'],
  [
    `comment on table a is 'b $$ c'; drop table d; comment on table a is '$$';`,
    'takes away what is still used',
  ],
  [`comment on table a is E'\\'; -- '; drop table d;`, 'takes away what is still used'],
  ['create index "--" on a (b); drop table "d";', 'takes away what is still used'],
  ["select 1 -- it's\n; drop table d; -- it's", 'takes away what is still used'],
  ["/* it's */ drop table d; /* it's */", 'takes away what is still used'],
])('%s cannot', (sql, because) => {
  expect(findLosses(sql).map((loss) => loss.split(':')[0])).toEqual([because]);
});

test.each<[string, readonly string[], string[]]>([
  ['one number each', ['0001-a.sql', '0002-b.sql'], []],
  [
    'a number twice, as two branches may have taken it',
    ['0001-a.sql', '0002-b.sql', '0002-c.sql'],
    ['0002-b.sql and 0002-c.sql have the same number'],
  ],
  ['a name out of form', ['1-a.sql'], ['1-a.sql: not named NNNN-name.sql']],
])('a folder with %s', (_, names, problems) => {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of names) writeFileSync(join(folder, name), 'create table a (b int);');
  expect(checkFolder(folder, '0001', '')).toEqual(problems);
});
