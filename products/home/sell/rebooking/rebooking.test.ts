/** A host who cancels: everything back without asking, a case with three homes, a mail, and the page. */
import { addDays, date } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { createTestProduct, type TestProduct } from '@sojourn/server/testing/product.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerAs, askHost, type SentRequest, seeRequest } from '#home/testing/sent-requests.ts';
import type { HomeTripDetail } from '#home/wire/home-trip.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product?.close());

let weeks = 0;
const freshDates = () => {
  const checkIn = addDays(date('2027-04-14'), 7 * weeks++);
  return { checkIn, checkOut: addDays(checkIn, 5) };
};

async function booked(subject: string): Promise<SentRequest & { readonly bookingId: BookingId }> {
  const sent = await askHost(product, subject, freshDates());
  await answerAs(product, sent, 'accept');
  const guest = await product.signIn({ subject });
  const { bookingId } = await seeRequest(product, { ...sent, guest });
  if (!bookingId) throw new Error('not booked');
  return { ...sent, guest, bookingId };
}

async function tripOf({ guest, bookingId }: Pick<SentRequest, 'guest'> & { bookingId: BookingId }) {
  const { body } = await product.call('getTrip', guest, { params: { bookingId } });
  return body as HomeTripDetail;
}
const cancelAsHost = ({ guest, bookingId }: Awaited<ReturnType<typeof booked>>) =>
  product.call('lookUpTrip', guest, {
    params: { bookingId },
    input: {},
    headers: { 'x-scenario': 'home-host-cancels' },
  });

test('everything comes back, and a case, a mail and the page name three homes that fit', async () => {
  const of = await booked('taken_back');
  expect((await tripOf(of)).rebooking).toBeNull();
  await cancelAsHost(of);
  await product.runJob('rebook-canceled-homes');
  await product.runJob('end-unanswered-changes');
  const trip = await tripOf(of);
  expect(trip.status).toBe('Canceled');
  expect(trip.refunds.reduce((sum, { amount }) => sum + amount.amountMinor, 0)).toBe(of.totalMinor);
  const homes = trip.rebooking?.homes ?? [];
  expect(homes).toHaveLength(3);
  const { checkIn, checkOut, homeId } = trip.stays[0] ?? ({} as never);
  for (const home of homes) {
    expect(home).toMatchObject({ checkIn, checkOut });
    expect(home.homeId).not.toBe(homeId);
    expect(home.total.amountMinor).toBeLessThanOrEqual(of.totalMinor * 1.1);
  }
  const { db } = product.effects;
  const cases = await sql<{
    kind: string;
    facts: object;
  }>`select kind, facts from cases where subject_id = ${of.bookingId}`.execute(db);
  expect(cases.rows.filter(({ kind }) => kind === 'homeRebooking')).toMatchObject([
    { facts: { paidMinor: of.totalMinor, homes: homes.map(({ name }) => ({ name })) } },
  ]);
  const mails = await sql<{
    kind: string;
  }>`select kind from outbox where payload ->> 'about' = ${of.bookingId}`.execute(db);
  expect(mails.rows.map(({ kind }) => kind).filter((kind) => kind !== 'refundSent')).toEqual([
    'homeHostCanceled',
  ]);
  // Nobody gets the nights that the host took back
  const nights = await sql<{ by: string }>`select distinct taken_by as by from market.home_nights
    where home_id = ${homeId} and night >= ${checkIn} and night < ${checkOut}`.execute(db);
  expect(nights.rows).toEqual([{ by: 'block' }]);
});

test('it’s written about once, however often it’s looked up', async () => {
  const of = await booked('looked_up_twice');
  const params = { bookingId: of.bookingId };
  await cancelAsHost(of);
  for (let round = 0; round < 2; round++) {
    await product.call('lookUpTrip', of.guest, { params, input: {} });
    await product.runJob('rebook-canceled-homes');
  }
  const { rows } = await sql`select 1 from outbox where kind = 'homeHostCanceled'
    and payload ->> 'about' = ${of.bookingId}`.execute(product.effects.db);
  expect(rows).toHaveLength(1);
});
