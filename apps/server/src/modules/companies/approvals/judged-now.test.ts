/** What will be booked is judged at the moment it's booked, by the policy and at the price of that moment. */
import { date } from '@sojourn/domain/dates.ts';
import type { BookingId, ChangeId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
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
import { refreshQuote } from '#modules/selling/checkouts/refresh-quote.ts';
import { confirmChange } from '#modules/trips/changes/confirm-change.ts';
import { requestChange } from '#modules/trips/changes/request-change.ts';
import { getApprovalPlan } from './plan-approval.ts';
import { sendForApproval } from './send-for-approval.ts';
import { showApproval } from './show-approval.ts';
import { createOffice, decide, type Office, readyStay, send } from './testing/office.ts';

let office: Office;
let server: Process;
let priya: Traveler;
beforeAll(async () => {
  office = await createOffice();
  server = office.startProcess('server');
  await office.addTier({});
  priya = await office.hire('Priya', null, { isAdmin: true });
});
beforeEach(() => resetFaults(office.world));
afterAll(async () => {
  expect(await office.world.problems()).toEqual(IN_ORDER);
  await office.world.close();
});

const context = requestContext();
let hired = 0;
/** A traveler of a tier of their own, with hotels up to so much a night. */
async function hire(perNightMinor: number, isApprovalRequired = true) {
  const tierId = await office.addTier({}, 'biz_1', perNightMinor);
  const traveler = await office.hire(`Daniel${'abcdefghij'[hired++]}`, tierId);
  const set = async (next: { perNightMinor?: number; isApprovalRequired?: boolean }) => {
    const hotels = {
      policies: [
        { allowedStarRatings: [1, 2, 3, 4, 5], maxPricePerNight: money(next.perNightMinor ?? perNightMinor) },
      ],
    };
    const settings = { isApprovalRequired: next.isApprovalRequired ?? isApprovalRequired };
    await sql`update policy_tier_versions
      set rules = jsonb_set(rules || jsonb_build_object('hotels', ${JSON.stringify(hotels)}::jsonb),
        '{settings}', (rules -> 'settings') || ${JSON.stringify(settings)}::jsonb)
      where tier_id = ${tierId}`.execute(office.db);
  };
  if (!isApprovalRequired) await set({});
  return { traveler, set };
}
type Ready = Awaited<ReturnType<typeof readyStay>>;
const book = (checkout: Ready, { actor }: Traveler) =>
  bookCheckout(server, checkout.checkoutId, bookInputOf(checkout), actor, context);
const planOf = async ({ checkoutId }: Ready, { actor }: Traveler) =>
  (await getApprovalPlan(server, checkoutId, actor)).plan;

const HIGH = 1_000_000;
const CAP = 60_000;

test('a cap that was lowered since the checkout began sends it for approval', async () => {
  const { traveler, set } = await hire(HIGH);
  const checkout = await readyStay(server, traveler, 60);
  expect(await planOf(checkout, traveler)).toBeNull();
  await set({ perNightMinor: 1 });
  await expect(book(checkout, traveler)).rejects.toMatchObject({ code: 'ApprovalRequired' });
  expect(await planOf(checkout, traveler)).not.toBeNull();
  const input = bookInputOf(checkout);
  const sent = await sendForApproval(server, checkout.checkoutId, input, traveler.actor, context);
  expect(sent.result).toBe('Booked');
});

test('a price that rose past the cap is reviewed, though it was in policy at first', async () => {
  office.world.inn.nightlyMinor = 41_200;
  const { traveler } = await hire(CAP);
  const checkout = await readyStay(server, traveler, 60);
  office.world.inn.nightlyMinor = 90_000;
  const { actor } = traveler;
  const risen = await refreshQuote(server, checkout.checkoutId, {}, actor, context);
  const acceptTotalMinor = assertPresent(risen.priceChange, 'the new price').newTotal.amountMinor;
  const accepted = await refreshQuote(server, checkout.checkoutId, { acceptTotalMinor }, actor, context);
  await expect(book(accepted as Ready, traveler)).rejects.toMatchObject({ code: 'ApprovalRequired' });
  expect(await planOf(checkout, traveler)).not.toBeNull();
});

test('out of a policy that nobody reviews it’s booked with a reason alone', async () => {
  const { traveler, set } = await hire(HIGH, false);
  const [explained, plain] = [await readyStay(server, traveler, 60), await readyStay(server, traveler, 90)];
  await sql`update policy_checks set reason = null where checkout_id = ${plain.checkoutId}`.execute(
    office.db,
  );
  await sql`update policy_checks set reason = 'clientSite'
    where checkout_id = ${explained.checkoutId}`.execute(office.db);
  await set({ perNightMinor: 1 });
  await expect(book(plain, traveler)).rejects.toMatchObject({
    code: 'OutOfPolicy',
    details: { policy: { broken: [{ rule: 'pricePerNight' }] } },
  });
  expect((await book(explained, traveler)).result).toBe('Success');
});

test('a policy that was loosened since lets it be booked', async () => {
  const { traveler, set } = await hire(1);
  const checkout = await readyStay(server, traveler, 60);
  await expect(book(checkout, traveler)).rejects.toMatchObject({ code: 'ApprovalRequired' });
  await set({ perNightMinor: HIGH });
  expect((await book(checkout, traveler)).result).toBe('Success');
});

async function change(bookingId: BookingId, { actor, cards }: Traveler, nights: number, more: object = {}) {
  const { rows } = await sql<{ checkIn: string }>`select request ->> 'checkIn' as "checkIn" from bookings
    where booking_id = ${bookingId}`.execute(office.db);
  const checkIn = date(assertPresent(rows[0], 'the stay').checkIn);
  const checkOut = date(
    new Date(Date.parse(`${checkIn}T00:00:00Z`) + nights * 86_400_000).toISOString().slice(0, 10),
  );
  const rooms = [{ adults: 2, childAges: [] }];
  const guests = [{ firstName: 'Maya', lastName: 'Okafor' }];
  const ask = { kind: 'Hotel', checkIn, checkOut, rooms, guests } as const;
  const { changeId, cost } = await requestChange(server, bookingId, { ask }, actor, context);
  const dueMinor = assertPresent(cost, 'what it costs').due.amountMinor;
  const paymentId = dueMinor > 0 ? assertPresent(cards[0], 'a card') : null;
  const input = { dueMinor, paymentId, ...more };
  return confirmChange(server, bookingId, changeId as ChangeId, input, actor, context);
}

test('a stay in review isn’t changed until it’s decided, and then only within the policy', async () => {
  const { traveler } = await hire(1);
  const sent = await send(server, traveler, 60);
  if (sent.result !== 'Booked') throw new Error('not booked');
  const { bookingId, requestId } = sent;
  await expect(change(bookingId, traveler, 7)).rejects.toMatchObject({ code: 'BookingInReview' });
  await decide(server, priya, requestId, 'approve');
  expect((await showApproval(server, requestId, traveler.actor)).state).toBe('kept');
  const reason = { policyReason: { reason: 'schedule' } };
  await expect(change(bookingId, traveler, 7, reason)).rejects.toMatchObject({ code: 'ChangeNeedsApproval' });
  // Fewer nights break nothing that isn't broken already
  expect((await change(bookingId, traveler, 2)).booking).toBe('Success');
});
