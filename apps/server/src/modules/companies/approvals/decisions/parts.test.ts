/** The parts of a trip, decided in one step: flight yes, hotel no, and what happens to one in between. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { ApprovalId } from '@sojourn/domain/ids.ts';
import { UNRESTRICTED } from '@sojourn/domain/policy/tier.ts';
import { readyFlight } from '@sojourn/products/flight/testing/flight-checkouts.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { IN_ORDER, type Process, type Traveler } from '#modules/selling/booking/testing/booking-world.ts';
import { resetFaults } from '#modules/selling/booking/testing/stage.ts';
import { TEST_NOW } from '#testing/clock.ts';
import { listApprovals } from '../list-approvals.ts';
import { settleApprovals } from '../settle-approvals.ts';
import { showApproval } from '../show-approval.ts';
import { createOffice, decide, decideParts, type Office, send, sendReady } from '../testing/office.ts';
import { withdrawApproval } from '../withdraw-approval.ts';

/** From then to the flight's day, when canceling the stay isn't free anymore. */
const DAYS = 2;
let office: Office;
let server: Process;
let other: Process;
let priya: Traveler;
let daniel: Traveler;
let tierId: string;
beforeAll(async () => {
  office = await createOffice();
  server = office.startProcess('server');
  other = office.startProcess('other');
  tierId = await office.addTier({});
  priya = await office.hire('Priya', null, { isAdmin: true });
});
// Everybody travels once: what they sent before is another trip
beforeEach(async () => {
  resetFaults(office.world);
  office.world.clock.set(TEST_NOW);
  tierId = await office.addTier({});
  daniel = await office.hire('Daniel', tierId);
});
afterAll(async () => {
  expect(await office.world.problems()).toEqual(IN_ORDER);
  await office.world.close();
});

const see = (requestId: ApprovalId) => showApproval(server, requestId, daniel.actor);
const stateOf = async (requestId: ApprovalId) => (await see(requestId)).state;
/** Nothing of it is free to cancel, so it all waits. */
async function sendTrip() {
  Object.assign(office.world.carrier, { isVoidable: false });
  office.world.clock.set('2027-04-12T12:00:00.000Z' as Instant);
  const ask = { policyReason: { reason: 'clientSite' } } as const;
  const flight = await sendReady(server, daniel, await readyFlight(server, daniel, {}, ask));
  const hotel = await send(server, daniel, DAYS);
  return { flight: flight.requestId, hotel: hotel.requestId };
}
const settle = () => settleApprovals(other, 50);

test('a trip is listed with its parts, and is decided in one step: flight yes, hotel no', async () => {
  const { flight, hotel } = await sendTrip();
  const query = { of: 'toDecide', view: 'waiting' } as const;
  const listed = await listApprovals(server, query, priya.actor);
  const trip = listed.requests.find(({ requester }) => requester.subject === daniel.actor.subject);
  expect([trip?.requestId, ...(trip?.parts ?? []).map(({ requestId }) => requestId)].toSorted()).toEqual(
    [flight, hotel].toSorted(),
  );
  expect(listed.waiting.toDecide).toBe(listed.requests.length);

  const { parts } = await decideParts(server, priya, [
    { requestId: flight, decision: 'approve' },
    { requestId: hotel, decision: 'decline' },
  ]);
  expect(parts.map(({ refused, request }) => [refused, request.state])).toEqual([
    [null, 'booked'],
    [null, 'declined'],
  ]);
  expect(parts.map(({ request }) => request.steps[0]?.note)).toEqual([null, 'Too far from the site']);

  // A cheaper hotel goes on in the same request, and is decided on its own
  office.world.inn.nightlyMinor = 30_000;
  const again = await send(server, daniel, DAYS, hotel);
  expect(again.requestId).toBe(hotel);
  const shown = await showApproval(server, hotel, priya.actor);
  expect(shown).toMatchObject({ state: 'pending', version: 2, offers: ['approve', 'decline'] });
  expect(shown.trip).toMatchObject([{ requestId: flight, state: 'booked', offers: [] }]);
  expect(await decide(server, priya, hotel, 'approve', 2)).toMatchObject({ state: 'booked' });
});

test('a hotel in policy that takes the place of one declined is booked in its request', async () => {
  const { flight, hotel } = await sendTrip();
  await decideParts(server, priya, [
    { requestId: flight, decision: 'approve' },
    { requestId: hotel, decision: 'decline' },
  ]);
  const anyHotel = JSON.stringify({ hotels: UNRESTRICTED.hotels });
  await sql`update policy_tier_versions set rules = rules || ${anyHotel}::jsonb
    where tier_id = ${tierId}`.execute(office.db);
  const again = await send(server, daniel, DAYS, hotel);
  expect(again).toMatchObject({ result: 'Booked', requestId: hotel });
  expect(await see(hotel)).toMatchObject({ state: 'booked', version: 2, steps: [], broken: [] });
  // Without a request that it takes the place of it's booked as anything else
  await expect(send(server, daniel, DAYS + 30)).rejects.toMatchObject({ code: 'ApprovalNotNeeded' });
});

test('a part that changed in between says so; the others are decided all the same', async () => {
  const outdated = await sendTrip();
  await decide(server, priya, outdated.hotel, 'decline');
  await send(server, daniel, DAYS, outdated.hotel);
  const both = (trip: typeof outdated) =>
    decideParts(server, priya, [
      { requestId: trip.flight, decision: 'approve' },
      { requestId: trip.hotel, decision: 'approve' },
    ]);
  expect((await both(outdated)).parts).toMatchObject([
    { refused: null, request: { state: 'booked' } },
    { refused: 'ApprovalOutdated', request: { state: 'pending', version: 2 } },
  ]);

  daniel = await office.hire('Daniel', tierId);
  const withdrawn = await sendTrip();
  await withdrawApproval(server, withdrawn.flight, daniel.actor);
  expect((await both(withdrawn)).parts).toMatchObject([
    { refused: 'ApprovalOver', request: { state: 'withdrawn' } },
    { refused: null, request: { state: 'booked' } },
  ]);

  daniel = await office.hire('Daniel', tierId);
  const raised = await sendTrip();
  office.world.inn.nightlyMinor *= 2;
  expect((await both(raised)).parts).toMatchObject([
    { refused: null, request: { state: 'booked' } },
    { refused: null, request: { state: 'returned', returnedFor: 'price' } },
  ]);

  daniel = await office.hire('Daniel', tierId);
  const late = await sendTrip();
  await sql`update approval_requests set decide_by = ${server.clock.now()}::timestamptz
    where request_id = ${late.hotel}`.execute(office.db);
  expect((await both(late)).parts.map(({ refused }) => refused)).toEqual([null, 'ApprovalOver']);
  await settle();
  expect(await stateOf(late.hotel)).toBe('lapsed');
});

test('a repeat of the same decisions is answered as the first, another’s is refused', async () => {
  const { flight, hotel } = await sendTrip();
  const marcus = await office.hire('Marcus', null, { isAdmin: true });
  const parts = [
    { requestId: flight, decision: 'approve' },
    { requestId: hotel, decision: 'decline' },
  ] as const;
  const [first, repeated] = await Promise.all([
    decideParts(server, priya, parts),
    decideParts(other, priya, parts),
  ]);
  for (const { parts: decided } of [first, repeated])
    expect(decided.map(({ refused }) => refused)).toEqual([null, null]);
  expect((await decideParts(server, marcus, parts)).parts.map(({ refused }) => refused)).toEqual([
    'ApprovalOver',
    'ApprovalOver',
  ]);
});

test('nothing is decided when a part isn’t theirs to see, or a decline has no note', async () => {
  const { flight, hotel } = await sendTrip();
  const stranger = await office.hire('Noor', tierId);
  const parts = [
    { requestId: flight, decision: 'approve' },
    { requestId: hotel, decision: 'decline' },
  ] as const;
  const unknown = { requestId: 'apr_00000000000000000000000000' as ApprovalId, decision: 'approve' } as const;
  await expect(decideParts(server, stranger, parts)).rejects.toMatchObject({
    code: 'ApprovalNotYours',
  });
  await expect(decideParts(server, priya, [parts[0], unknown])).rejects.toMatchObject({ code: 'NotFound' });
  await expect(decideParts(server, priya, parts, '')).rejects.toMatchObject({ code: 'InvalidInput' });
  expect(await Promise.all([flight, hotel].map(stateOf))).toEqual(['pending', 'pending']);
  // Who sent it sees it, and doesn't decide
  expect((await decideParts(server, daniel, parts)).parts.map(({ refused }) => refused)).toEqual([
    'ApprovalNotYours',
    'ApprovalNotYours',
  ]);
});

test('two approvers, a withdrawal and the end of time at one moment: each part has one end', async () => {
  const marcus = await office.hire('Marcus', null, { isAdmin: true });
  for (let round = 0; round < 4; round++) {
    daniel = await office.hire('Daniel', tierId);
    office.world.clock.set(TEST_NOW);
    const { flight, hotel } = await sendTrip();
    const works = [
      () =>
        decideParts(server, priya, [
          { requestId: flight, decision: 'approve' },
          { requestId: hotel, decision: 'decline' },
        ]),
      () =>
        decideParts(other, marcus, [
          { requestId: hotel, decision: 'approve' },
          { requestId: flight, decision: 'decline' },
        ]),
      () => withdrawApproval(other, flight, daniel.actor).catch(() => undefined),
      async () => {
        office.world.clock.set((await see(hotel)).decideBy);
        await settle();
      },
    ];
    await Promise.all([...works.slice(round), ...works.slice(0, round)].map((work) => work()));
    office.world.clock.move(120);
    await office.world.resume(other);
    await settle();
    for (const requestId of [flight, hotel]) {
      const { state, checkoutId, steps } = await see(requestId);
      expect(['booked', 'declined', 'withdrawn', 'lapsed']).toContain(state);
      expect(steps.filter(({ decision }) => decision !== null).length).toBe(
        state === 'booked' || state === 'declined' ? 1 : 0,
      );
      const { rows } = await sql`select from bookings where checkout_id = ${checkoutId}
        and state = 'Confirmed'`.execute(office.db);
      expect(rows.length).toBe(state === 'booked' ? 1 : 0);
    }
  }
});

test('a process that dies after the decisions were made leaves them to be carried out', async () => {
  const { flight, hotel } = await sendTrip();
  const dying = { ...server, sagas: { ...server.sagas, start: () => Promise.reject(new Error('died')) } };
  await decideParts(dying, priya, [
    { requestId: flight, decision: 'approve' },
    { requestId: hotel, decision: 'approve' },
  ]).catch(() => undefined);
  expect(await Promise.all([flight, hotel].map(stateOf))).toEqual(['approved', 'approved']);
  for (let round = 0; round < 3; round++) {
    office.world.clock.move(60);
    await office.world.resume(other);
    await settle();
  }
  expect(await Promise.all([flight, hotel].map(stateOf))).toEqual(['booked', 'booked']);
});
