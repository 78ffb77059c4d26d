/** A process that dies anywhere between a host's yes and the booking: the next one ends it, at one charge. */
import { addDays, date } from '@sojourn/domain/dates.ts';
import { byDay } from '@sojourn/domain/testing/by-day.ts';
import {
  type BookingWorld,
  bookInputOf,
  createBookingWorld,
  IN_ORDER,
  type Process,
  type Replaced,
} from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { survive } from '@sojourn/server/modules/selling/booking/testing/crash-cases.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import { storeSignedIn } from '@sojourn/server/modules/selling/booking/testing/signed-in.ts';
import { mailLinkSigner } from '@sojourn/server/signer.ts';
import { TEST_SESSION_SETTINGS } from '@sojourn/server/testing/server.ts';
import { Abandoned, type CrashPoint, crashName } from '@sojourn/server/workflow/crash-point.ts';
import type { HomeMarketHandle } from '@sojourn/world/home/supplier/create-home-market.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readyHome } from '#home/testing/home-checkouts.ts';
import { LIMOEIRO, testHomeMarket } from '#home/testing/home-market.ts';
import type { HomeRequestDeps } from './deps.ts';
import { answerAsHost } from './host/answer-as-host.ts';
import { hostToken } from './host/host-token.ts';
import { sendHomeRequest } from './send-home-request.ts';
import { settleRequests } from './settle-requests.ts';
import { readRequest } from './store.ts';

/** Dozens of sagas in one test, on a machine that may be busy. */
const LONG_MS = 120_000;
const DAYS_FOR_ALL = 3;
const linkSigner = mailLinkSigner({ current: TEST_SESSION_SETTINGS.csrfKey, others: [] });
let world: BookingWorld;
let market: HomeMarketHandle;
let replaced: Replaced;
let server: Process;
beforeAll(async () => {
  world = await createBookingWorld();
  market = await testHomeMarket(world.database, { clock: world.clock });
  replaced = { homeSupplierOf: market.supplierOf } as Replaced;
  server = world.startProcess('server', {}, replaced);
}, LONG_MS);
afterAll(async () => {
  await market?.close();
  await world?.close();
});
const depsOf = (process: Process): HomeRequestDeps => ({ ...process, linkSigner }) as never;

/** Dies once, at the point that is named; notes every point that it passes. */
function dying(wanted: string | null, seen: string[] = []): Process {
  let isDead = false;
  const crash = (point: CrashPoint) => {
    seen.push(crashName(point));
    if (isDead || crashName(point) !== wanted) return;
    isDead = true;
    throw new Abandoned(wanted ?? '');
  };
  return world.startProcess('first', { crash }, replaced);
}

let weeks = 0;
/** Sent, and accepted in a process that may die. */
async function acceptedIn(process: Process, scenario: string | null = null) {
  const traveler = await world.newTraveler();
  await storeSignedIn(world.database.db, traveler);
  const checkIn = addDays(date('2027-04-14'), 7 * weeks++);
  const stays = [{ homeId: LIMOEIRO as never, checkIn, checkOut: addDays(checkIn, 5) }];
  const checkout = await readyHome(server, traveler, {}, stays);
  const { actor } = traveler;
  const context = { ...requestContext(), tenantId: actor.tenantId, scenario: 'home-host-silent' };
  const sent = await sendHomeRequest(
    depsOf(server),
    checkout.checkoutId,
    bookInputOf(checkout),
    actor,
    context,
  );
  if (sent.result !== 'Sent') throw new Error(JSON.stringify(sent));
  const { tenantId, customerId } = actor;
  const ref = { tenantId, customerId, requestId: sent.requestId };
  const token = hostToken(linkSigner, ref);
  await survive(answerAsHost(depsOf(process), token, 'accept', { ...context, scenario }));
  return async () => {
    const request = await readRequest(server.db, ref);
    const { rows } = await sql<{ state: string; charged: number }>`select b.state,
        coalesce(sum(t.amount_minor) filter (where t.state = 'captured'), 0)::int as charged
      from bookings b left join tenders t using (tenant_id, customer_id, booking_id)
      where b.customer_id = ${customerId} group by b.booking_id, b.state`.execute(server.db);
    return {
      state: request?.state,
      bookings: rows.filter(({ state }) => state !== 'Failed'),
      totalMinor: checkout.quote.total.amountMinor,
    };
  };
}
/** What a next process does: sagas first, then what nobody noted of them. */
async function takeOver() {
  await world.resume(server);
  world.clock.move(11);
  await settleRequests(depsOf(server));
}

const points: string[] = [];
test('ends without a crash, passing all its points', async () => {
  const see = await acceptedIn(dying(null, points));
  const { state, bookings, totalMinor } = await see();
  expect(state).toBe('confirmed');
  expect(bookings).toEqual([{ state: 'Confirmed', charged: totalMinor }]);
  expect(points.length).toBeGreaterThanOrEqual(4);
});

test('ends wherever the process dies', { timeout: LONG_MS }, async () => {
  const seen: Awaited<ReturnType<typeof acceptedIn>>[] = [];
  const dies = byDay(points, 'accepted requests', DAYS_FOR_ALL);
  for (const point of dies) seen.push(await acceptedIn(dying(point)));
  await takeOver();
  for (const [i, see] of seen.entries()) {
    const { state, bookings, totalMinor } = await see();
    expect(state, dies[i]).toBe('confirmed');
    expect(bookings, dies[i]).toEqual([{ state: 'Confirmed', charged: totalMinor }]);
  }
  expect((await world.problems()).ledger).toEqual(IN_ORDER.ledger);
});

test('a declined card waits for its guest wherever the process dies', { timeout: LONG_MS }, async () => {
  const declined: string[] = [];
  await acceptedIn(dying(null, declined), 'card-declined');
  const seen: Awaited<ReturnType<typeof acceptedIn>>[] = [];
  const dies = byDay(declined, 'declined requests', DAYS_FOR_ALL);
  for (const point of dies) seen.push(await acceptedIn(dying(point), 'card-declined'));
  await takeOver();
  for (const [i, see] of seen.entries()) {
    const { state, bookings } = await see();
    expect(state, dies[i]).toBe('awaitingPayment');
    expect(bookings, dies[i]).toEqual([]);
  }
});
