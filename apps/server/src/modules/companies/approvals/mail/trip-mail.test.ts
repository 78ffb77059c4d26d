/** What happens to the parts of a trip at one time is one mail, for who sent them and for who decides. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { ApprovalId } from '@sojourn/domain/ids.ts';
import { readyFlight } from '@sojourn/products/flight/testing/flight-checkouts.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { claimMessage, markSent } from '#modules/platform/notify/store.ts';
import type { Process, Traveler } from '#modules/selling/booking/testing/booking-world.ts';
import { resetFaults } from '#modules/selling/booking/testing/stage.ts';
import { TEST_NOW } from '#testing/clock.ts';
import { remindApprovers } from '../remind-approvers.ts';
import { settleApprovals } from '../settle-approvals.ts';
import { createOffice, decide, decideParts, type Office, send, sendReady } from '../testing/office.ts';

const HOUR = 3_600;
let office: Office;
let server: Process;
let priya: Traveler;
let daniel: Traveler;
beforeAll(async () => {
  office = await createOffice();
  server = office.startProcess('server');
});
beforeEach(async () => {
  resetFaults(office.world);
  await sql`delete from outbox`.execute(office.db);
  office.world.clock.set(TEST_NOW);
  const tierId = await office.addTier({});
  // A company of their own, so that nobody else is asked
  daniel = await office.hire('Daniel', tierId);
  await sql`delete from business_members where can_view_admin`.execute(office.db);
  priya = await office.hire('Priya', null, { isAdmin: true });
});
afterAll(() => office?.world.close());

/** Nothing of it is free to cancel, so it all waits. */
async function sendTrip(apartSeconds = 0) {
  Object.assign(office.world.carrier, { isVoidable: false });
  office.world.clock.set('2027-04-12T12:00:00.000Z' as Instant);
  const ask = { policyReason: { reason: 'clientSite' } } as const;
  const flight = await sendReady(server, daniel, await readyFlight(server, daniel, {}, ask));
  office.world.clock.move(apartSeconds);
  const hotel = await send(server, daniel, 2);
  return { flight: flight.requestId, hotel: hotel.requestId };
}

type Mail = { readonly kind: string; readonly hours: number | null; readonly parts: readonly string[] };
/** Mail about requests, in the order in which it's put into the outbox. */
const mailsTo = async ({ actor }: Traveler): Promise<Mail[]> =>
  (
    await sql<Mail>`select kind, (payload ->> 'hours')::int as hours, array(
        select (p ->> 'requestId') || coalesce(' ' || (p ->> 'news'), '')
        from jsonb_array_elements(payload -> 'parts') p order by 1) as parts
      from outbox where customer_id = ${actor.customerId} and kind like 'approval%'
      order by created_at, message_id`.execute(office.db)
  ).rows;
const all = (trip: { readonly flight: ApprovalId; readonly hotel: ApprovalId }, news?: string) =>
  [trip.flight, trip.hotel].map((id) => (news ? `${id} ${news}` : id)).toSorted();
/** The time for which mail is held is over. */
const release = async () => {
  await sql`update outbox set next_try_at = now() where sent_at is null`.execute(office.db);
  for (let row = await claimMessage(office.db, 90); row; row = await claimMessage(office.db, 90))
    await markSent(office.db, row, server.clock.now());
  await sql`delete from outbox`.execute(office.db);
};

test('sent one after the other they’re one question, and one receipt', async () => {
  const trip = await sendTrip(60);
  expect(await mailsTo(priya)).toEqual([{ kind: 'approvalRequested', hours: null, parts: all(trip) }]);
  expect(await mailsTo(daniel)).toEqual([{ kind: 'approvalWaits', hours: null, parts: all(trip) }]);
  // It waits for a while, and nobody counts it as late
  expect(await claimMessage(office.db, 90)).toBeUndefined();
});

test('decided in one step they’re one answer, with what’s booked a moment later', async () => {
  const trip = await sendTrip();
  await release();
  await decideParts(server, priya, [
    { requestId: trip.flight, decision: 'approve' },
    { requestId: trip.hotel, decision: 'decline' },
  ]);
  const parts = [`${trip.flight} booked`, `${trip.hotel} declined`].toSorted();
  expect(await mailsTo(daniel)).toContainEqual({ kind: 'approvalNews', hours: null, parts });
  expect(await mailsTo(priya)).toEqual([{ kind: 'approvalOutcome', hours: null, parts }]);
  expect((await mailsTo(daniel)).filter(({ kind }) => kind === 'approvalNews')).toHaveLength(1);

  // What left isn't added to: the part that's sent again has a mail of its own
  await release();
  await send(server, daniel, 2, trip.hotel);
  await decide(server, priya, trip.hotel, 'approve', 2);
  const news = (await mailsTo(daniel)).filter(({ kind }) => kind === 'approvalNews');
  expect(news.map((mail) => mail.parts)).toEqual([[`${trip.hotel} booked`]]);
});

test('12, 4 and 1 hours before they’re one reminder each, though one was sent minutes later', async () => {
  const trip = await sendTrip(20 * 60);
  await release();
  for (const hours of [11.5, 0.9, 8, 3]) {
    office.world.clock.move(hours * HOUR);
    await remindApprovers(server, 50);
    await remindApprovers(server, 50);
  }
  for (const [person, kind] of [
    [priya, 'approvalRequested'],
    [daniel, 'approvalWaits'],
  ] as const)
    expect(await mailsTo(person)).toEqual([12, 4, 1].map((hours) => ({ kind, hours, parts: all(trip) })));
});

test('what nobody decides lapses in one mail, though one part is over minutes later', async () => {
  const trip = await sendTrip(20 * 60);
  await release();
  office.world.clock.move(24 * HOUR - 20 * 60);
  await settleApprovals(server, 50);
  const first = [`${trip.flight} lapsed`];
  expect(await mailsTo(daniel)).toEqual([{ kind: 'approvalNews', hours: null, parts: first }]);
  expect(await claimMessage(office.db, 90)).toBeUndefined();
  office.world.clock.move(20 * 60);
  await settleApprovals(server, 50);
  for (const [person, kind] of [
    [daniel, 'approvalNews'],
    [priya, 'approvalOutcome'],
  ] as const)
    expect(await mailsTo(person)).toEqual([{ kind, hours: null, parts: all(trip, 'lapsed') }]);
});

test('what’s booked already is kept in one mail', async () => {
  const [flight, hotel] = [
    await sendReady(
      server,
      daniel,
      await readyFlight(server, daniel, {}, { policyReason: { reason: 'clientSite' } }),
    ),
    await send(server, daniel, 65),
  ];
  const trip = { flight: flight.requestId, hotel: hotel.requestId };
  const { rows } = await sql`select distinct trip_id from approval_requests
    where request_id = any(${Object.values(trip)}::text[])`.execute(office.db);
  expect(rows).toHaveLength(1);
  await release();
  await decideParts(server, priya, [
    { requestId: trip.flight, decision: 'approve' },
    { requestId: trip.hotel, decision: 'approve' },
  ]);
  const news = (await mailsTo(daniel)).filter(({ kind }) => kind === 'approvalNews');
  expect(news).toEqual([{ kind: 'approvalNews', hours: null, parts: all(trip, 'kept') }]);
});

test('one part alone is written about at once, but for the time in which more may be sent', async () => {
  const { requestId } = await send(server, daniel, 60);
  expect(await claimMessage(office.db, 90)).toMatchObject({ told: { kind: 'bookingConfirmed' } });
  expect(await claimMessage(office.db, 90)).toBeUndefined();
  await release();
  await decide(server, priya, requestId, 'approve');
  const left = [await claimMessage(office.db, 90), await claimMessage(office.db, 90)];
  expect(left.map((row) => row?.told.kind).toSorted()).toEqual(['approvalNews', 'approvalOutcome']);
});
