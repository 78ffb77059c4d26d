/** A user for each database, who can't read another's. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { dropDatabase, withClient, withDatabase } from './databases.ts';
import { asUser, ensureOwnDatabase, UserExistsError } from './own-database.ts';
import { copyTestDatabase, type TestCopy } from './testing.ts';

const directory = mkdtempSync(join(tmpdir(), 'sojourn-own-'));
writeFileSync(join(directory, '0001-none.sql'), 'select 1');
const of = { directory, schema: 'sample' };
const users: string[] = [];
const databases: string[] = [];
let copy: TestCopy;
beforeEach(async () => {
  copy = await copyTestDatabase(of);
});
afterAll(() => rmSync(directory, { recursive: true }));
afterEach(async () => {
  for (const name of databases.splice(0)) await dropDatabase(copy.url, name);
  await withClient(copy.url, async (client) => {
    for (const user of users.splice(0)) {
      await client.query(`reassign owned by ${user} to current_user`);
      await client.query(`drop owned by ${user}`);
      await client.query(`drop role ${user}`);
    }
  });
  await copy.drop();
});

let count = 0;
/** Names of this run, as other tests share the server. */
function own(schemas: readonly string[] = []) {
  const name = `own_${process.pid}_${count++}`;
  users.push(name);
  databases.push(name);
  return { name, user: name, password: `p:${name}/%`, schemas };
}
const can = (url: string, statement: string): Promise<boolean> =>
  withClient(url, async (client) => Boolean(await client.query(statement))).catch(() => false);

test('each user owns its database and reaches no other', async () => {
  const [one, two] = [own(), own()];
  const urls = [await ensureOwnDatabase(copy.url, one), await ensureOwnDatabase(copy.url, two)] as const;
  expect(await can(urls[0], 'create schema a')).toBe(true);
  expect(await can(urls[1], 'create schema a')).toBe(true);
  expect(await can(asUser(urls[1], one.user, one.password), 'select 1')).toBe(false);
  expect(await can(asUser(urls[0], two.user, two.password), 'select 1')).toBe(false);
  // Again, as at each start
  expect(await ensureOwnDatabase(copy.url, one)).toBe(urls[0]);
});

test('what another user made there before becomes its own', async () => {
  const name = new URL(copy.url).pathname.slice(1);
  await withClient(copy.url, async (client) => {
    await client.query(`create table sample.things (id bigserial primary key, at text)`);
    await client.query(`insert into sample.things (at) values ('before')`);
    await client.query(
      `create function sample.count_things() returns bigint language sql
      as 'select count(*) from sample.things'`,
    );
  });
  const given = { ...own(['sample', 'absent']), name };
  databases.pop();
  const url = await ensureOwnDatabase(withDatabase(copy.url, 'postgres'), given);
  expect(await can(url, 'alter table sample.things add more int')).toBe(true);
  expect(await can(url, `insert into sample.things (at) values ('after')`)).toBe(true);
  expect(await can(url, 'drop function sample.count_things()')).toBe(true);
});

test('somebody else’s user isn’t taken over', async () => {
  const given = own();
  await ensureOwnDatabase(copy.url, given);
  await expect(ensureOwnDatabase(copy.url, { ...given, password: 'another' })).rejects.toThrow(
    UserExistsError,
  );
});

test('a user who may make users and databases is enough', async () => {
  const admin = own();
  databases.pop();
  await withClient(copy.url, (client) =>
    client.query(`create role ${admin.user} login createdb createrole password '${admin.password}'`),
  );
  const given = own();
  const url = await ensureOwnDatabase(
    asUser(withDatabase(copy.url, 'postgres'), admin.user, admin.password),
    given,
  );
  expect(await can(url, 'create schema a')).toBe(true);
});
