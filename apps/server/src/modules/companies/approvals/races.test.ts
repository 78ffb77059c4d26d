/** Crashes at every point of a request's way, and everything that can happen to it at one moment. */
import type { CaseId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fulfillCancellation, reviewCancellation } from '#modules/desk/desk/acting/review-cancel.ts';
import { IN_ORDER, type Process, type Traveler } from '#modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '#modules/selling/booking/testing/request-context.ts';
import { resetFaults } from '#modules/selling/booking/testing/stage.ts';
import { cancelTrip } from '#modules/trips/cancellation/cancel-trip.ts';
import { quoteCancel } from '#modules/trips/cancellation/quote-cancel.ts';
import { rejected } from '#suppliers/outcome.ts';
import { settleApprovals } from './settle-approvals.ts';
import { showApproval } from './show-approval.ts';
import { createOffice, decide, type Office, send } from './testing/office.ts';
import { withdrawApproval } from './withdraw-approval.ts';

let office: Office;
let server: Process;
let other: Process;
let daniel: Traveler;
let priya: Traveler;
beforeAll(async () => {
  office = await createOffice();
  server = office.startProcess('server');
  other = office.startProcess('other');
  daniel = await office.hire('Daniel', await office.addTier({}));
  priya = await office.hire('Priya', null, { isAdmin: true });
});
beforeEach(() => resetFaults(office.world));
afterAll(() => office?.world.close());

const see = (requestId: Parameters<typeof showApproval>[1]) => showApproval(server, requestId, daniel.actor);
class Died extends Error {}
/** A process that dies when it starts a saga, when it drives one, or once it has. */
const dying = (at: 'start' | 'drive' | 'afterDrive'): Process => {
  const { sagas } = server;
  const die = (): never => {
    throw new Died(at);
  };
  return {
    ...server,
    sagas: {
      ...sagas,
      start: (...given) => (at === 'start' ? die() : sagas.start(...given)),
      drive: async (row) => {
        if (at === 'drive') return die();
        await sagas.drive(row);
        return die();
      },
    },
  };
};
/** The next process goes on with what the dead one left, until nothing waits. */
async function recover(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    office.world.clock.move(60);
    await office.world.resume(other);
    await settleApprovals(other, 50);
  }
}
const bookingsOf = async (checkoutId: string) =>
  (
    await sql<{ state: string }>`select state from bookings where checkout_id = ${checkoutId}
      order by created_at`.execute(office.db)
  ).rows.map(({ state }) => state);

const POINTS = ['start', 'drive', 'afterDrive'] as const;
test.each(POINTS)('dying at %s after an approval, it’s booked once', async (at) => {
  const { requestId, checkout } = await send(server, daniel, 2);
  await decide(dying(at), priya, requestId, 'approve').catch(() => undefined);
  expect((await see(requestId)).state).toBe('approved');
  await recover();
  expect(await see(requestId)).toMatchObject({ state: 'booked' });
  expect(await bookingsOf(checkout.checkoutId)).toEqual(['Confirmed']);
  expect(await office.world.problems()).toEqual(IN_ORDER);
});

test.each(POINTS)('dying at %s after a rejection, it’s canceled once', async (at) => {
  const { requestId, checkout } = await send(server, daniel, 100);
  await decide(dying(at), priya, requestId, 'decline').catch(() => undefined);
  await recover();
  expect(await see(requestId)).toMatchObject({ state: 'canceled' });
  expect(await bookingsOf(checkout.checkoutId)).toEqual(['Canceled']);
  expect(await office.world.problems()).toEqual(IN_ORDER);
});

test.each(['drive', 'afterDrive'] as const)('dying at %s while it’s sent, it’s in review', async (at) => {
  await send(dying(at), daniel, 110).catch(() => undefined);
  await recover();
  const { rows } = await sql<{ state: string; booking: string }>`select r.state, b.state as booking
    from approval_requests r join bookings b using (tenant_id, customer_id, booking_id)
    order by r.sent_at desc limit 1`.execute(office.db);
  expect(rows).toEqual([{ state: 'inReview', booking: 'Confirmed' }]);
  expect(await office.world.problems()).toEqual(IN_ORDER);
});

test('dying before anything was booked, the checkout can be sent again', async () => {
  await send(dying('start'), daniel, 115).catch(() => undefined);
  await recover();
  const { rows } = await sql<{ state: string }>`select state from approval_requests
    order by sent_at desc limit 1`.execute(office.db);
  expect(rows).toEqual([{ state: 'withdrawn' }]);
});

test.each([
  [null, 'inReview', 'Confirmed'],
  ['NoAvailability', 'withdrawn', 'Failed'],
] as const)(
  'nobody decides about a booking that’s pending; refused as %s, it’s %s',
  async (refusal, state, booking) => {
    const { stayFaults } = office.world;
    stayFaults.next('confirm', ['cutBefore'], true);
    stayFaults.next('lookUp', ['cutBefore'], true);
    const { requestId, checkout } = await send(server, daniel, 118);
    office.world.clock.move(60);
    await settleApprovals(other, 50);
    expect(await bookingsOf(checkout.checkoutId)).toEqual(['Pending']);
    expect(await see(requestId)).toMatchObject({ state: 'sending' });
    await expect(decide(server, priya, requestId, 'approve')).rejects.toMatchObject({ code: 'ApprovalOver' });
    stayFaults.clear();
    office.world.inn.refuseConfirm = refusal && { reason: refusal };
    await recover();
    expect(await bookingsOf(checkout.checkoutId)).toEqual([booking]);
    expect(await see(requestId)).toMatchObject({ state });
    expect(await office.world.problems()).toEqual(IN_ORDER);
  },
);

/** Runs all at once; the codes of those that were refused. */
async function atOnce(works: readonly Promise<unknown>[]): Promise<string[]> {
  const ends = await Promise.allSettled(works);
  return ends.flatMap((end) => (end.status === 'rejected' ? [(end.reason as { code: string }).code] : []));
}

test('of approve, decline, withdraw and the end of time one wins, and the money is right', async () => {
  for (let round = 0; round < 6; round++) {
    const { requestId, checkout } = await send(server, daniel, 2);
    const works = [
      () => decide(server, priya, requestId, 'approve'),
      () => decide(other, priya, requestId, 'decline'),
      () => withdrawApproval(other, requestId, daniel.actor),
      async () => {
        office.world.clock.set((await see(requestId)).decideBy);
        await settleApprovals(other, 50);
      },
    ];
    // Another one begins each time
    const order = [...works.slice(round % 4), ...works.slice(0, round % 4)];
    const refused = await atOnce(order.map((work) => work()));
    expect(refused.every((code) => code === 'ApprovalOver')).toBe(true);
    await recover();
    const { state } = await see(requestId);
    expect(['booked', 'declined', 'withdrawn', 'lapsed']).toContain(state);
    expect(await bookingsOf(checkout.checkoutId)).toEqual(state === 'booked' ? ['Confirmed'] : []);
  }
  expect(await office.world.problems()).toEqual(IN_ORDER);
});

test('a price that moves while it’s approved is booked within the limit or not at all', async () => {
  for (const nightlyMinor of [41_200, 42_000, 42_100, 90_000]) {
    office.world.inn.nightlyMinor = 41_200;
    const { requestId, checkout } = await send(server, daniel, 2);
    const approving = decide(server, priya, requestId, 'approve');
    office.world.inn.nightlyMinor = nightlyMinor;
    await approving;
    await recover();
    const { state, limit } = await see(requestId);
    const { rows } = await sql<{ total: number }>`select total_minor as total from bookings
      where checkout_id = ${checkout.checkoutId} and state = 'Confirmed'`.execute(office.db);
    expect(rows.every(({ total }) => total <= limit.amountMinor)).toBe(true);
    expect(rows.length).toBe(state === 'booked' ? 1 : 0);
  }
  expect(await office.world.problems()).toEqual(IN_ORDER);
});

test('a traveler who cancels while it’s rejected is refunded once', async () => {
  const { requestId, ...sent } = await send(server, daniel, 120);
  if (sent.result !== 'Booked') throw new Error('not booked');
  const context = requestContext();
  const { quoteId } = await quoteCancel(server, sent.bookingId, daniel.actor, context);
  await atOnce([
    cancelTrip(server, sent.bookingId, { quoteId }, daniel.actor, context),
    decide(other, priya, requestId, 'decline'),
  ]);
  await recover();
  office.world.clock.set((await see(requestId)).decideBy);
  await recover();
  expect(['canceled', 'withdrawn']).toContain((await see(requestId)).state);
  expect(await office.world.problems()).toEqual(IN_ORDER);
});

test('a supplier that refuses to cancel leaves the booking, and a case', async () => {
  const { requestId } = await send(server, daniel, 130);
  office.world.inn.penaltyMinor = 500;
  // The accepted terms promise all of it back, so the supplier's fee isn't the traveler's
  expect(await decide(server, priya, requestId, 'decline')).toMatchObject({ state: 'canceled' });
  const refusing = await send(server, daniel, 140);
  office.world.inn.penaltyMinor = 0;
  office.world.inn.refuseCancel = 'NotCancellable';
  expect(await decide(server, priya, refusing.requestId, 'decline')).toMatchObject({
    state: 'kept',
    endedBy: 'failure',
  });
  const { rows } = await sql<{ kind: string }>`select kind from cases
    where subject_id = ${(await see(refusing.requestId)).bookingId} order by kind`.execute(office.db);
  expect(rows.map(({ kind }) => kind)).toEqual(['cancelRefused', 'rejectedNotCanceled']);
  const mails = await sql<{ kind: string; name: string }>`select kind, payload ->> 'name' as name from outbox
    where payload ->> 'requestId' = ${refusing.requestId} and payload ->> 'news' = 'notCanceled'
    order by kind`.execute(office.db);
  expect(mails.rows).toEqual([
    { kind: 'approvalNews', name: '' },
    { kind: 'approvalOutcome', name: 'Daniel Okafor' },
  ]);
});

test('what couldn’t be canceled online is canceled by an agent later, with everything back', async () => {
  const { requestId, checkout } = await send(server, daniel, 150);
  Object.assign(office.world.inn, { refuseCancelQuote: true, refuseCancel: 'NotCancellable' });
  expect(await decide(server, priya, requestId, 'decline')).toMatchObject({ endedBy: 'failure' });
  const { bookingId } = await see(requestId);
  const { rows } = await sql<{ caseId: CaseId; version: number }>`select case_id as "caseId", version
    from cases where subject_id = ${bookingId}`.execute(office.db);
  const { caseId, version } = assertPresent(rows[0], 'the case');
  // Free no longer by the time somebody comes to it
  office.world.clock.move(149 * 86_400);
  const agent = { ...priya.actor, roles: ['agent'] } as const;
  const desk = { ...server, portalOrigin: () => '' };
  const withheldMinor = checkout.quote.total.amountMinor;
  const context = requestContext();
  const { quote } = await reviewCancellation(desk, caseId, { withheldMinor }, agent, context);
  expect(quote.refund).toEqual(checkout.quote.total);
  const given = { version, quoteId: quote.quoteId, supplierReference: 'HTL-7', text: 'The hotel agreed.' };
  await fulfillCancellation(desk, caseId, given, agent, context);
  await office.world.resume(server);
  const ended = await sql<{ state: string }>`select state from cases where subject_id = ${bookingId}
    union all select state from bookings where booking_id = ${bookingId}`.execute(office.db);
  expect(ended.rows.map(({ state }) => state)).toEqual(['closed', 'Canceled']);
});

test('a supplier that has the traveler’s own cancellation already leaves no case', async () => {
  const sent = await send(server, daniel, 160);
  if (sent.result !== 'Booked') throw new Error('not booked');
  const context = requestContext();
  const { quoteId } = await quoteCancel(server, sent.bookingId, daniel.actor, context);
  const { hotel } = server.products;
  const supplierSide: typeof hotel.supplierSide = (booking) => {
    const side = assertPresent(hotel.supplierSide(booking), 'the hotel');
    return {
      ...side,
      quoteCancel: async () => {
        await cancelTrip(server, sent.bookingId, { quoteId }, daniel.actor, context);
        return rejected({ reason: 'NotCancellable' });
      },
    };
  };
  const late: Process = { ...other, products: { ...other.products, hotel: { ...hotel, supplierSide } } };
  await decide(late, priya, sent.requestId, 'decline');
  await recover();
  expect((await see(sent.requestId)).state).toBe('canceled');
  const { rows } = await sql`select kind from cases where subject_id = ${sent.bookingId}`.execute(office.db);
  expect(rows).toEqual([]);
});
