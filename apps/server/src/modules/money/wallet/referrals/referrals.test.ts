/** Who brings somebody new gets credit, and so does the new one, once their first trip is over. */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { REFERRAL_MINOR, REFERRALS_MAX } from '@sojourn/domain/wallet/referral-rules.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { type Browser, createTestServer, TEST_TENANTS, type TestServer } from '#testing/server.ts';
import { testTurn } from '#testing/turn.ts';
import { referralRoutes } from '../routes.ts';
import { insertStay, setStayCanceled } from '../testing/insert-stay.ts';
import { referralJob } from './settle-referrals.ts';
import { showReferral } from './show-referral.ts';

const NOW = '2027-02-08T15:00:00.000Z' as Instant;
const DAY = 86_400;
let database: TestDatabase;
let server: TestServer;
let people = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await createTestServer({
    database,
    handlers: (effects) =>
      referralRoutes({
        ...effects,
        tenantOf: (id) => TEST_TENANTS.find((tenant) => tenant.id === id)!,
      }),
  });
});
beforeEach(() => server.clock.set(NOW));
afterAll(async () => {
  await server?.close();
  await database?.drop();
});

const comes = () => server.signIn({ subject: `referral-${people++}` });
const show = async (person: Browser) => (await server.call('getReferral', person, {})).body.referral!;
const enter = (person: Browser, code: string) => server.call('enterReferral', person, { input: { code } });
const settle = () => referralJob(server.effects).run(testTurn(database.db));
const credits = async ({ customerId }: Browser) => {
  const { rows } = await sql<{ type: string; minor: number }>`select type, granted_minor::int as minor
    from travel_credits where customer_id = ${customerId}`.execute(database.db);
  return rows.map(({ type, minor }) => [type, minor]);
};
const CREDIT = [['ReferralCredit', REFERRAL_MINOR]];
/** A stay of theirs that's over after so many days. */
const travels = ({ customerId }: Browser, days: number, totalMinor = 20_000) => {
  const owner = { tenantId: 'consumer', customerId } as const;
  const endsAt = plusSeconds(NOW, days * DAY);
  return insertStay(database.db, owner, { totalMinor, bookedAt: NOW, endsAt });
};
const later = (days: number) => server.clock.set(plusSeconds(NOW, days * DAY));

test('both get credit once, when the friend’s first trip is over', async () => {
  const [maya, ana] = [await comes(), await comes()];
  const { code, canEnter, amount } = await show(maya);
  expect([canEnter, amount.amountMinor]).toEqual([true, REFERRAL_MINOR]);
  expect((await show(maya)).code).toBe(code);
  // As somebody types it
  const entered = await enter(ana, code.toLowerCase().replaceAll('-', ' '));
  expect(entered.body.referral).toMatchObject({ entered: 'waiting', canEnter: false });
  await travels(ana, 10);
  later(9);
  await settle();
  expect([await credits(maya), await credits(ana)]).toEqual([[], []]);
  later(10);
  await settle();
  await settle();
  expect([await credits(maya), await credits(ana)]).toEqual([CREDIT, CREDIT]);
  server.clock.set(NOW);
  expect((await show(maya)).friends).toEqual({ waiting: 0, granted: 1 });
  const { rows } = await sql<{ type: string }>`select type from credit_entries
    where customer_id = ${maya.customerId}`.execute(database.db);
  expect(rows).toEqual([{ type: 'ReferralCredit' }]);
});

test('a code is refused that’s unknown, one’s own, or entered twice, late or after a booking', async () => {
  const [maya, ana, old, booked] = [await comes(), await comes(), await comes(), await comes()];
  const { code } = await show(maya);
  const codeOf = async (person: Browser, typed = code) => (await enter(person, typed)).error?.code;
  expect(await codeOf(maya)).toBe('ReferralRefused');
  expect(await codeOf(ana, 'REF-2222-2222')).toBe('ReferralRefused');
  expect(await codeOf(ana)).toBeUndefined();
  expect(await codeOf(ana)).toBe('ReferralRefused');
  await travels(booked, 10);
  expect(await codeOf(booked)).toBe('ReferralRefused');
  await sql`update customers set created_at = ${plusSeconds(NOW, -30 * DAY)}, first_signed_in_at = null
    where customer_id = ${old.customerId}`.execute(database.db);
  expect(await codeOf(old)).toBe('ReferralRefused');
});

test('a trip that’s canceled or too cheap brings nothing, and after a year the code lapses', async () => {
  const [maya, ana] = [await comes(), await comes()];
  await enter(ana, (await show(maya)).code);
  await setStayCanceled(database.db, await travels(ana, 10));
  await travels(ana, 20, 9_999);
  later(364);
  await settle();
  expect(await credits(ana)).toEqual([]);
  later(365);
  await settle();
  expect([await credits(maya), await credits(ana)]).toEqual([[], []]);
  server.clock.set(NOW);
  expect(await show(ana)).toMatchObject({ entered: 'lapsed', canEnter: false });
});

test('beyond so many friends a year the friend alone gets credit', async () => {
  const maya = await comes();
  const { code } = await show(maya);
  const friends: Browser[] = [];
  for (let at = 0; at <= REFERRALS_MAX; at++) {
    const friend = await comes();
    await enter(friend, code);
    await travels(friend, 10);
    friends.push(friend);
  }
  later(11);
  await settle();
  expect(await credits(maya)).toHaveLength(REFERRALS_MAX);
  for (const friend of friends) expect(await credits(friend)).toEqual(CREDIT);
});

test('a tenant without referrals has none', async () => {
  const daniel = await server.signIn({ subject: 'daniel', tenantId: 'business' });
  const { body } = await server.call('getReferral', daniel, {});
  expect(body.referral).toBeNull();
  expect((await enter(daniel, 'REF-2222-2222')).error?.code).toBe('NotFound');
});

test('a code that’s shown again is read, and nothing is written', async () => {
  const person = await comes();
  const { code } = await show(person);
  const tenantOf = () => TEST_TENANTS[0]!;
  const again = await database.db.transaction().execute(async (tx) => {
    await sql`set transaction read only`.execute(tx);
    return showReferral({ ...server.effects, tenantOf, db: tx }, person as never);
  });
  expect(again?.code).toBe(code);
});
