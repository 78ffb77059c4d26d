/** A process that dies between the card's bank and its own rows: the next one ends it, at one charge. */
import { addDays, type Instant } from '@sojourn/domain/dates.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { readBooking } from '@sojourn/server/modules/selling/booking/store.ts';
import {
  IN_ORDER,
  type Process,
  type Traveler,
} from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import { createStage, mustBook, type Stage } from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { mailLinkSigner } from '@sojourn/server/signer.ts';
import { TEST_NOW } from '@sojourn/server/testing/clock.ts';
import { TEST_SESSION_SETTINGS } from '@sojourn/server/testing/server.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readyHome } from '#home/testing/home-checkouts.ts';
import { answerDepositClaim, decideDepositClaim } from '../requests/claims/answer-claim.ts';
import { claimAsHost } from '../requests/claims/claim-as-host.ts';
import type { HomeRequestDeps } from '../requests/deps.ts';
import { hostToken } from '../requests/host/host-token.ts';
import { getHostPage } from '../requests/host/show-host-page.ts';
import { writeAsHost } from '../requests/host/write-as-host.ts';
import { isHomeBooking } from '../sale.ts';
import { planDeposits } from './note-bookings.ts';
import { settleDeposit } from './settle-deposit.ts';
import { readDepositsOf } from './store.ts';

let { world, server } = {} as Stage;
beforeAll(async () => {
  ({ world, server } = await createStage());
});
afterEach(() => world.clock.set(TEST_NOW));
afterAll(async () => {
  expect(await world.problems()).toEqual(IN_ORDER);
  await world?.close();
});

const linkSigner = mailLinkSigner({ current: TEST_SESSION_SETTINGS.csrfKey, others: [] });
const depsOf = (process: Process): HomeRequestDeps => ({ ...process, linkSigner }) as never;
class Died extends Error {}

/** Dies right after the bank has done it, or before it's asked. */
function dying(verb: 'authorize' | 'capture' | 'void', when: 'before' | 'after'): HomeRequestDeps {
  const deps = depsOf(server);
  let isDead = false;
  const payments = new Proxy(deps.payments, {
    get: (target, name) => {
      const call = Reflect.get(target, name) as (...of: unknown[]) => Promise<unknown>;
      if (name !== verb) return call.bind(target);
      return async (...of: unknown[]) => {
        if (isDead) return call.apply(target, of);
        isDead = true;
        if (when === 'after') await call.apply(target, of);
        throw new Died();
      };
    },
  });
  return { ...deps, payments };
}

async function booked() {
  const traveler = await world.newTraveler();
  const bookingId = await mustBook(server, await readyHome(server, traveler), traveler);
  const ref = { ...traveler.actor, bookingId };
  const booking = await readBooking(server.db, ref);
  if (!booking || !isHomeBooking(booking)) throw new Error('no home');
  await withTransaction(server.db, (tx) => planDeposits(tx, depsOf(server), booking));
  return { traveler, bookingId, booking };
}
type Booked = Awaited<ReturnType<typeof booked>>;
const depositOf = async ({ booking, bookingId }: Booked) => {
  const [deposit] = await readDepositsOf(server.db, booking, bookingId);
  if (!deposit) throw new Error('no deposit');
  return deposit;
};
const tokenOf = ({ traveler, bookingId }: Booked) => {
  const { tenantId, customerId } = traveler.actor;
  return hostToken(linkSigner, { tenantId, requestId: `${bookingId}-${customerId}` as never });
};
const checkOut = ({ booking }: Booked) => booking.offer.stays[0]?.checkOut as never;
const toDay = (of: Booked, days: number) =>
  world.clock.set(`${addDays(checkOut(of), days)}T12:00:00.000Z` as Instant);
async function claim(of: Booked, amountMinor: number): Promise<string> {
  const input = { amountMinor, reason: 'A broken lamp', evidence: ['A picture'] };
  const page = await claimAsHost(depsOf(server), tokenOf(of), input, requestContext());
  return page.claims.at(-1)?.claimId ?? '';
}
const callsOf = async (of: Booked) => {
  const { depositId } = await depositOf(of);
  const { rows } = await sql<{ state: string; captured: number }>`select step as state,
      amount_minor::int as captured from payment_calls where reference like ${`${depositId}:%`}
    and answer = 'ok'`.execute(server.db);
  return rows;
};
const postings = async (of: Booked) => {
  const { depositId } = await depositOf(of);
  const { rows } = await sql<{ phase: string }>`select phase from ledger_transactions
    where subject_id = ${depositId} order by kind`.execute(server.db);
  return rows.map(({ phase }) => phase).sort();
};
const settle = async (of: Booked, deps = depsOf(server)) =>
  settleDeposit(deps, await depositOf(of)).catch((error: unknown) => {
    if (!(error instanceof Died)) throw error;
  });

test.each(['before', 'after'] as const)('dying %s it is held, it is held once', async (when) => {
  const of = await booked();
  toDay(of, -5);
  await settle(of, dying('authorize', when));
  expect((await depositOf(of)).state).toBe('planned');
  await settle(of);
  expect(await depositOf(of)).toMatchObject({ state: 'held', attempt: 1 });
  expect(await postings(of)).toEqual(['pending']);
});

test.each([
  ['authorize', 'after'],
  ['void', 'before'],
  ['void', 'after'],
] as const)('dying as it is renewed (%s, %s), one hold is left', async (verb, when) => {
  const of = await booked();
  toDay(of, -5);
  await settle(of);
  toDay(of, 2);
  await settle(of, dying(verb, when));
  await settle(of);
  expect(await depositOf(of)).toMatchObject({ state: 'held', attempt: 2 });
  expect(await postings(of)).toEqual(['pending', 'pending', 'void']);
});

const steps = async (of: Booked) => (await callsOf(of)).map(({ state }) => state).sort();

test('a hold whose answer was lost isn’t left on the card of a stay that’s canceled since', async () => {
  const of = await booked();
  toDay(of, -5);
  await settle(of, dying('authorize', 'after'));
  await sql`update bookings set state = 'Canceled' where booking_id = ${of.bookingId}`.execute(server.db);
  await settle(of);
  expect(await depositOf(of)).toMatchObject({ state: 'released', attempt: 0 });
  expect(await steps(of)).toEqual(['authorize', 'void']);
  await sql`update bookings set state = 'Confirmed' where booking_id = ${of.bookingId}`.execute(server.db);
});

test('nor is a renewal whose answer was lost, when the one before is taken', async () => {
  const of = await booked();
  toDay(of, -5);
  await settle(of);
  toDay(of, 1);
  const claimId = await claim(of, 120_00);
  await settle(of, dying('authorize', 'after'));
  const { actor } = of.traveler;
  const params = { about: of.bookingId, claimId };
  await answerDepositClaim(depsOf(server), params, { answer: 'accept' }, actor, requestContext());
  await settle(of);
  expect(await depositOf(of)).toMatchObject({ state: 'taken', attempt: 1 });
  expect(await steps(of)).toEqual(['authorize', 'authorize', 'capture', 'void']);
});

test.each(['before', 'after'] as const)('dying %s it is taken, it is taken once', async (when) => {
  const of = await booked();
  toDay(of, -5);
  await settle(of);
  toDay(of, 0);
  const about = of.bookingId;
  const claimId = await claim(of, 120_00);
  const deps = dying('capture', when);
  const params = { about, claimId };
  const { actor } = of.traveler;
  await answerDepositClaim(deps, params, { answer: 'accept' }, actor, requestContext()).catch(
    () => undefined,
  );
  expect((await depositOf(of)).state).toBe('held');
  await settle(of);
  expect(await depositOf(of)).toMatchObject({ state: 'taken', takenMinor: 120_00 });
  expect((await callsOf(of)).filter(({ state }) => state === 'capture')).toEqual([
    { state: 'capture', captured: 120_00 },
  ]);
  expect(await postings(of)).toEqual(['pending', 'post']);
});

const asAgent = ({ actor }: Traveler) =>
  ({ ...actor, isDelegated: true, agentId: actor.customerId }) as never;

test.each([
  ['accept', 'paid', 'taken'],
  ['dismiss', 'dismissed', 'held'],
] as const)('an agent decides what was disputed: %s', async (decision, claimState, depositState) => {
  const of = await booked();
  toDay(of, -5);
  await settle(of);
  toDay(of, 0);
  const params = { about: of.bookingId, claimId: await claim(of, 50_00) };
  const { actor } = of.traveler;
  const deps = depsOf(server);
  await answerDepositClaim(deps, params, { answer: 'dispute' }, actor, requestContext());
  expect((await depositOf(of)).state).toBe('held');
  const agent = asAgent(of.traveler);
  const { claims } = await decideDepositClaim(deps, params, decision, agent, requestContext());
  expect([claims[0]?.state, (await depositOf(of)).state]).toEqual([claimState, depositState]);
  const { rows } = await sql<{ state: string }>`select state from cases where subject_id = ${of.bookingId}
    and kind = 'depositDisputed'`.execute(server.db);
  expect(rows.map(({ state }) => state)).not.toContain('open');
});

test('the host of a home that was booked at once has a link, and nobody else does', async () => {
  const of = await booked();
  const page = await getHostPage(depsOf(server), tokenOf(of), requestContext());
  expect(page).toMatchObject({ link: 'over', state: 'confirmed', guestName: expect.stringMatching(/ /) });
  const other = await booked();
  const { tenantId } = of.traveler.actor;
  const mixed = `${of.bookingId}-${other.traveler.actor.customerId}` as never;
  const wrong = hostToken(linkSigner, { tenantId, requestId: mixed });
  await expect(getHostPage(depsOf(server), wrong, requestContext())).rejects.toMatchObject({
    code: 'NotFound',
  });
  const forged = tokenOf(of).replace(of.bookingId, other.bookingId);
  await expect(writeAsHost(depsOf(server), forged, 'Hello', requestContext())).rejects.toMatchObject({
    code: 'NotFound',
  });
});
