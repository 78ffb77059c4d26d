/** Requests for approval from sending to their end, on the tests' own hotel and a real database. */
import { isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookCheckout } from '#modules/selling/booking/book-checkout.ts';
import {
  bookInputOf,
  IN_ORDER,
  type Process,
  type Traveler,
} from '#modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '#modules/selling/booking/testing/request-context.ts';
import { resetFaults } from '#modules/selling/booking/testing/stage.ts';
import { showTrip } from '#modules/trips/trips/use-case.ts';
import { deleteEnded } from './forgotten/store.ts';
import { listApprovals } from './list-approvals.ts';
import { remindApprovers } from './remind-approvers.ts';
import { setCover } from './set-cover.ts';
import { settleApprovals } from './settle-approvals.ts';
import { showApproval } from './show-approval.ts';
import { createOffice, decide, type Office, readyStay, send } from './testing/office.ts';
import { withdrawApproval } from './withdraw-approval.ts';

const HOUR = 3_600;
let office: Office;
let server: Process;
let daniel: Traveler;
let priya: Traveler;
beforeAll(async () => {
  office = await createOffice();
  server = office.startProcess('approvals');
  daniel = await office.hire('Daniel', await office.addTier({}));
  priya = await office.hire('Priya', null, { isAdmin: true });
});
beforeEach(() => resetFaults(office.world));
afterAll(() => office?.world.close());

const see = (traveler: Traveler, requestId: Parameters<typeof showApproval>[1]) =>
  showApproval(server, requestId, traveler.actor);
const mails = async ({ actor }: Traveler, about: string) =>
  (
    await sql<{ shown: string }>`select
        coalesce(part ->> 'news', kind || ':' || (payload -> 'hours')) as shown
      from outbox, jsonb_array_elements(payload -> 'parts') as part
      where customer_id = ${actor.customerId} and part ->> 'requestId' = ${about}
      order by created_at`.execute(office.db)
  ).rows.map(({ shown }) => shown);
/** What the company's log says of a request, in order. */
const noted = async (requestId: Parameters<typeof showApproval>[1]) => {
  const { code } = await see(daniel, requestId);
  const { rows } = await sql<{ kind: string; by: string }>`select kind, done_by as by
    from business_events
    where facts ->> 'about' like ${`${code} %`} order by position`.execute(office.db);
  return rows.map(({ kind, by }) => `${kind}:${by === 'system' ? 'nobody' : 'somebody'}`);
};
const settle = () => settleApprovals(server, 50);
const later = async (seconds: number) => {
  office.world.clock.move(seconds);
  await settle();
};

test('what a company reviews can’t be booked without its approval', async () => {
  const checkout = await readyStay(server, daniel, 60);
  const input = bookInputOf(checkout);
  await expect(
    bookCheckout(server, checkout.checkoutId, input, daniel.actor, requestContext()),
  ).rejects.toMatchObject({ code: 'ApprovalRequired' });
});

test('what is free to cancel is booked at once and reviewed, and both see the same clock', async () => {
  const { requestId, result } = await send(server, daniel, 60);
  expect(result).toBe('Booked');
  const [own, theirs] = [await see(daniel, requestId), await see(priya, requestId)];
  expect(own).toMatchObject({ state: 'inReview', kind: 'review', isOwn: true, offers: [] });
  expect(theirs).toMatchObject({ isOwn: false, offers: ['approve', 'decline'], decideBy: own.decideBy });
  expect(own.decideBy).toBe(plusSeconds(own.sentAt, 24 * HOUR));
  expect(await mails(priya, requestId)).toEqual(['approvalRequested:null']);

  expect(await decide(server, priya, requestId, 'approve')).toMatchObject({ state: 'kept', offers: [] });
  expect(await mails(daniel, requestId)).toEqual(['approvalWaits:null', 'kept']);
  await expect(decide(server, priya, requestId, 'decline')).rejects.toMatchObject({ code: 'ApprovalOver' });
});

test('rejected after booking it’s canceled in full', async () => {
  const { requestId, ...sent } = await send(server, daniel, 61);
  const declined = await decide(server, priya, requestId, 'decline');
  expect(declined).toMatchObject({ state: 'canceled', steps: [{ note: 'Too far from the site' }] });
  if (sent.result !== 'Booked') throw new Error('not booked');
  const trip = await showTrip(server, { ...daniel.actor, bookingId: sent.bookingId });
  expect(trip.status).toBe('Canceled');
  const back = trip.refunds.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
  expect(back).toBe(trip.total.amountMinor);
  expect(await office.world.problems()).toEqual(IN_ORDER);
});

test('without a decision in time a booking is kept, or canceled where the tier says so', async () => {
  const strict = await office.hire('Stella', await office.addTier({ ifUndecided: 'cancel' }));
  const silent = await send(server, daniel, 62);
  const canceled = await send(server, strict, 62);
  await later(24 * HOUR - 1);
  expect((await see(daniel, silent.requestId)).state).toBe('inReview');
  await later(1);
  expect(await see(daniel, silent.requestId)).toMatchObject({ state: 'kept', endedBy: 'timeout' });
  expect(await see(strict, canceled.requestId)).toMatchObject({ state: 'canceled', endedBy: 'timeout' });
  await expect(decide(server, priya, silent.requestId, 'decline')).rejects.toMatchObject({
    code: 'ApprovalOver',
  });
});

test('a mandate books on approval, at the price of the moment up to its limit', async () => {
  const { requestId, result, checkout } = await send(server, daniel, 2);
  expect(result).toBe('Sent');
  expect(await see(daniel, requestId)).toMatchObject({ state: 'pending', kind: 'mandate', bookingId: null });
  expect(office.world.inn.taken.size).toBe(await booked());
  office.world.clock.move(2 * HOUR);
  // 412 to 420: within 2 %
  office.world.inn.nightlyMinor = 42_000;
  const approved = await decide(server, priya, requestId, 'approve');
  expect(approved).toMatchObject({ state: 'booked', bookingId: expect.stringMatching(/^bkg_/) });
  const trip = await showTrip(server, { ...daniel.actor, bookingId: approved.bookingId! });
  expect(trip.total.amountMinor).toBeGreaterThan(checkout.quote.total.amountMinor);
  expect(await mails(daniel, requestId)).toEqual(['approvalWaits:null', 'booked']);
  expect(await office.world.problems()).toEqual(IN_ORDER);
});
/** Rooms that the hotel holds for somebody. */
const booked = async () =>
  (
    await sql<{ count: number }>`select count(*)::int as count from bookings
      where state = 'Confirmed' and tenant_id = 'business'`.execute(office.db)
  ).rows[0]?.count;

test('above the limit nothing is booked, and the same request goes on with the new price', async () => {
  const { requestId, checkout } = await send(server, daniel, 2);
  office.world.inn.nightlyMinor = 42_100;
  const returned = await decide(server, priya, requestId, 'approve');
  expect(returned).toMatchObject({ state: 'returned', returnedFor: 'price', bookingId: null });
  expect(returned.now?.amountMinor).toBeGreaterThan(returned.limit.amountMinor);
  expect(returned.requested).toEqual(checkout.quote.total);
  expect(await mails(daniel, requestId)).toEqual(['approvalWaits:null', 'returned']);

  const again = await send(server, daniel, 2, requestId);
  expect(again).toMatchObject({ result: 'Sent', requestId });
  const sentAgain = await see(daniel, requestId);
  expect(sentAgain).toMatchObject({ state: 'pending', version: 2, requested: returned.now, now: null });
  await expect(decide(server, priya, requestId, 'approve', 1)).rejects.toMatchObject({
    code: 'ApprovalOutdated',
  });
  expect(await decide(server, priya, requestId, 'approve', 2)).toMatchObject({ state: 'booked' });
  expect(await noted(requestId)).toEqual([
    'approvalSent:somebody',
    'approvalApproved:somebody',
    'approvalReturned:nobody',
    'approvalSentAgain:somebody',
    'approvalApproved:somebody',
    'approvalBooked:nobody',
  ]);
  expect(await office.world.problems()).toEqual(IN_ORDER);
});

test('declined it stays, and is withdrawn or sent again', async () => {
  const { requestId } = await send(server, daniel, 2);
  expect(await decide(server, priya, requestId, 'decline')).toMatchObject({ state: 'declined' });
  expect((await see(daniel, requestId)).offers).toEqual(['sendAgain', 'withdraw']);
  expect(await withdrawApproval(server, requestId, daniel.actor)).toMatchObject({
    state: 'withdrawn',
    endedBy: 'traveler',
  });
  await expect(withdrawApproval(server, requestId, priya.actor)).rejects.toMatchObject({ code: 'NotFound' });
});

test('a mandate lapses, and a decision a moment late is refused', async () => {
  const { requestId } = await send(server, daniel, 2);
  const { decideBy } = await see(daniel, requestId);
  office.world.clock.set(decideBy);
  await expect(decide(server, priya, requestId, 'approve')).rejects.toMatchObject({ code: 'ApprovalOver' });
  await settle();
  expect(await see(daniel, requestId)).toMatchObject({ state: 'lapsed', bookingId: null });
  expect(await mails(daniel, requestId)).toEqual(['approvalWaits:null', 'lapsed']);
  expect(await mails(priya, requestId)).toEqual(['approvalRequested:null', 'lapsed']);
});

test('approvers are reminded 12, 4 and 1 hours before, once each', async () => {
  const { requestId } = await send(server, daniel, 70);
  const remind = async (seconds: number) => {
    office.world.clock.move(seconds);
    await remindApprovers(server, 50);
    await remindApprovers(server, 50);
  };
  for (const hours of [11, 1, 8, 2]) await remind(hours * HOUR);
  await remind(HOUR);
  const kinds = [null, 12, 4].map((hours) => `approvalRequested:${hours}`);
  expect(await mails(priya, requestId)).toEqual([...kinds, 'approvalRequested:1']);
});

test('every step of a chain decides, and nobody about their own trip', async () => {
  const first = await office.hire('Ana', null);
  const second = await office.hire('Bo', null);
  const approvers = [first, second].map(({ actor }) => actor.subject);
  const tierId = await office.addTier({ approvers });
  const traveler = await office.hire('Cy', tierId);
  const { requestId } = await send(server, traveler, 80);
  await expect(decide(server, second, requestId, 'approve')).rejects.toMatchObject({
    code: 'ApprovalNotYours',
  });
  expect(await decide(server, first, requestId, 'approve')).toMatchObject({ state: 'inReview' });
  expect(await mails(second, requestId)).toEqual(['approvalRequested:null']);
  expect(await decide(server, second, requestId, 'approve')).toMatchObject({ state: 'kept' });

  // An approver's own trip skips them, and an admin can't decide about their own
  await sql`update business_members set tier_id = ${tierId}
    where subject = any(${[first.actor.subject, priya.actor.subject]})`.execute(office.db);
  const own = await send(server, first, 81);
  expect((await see(first, own.requestId)).steps.map(({ approver }) => approver.subject)).toEqual([
    second.actor.subject,
  ]);
  const admins = await send(server, priya, 82);
  await expect(decide(server, priya, admins.requestId, 'approve')).rejects.toMatchObject({
    code: 'ApprovalNotYours',
  });
});

test('a deputy decides, also what waits already, but not about their own trip', async () => {
  const approver = await office.hire('Mara', null);
  const tierId = await office.addTier({ approvers: [approver.actor.subject] });
  const traveler = await office.hire('Nils', tierId);
  const deputy = await office.hire('Olga', tierId);
  const { requestId } = await send(server, traveler, 90);
  const own = await send(server, deputy, 91);
  const toDecide = async ({ actor }: Traveler) =>
    (await listApprovals(server, { of: 'toDecide', view: 'waiting' }, actor)).requests.map(
      (request) => request.requestId,
    );
  expect(await toDecide(deputy)).toEqual([]);
  await expect(see(deputy, requestId)).rejects.toMatchObject({ code: 'NotFound' });
  const day = server.clock.now().slice(0, 10) as never;
  const cover = { deputy: deputy.actor.subject, from: day, to: day, zone: 'UTC' };
  await setCover(server, { cover }, approver.actor);
  expect(await toDecide(deputy)).toEqual([requestId]);
  await expect(decide(server, deputy, own.requestId, 'approve')).rejects.toMatchObject({
    code: 'ApprovalNotYours',
  });
  expect(await decide(server, deputy, requestId, 'approve')).toMatchObject({
    state: 'kept',
    steps: [{ decidedBy: { name: 'Olga Okafor' } }],
  });
  office.world.clock.move(24 * HOUR);
  expect(await toDecide(deputy)).toEqual([]);
});

test('another company sees nothing, and nobody to decide is said before anything is sent', async () => {
  const stranger = await office.hire('Sven', await office.addTier({}, 'biz_2'), { businessId: 'biz_2' });
  const boss = await office.hire('Tove', null, { businessId: 'biz_2' });
  const { requestId } = await send(server, daniel, 100);
  for (const other of [stranger, boss]) {
    await expect(see(other, requestId)).rejects.toMatchObject({ code: 'NotFound' });
    await expect(decide(server, other, requestId, 'approve')).rejects.toMatchObject({ code: 'NotFound' });
  }
  await expect(send(server, stranger, 60)).rejects.toMatchObject({ code: 'NobodyToApprove' });
  expect(isBefore(server.clock.now(), (await see(daniel, requestId)).decideBy)).toBe(true);
});

test('what came to nothing is deleted after its time, what was booked stays', async () => {
  const { requestId } = await send(server, daniel, 2);
  await decide(server, priya, requestId, 'decline');
  const booked = await send(server, daniel, 90);
  await decide(server, priya, booked.requestId, 'decline');
  const forget = () =>
    withTransaction(office.db, (tx) =>
      deleteEnded(tx, plusSeconds(server.clock.now(), -400 * 24 * HOUR), [], 500),
    );
  expect((await forget()).gone).toBe(0);
  office.world.clock.move(401 * 24 * HOUR);
  expect((await forget()).gone).toBeGreaterThan(0);
  await expect(see(daniel, requestId)).rejects.toMatchObject({ code: 'NotFound' });
  expect((await see(daniel, booked.requestId)).state).toBe('canceled');
});
