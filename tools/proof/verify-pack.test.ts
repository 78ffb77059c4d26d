/** What the offline check finds in packs of a chain that somebody changed, and what it tolerates. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canonicalJson } from '@sojourn/domain/checkout/snapshot.ts';
import { type BookingId, newId } from '@sojourn/domain/ids.ts';
import type { AgreedText } from '@sojourn/domain/terms/agreed-text.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildPack } from '../../apps/server/src/modules/desk/dispute-packs/build-pack.ts';
import { recordAccepted } from '../../apps/server/src/modules/desk/proofs/accepted.ts';
import { anchorProofs } from '../../apps/server/src/modules/desk/proofs/anchor-proofs.ts';
import { forgetPeople } from '../../apps/server/src/modules/desk/proofs/store.ts';
import { readyCheckout } from '../../apps/server/src/modules/selling/booking/testing/booking-world.ts';
import {
  createStage,
  mustBook,
  type Stage,
} from '../../apps/server/src/modules/selling/booking/testing/stage.ts';
import { testTurn } from '../../apps/server/src/testing/turn.ts';
import { canonical, type Pack, verifyPack } from './verify-pack.ts';

let stage: Stage;
let bookingId: BookingId;
let owner: { tenantId: 'consumer'; customerId: Stage['maya']['actor']['customerId'] };
let logged: Pack['head'][] = [];

beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.world.close());
/** A customer of one's own with a booking that's anchored, and another thing accepted after it. */
beforeEach(async () => {
  const { world, server } = stage;
  const traveler = await world.newTraveler();
  owner = { tenantId: 'consumer', customerId: traveler.actor.customerId };
  bookingId = await mustBook(server, await readyCheckout(server, traveler), traveler);
  await anchor();
  await accept('first');
});

const accept = (text: string) =>
  withTransaction(stage.server.db, (tx) =>
    recordAccepted(tx, stage.server, {
      ...owner,
      type: 'offer',
      bookingId,
      subjectId: newId('prp', stage.server.random.bytes(16)),
      total: { amountMinor: 500, currency: 'USD' },
      agentId: null,
      shown: null,
      people: { text },
    }),
  );
async function anchor(): Promise<void> {
  const log = { info: (line: Pack['head']) => void logged.push(line) } as never;
  logged = [];
  await anchorProofs({ ...stage.server, log }, testTurn(stage.server.db));
}
const make = (): Promise<Pack> => buildPack(stage.server, { ...owner, bookingId });
const problems = (pack: Pack, anchors: Pack['anchors'] = []) => verifyPack(pack, { anchors }).problems;
/** As somebody does who owns the database. */
const tamper = (statement: string) =>
  stage.world.database.pool.query(
    `alter table snapshots disable trigger all; alter table proof_anchors disable trigger all;
      ${statement.replaceAll('$who', `customer_id = '${owner.customerId}'`)}`,
  );

test('the check writes JSON as the server does', async () => {
  const pack = await make();
  const { signature, ...signed } = pack;
  expect(signature).not.toBe('');
  expect(canonical(signed)).toBe(canonicalJson(signed));
});

test('many at once make one chain', async () => {
  await Promise.all(Array.from({ length: 12 }, (_, i) => accept(`offer ${i}`)));
  const pack = await make();
  expect(new Set(pack.hashes).size).toBe(15);
  expect(pack.links.map(({ seq }) => seq)).toEqual(Array.from({ length: 15 }, (_, i) => i + 1));
  expect(problems(pack)).toEqual([]);
});

test('an altered row is found, also with a hash that fits', async () => {
  await expect(
    stage.world.database.pool.query(
      `update snapshots set body = 'x' where customer_id = '${owner.customerId}'`,
    ),
  ).rejects.toThrow(/append-only/);
  await tamper(`update snapshots set body = replace(body, '"amountMinor":', '"amountMinor":1'),
    hash = encode(sha256(convert_to(replace(body, '"amountMinor":', '"amountMinor":1'), 'UTF8')), 'hex')
    where $who and seq = 2`);
  const found = problems(await make());
  expect(found).toEqual([
    expect.stringMatching(/the chain isn’t the one of .*: its first 2 links were changed/),
    'link 3 doesn’t follow link 2',
    'link 2 accepted another total than was quoted',
  ]);
});

test('a text of the terms that somebody altered in the database is found', async () => {
  await expect(stage.world.database.pool.query(`update agreed_terms set body = '{}'`)).rejects.toThrow(
    /append-only/,
  );
  const changeTerms = (from: string, to: string) =>
    stage.world.database.pool.query(`alter table agreed_terms disable trigger all;
      update agreed_terms set body = replace(body, '${from}', '${to}')`);
  await changeTerms('Refunds', 'No refunds');
  expect(problems(await make())).toEqual(['the terms that link 2 agreed to were changed']);
  await changeTerms('No refunds', 'Refunds');
  const pack = await make();
  expect(problems(pack)).toEqual([]);
  expect(verifyPack(pack).notes.join()).toMatch(
    /link 2: booking .* under the terms booking-2026-11-29 \(en\)/,
  );
  const { sections } = JSON.parse(pack.terms?.[0]?.body ?? '') as AgreedText;
  expect(sections.map(({ title }) => title)).toContain('When we charge you');
});

test('a rewritten chain is found by its anchor', async () => {
  await tamper(`delete from snapshots where $who; delete from snapshot_heads where $who`);
  for (let i = 0; i < 3; i++) await accept(`invented ${i}`);
  expect(problems(await make()).join()).toMatch(/its first 2 links were changed/);
});

test('a deleted tail is found by the anchors in the pack, in an earlier pack, and in the log', async () => {
  await anchor();
  const earlier = await make();
  const cut = `delete from snapshots where $who and seq = 3;
    update snapshot_heads set seq = 2, hash = (select hash from snapshots where $who and seq = 2) where $who`;
  await tamper(cut);
  const missing = [expect.stringMatching(/^links 3 to 3 are missing/)];
  expect(problems(await make())).toEqual(missing);
  // Somebody thought of the anchors too
  await tamper('delete from proof_anchors where $who and count = 3');
  const silent = await make();
  expect(problems(silent)).toEqual([]);
  expect(problems(silent, [earlier.head])).toEqual(missing);
  expect(problems(silent, logged)).toEqual(missing);
});

test('erased people are tolerated: the chain holds, and the facts stay proven', async () => {
  await withTransaction(stage.server.db, (tx) => forgetPeople(tx, [{ ...owner, bookingId }]));
  const pack = await make();
  expect(pack.links.every(({ people }) => people === null)).toBe(true);
  const { problems: found, notes } = verifyPack(pack);
  expect(found).toEqual([]);
  expect(notes.join()).toMatch(/who it was for was deleted/);
});

test('other people than those who accepted are found', async () => {
  const pack = await make();
  const links = pack.links.map((link) =>
    link.people ? { ...link, people: { ...link.people, people: 'Eve' } } : link,
  );
  expect(problems({ ...pack, links }).join()).toMatch(/people of link 2 aren’t those who accepted/);
});

test.each([
  [
    'another total in a text',
    (pack: Pack) => ({
      ...pack,
      links: pack.links.map((link) => ({ ...link, body: (link.body ?? '').replace('500', '900') })),
    }),
    /link 3 was changed/,
  ],
  [
    'another word in the terms',
    (pack: Pack) => ({
      ...pack,
      terms: pack.terms?.map((each) => ({ ...each, body: each.body.replace('charge', 'keep') })),
    }),
    /the terms that link 2 agreed to were changed/,
  ],
  [
    'other terms, with a hash that fits',
    (pack: Pack) => ({
      ...pack,
      terms: [{ hash: createHash('sha256').update('{}').digest('hex'), body: '{}' }],
    }),
    /the terms that link 2 agreed to are missing/,
  ],
  [
    'a link that was taken out',
    (pack: Pack) => ({ ...pack, links: pack.links.slice(0, -1) }),
    /the file was changed/,
  ],
  [
    'a quote that was taken out',
    (pack: Pack) => ({ ...pack, links: pack.links.slice(1) }),
    /the quote that link 2 accepted is missing/,
  ],
  [
    'a shorter chain',
    (pack: Pack) => ({ ...pack, hashes: pack.hashes.slice(0, -1) }),
    /links 3 to 3 are missing/,
  ],
  ['anchors that were taken out', (pack: Pack) => ({ ...pack, anchors: [] }), /the file was changed/],
  [
    'a text that was taken out',
    (pack: Pack) => ({ ...pack, links: pack.links.map((link) => ({ ...link, body: null })) }),
    /the text of link 1 is missing/,
  ],
] as const)('in the file, %s is found', async (_, change, problem) => {
  const pack = await make();
  expect(problems(change(pack) as Pack).join('; ')).toMatch(problem);
});

test('a file that another key signed is found by the published keys', async () => {
  const pack = await make();
  const keys = [{ keyId: pack.keys[0]?.keyId ?? '', x: 'A'.repeat(43) }];
  expect(verifyPack(pack, { keys }).problems.length).toBeGreaterThan(0);
  expect(verifyPack(pack, { keys: pack.keys }).problems).toEqual([]);
});

test('the command says so by its exit code, and takes an earlier pack and published keys', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'proof-'));
  const file = (name: string, content: unknown): string => {
    const path = join(folder, name);
    writeFileSync(path, JSON.stringify(content, null, 2));
    return path;
  };
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['tools/proof.ts', 'verify', ...args], { encoding: 'utf8' });
  const pack = await make();
  const [good, keys] = [file('good.json', pack), file('keys.json', { keys: pack.keys })];
  const right = run(good, '--keys', keys, '--since', good);
  expect([right.status, right.stderr]).toEqual([0, '']);
  expect(right.stdout).toMatch(/link 3: offer accepted on .*, 5\.00 USD/);
  const wrong = run(file('bad.json', { ...pack, hashes: pack.hashes.slice(0, -1) }));
  expect(wrong.status).toBe(1);
  expect(wrong.stderr).toMatch(/links 3 to 3 are missing/);
  rmSync(folder, { recursive: true });
});
