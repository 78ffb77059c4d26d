/** One traveler of two exchanges alone at the flight market: two records, and no seat or cent too many. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import {
  bestTrip,
  flightConfirm,
  flightQuestion,
  flightRequest,
  flightReserve,
  type OpenFlightMarket,
  openFlightMarket,
  slicesFrom,
} from '@sojourn/products/flight/testing/flight-market.ts';
import { answered, calm, NOW } from '@sojourn/products/hotel/testing/hotel-market.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let { database, market, close } = {} as OpenFlightMarket;
beforeAll(async () => {
  ({ database, market, close } = await openFlightMarket());
});
afterAll(() => close());

const desk = () => market.suppliers[0]!;
const PAIR = { adults: 2, children: 0, lapInfants: 0, seatedInfants: 0 };
const LATER = plusSeconds(NOW, 2 * 86_400);
const ROUND = slicesFrom('BOS LIS 2027-04-14', 'LIS BOS 2027-04-19');

async function book(reference: string) {
  const question = flightQuestion(ROUND, { passengers: PAIR, filters: { fareClasses: ['standard'] } });
  const { slices } = assertPresent(await bestTrip(desk(), question), 'a trip');
  const { flight, price } = answered(await desk().price(flightRequest(slices, { passengers: PAIR }), calm));
  const totalMinor = price.total.amountMinor;
  answered(await desk().reserve(flightReserve(reference, slices, { passengers: PAIR, totalMinor }), calm));
  for (const { ticketNo } of flight.tickets)
    answered(await desk().confirm(flightConfirm(reference, PAIR, ticketNo), calm));
  answered(await desk().issue({ reference, now: NOW }, calm));
  return { slices, totalMinor };
}
const soldOn = async (day: string) => {
  const { rows } = await database.pool.query<{ sold: number }>(
    'select coalesce(sum(sold), 0)::int as sold from market.flight_sales where day = $1',
    [day],
  );
  return rows[0]?.sold ?? 0;
};
const worth = async (reference: string) => {
  const { penaltyMinor, refundMinor } = answered(await desk().quoteCancel({ reference, now: LATER }, calm));
  return penaltyMinor + refundMinor;
};
const lookUp = async (reference: string) =>
  assertPresent(answered(await desk().lookUp({ reference }, calm)), `the record of ${reference}`);

it('gives one traveler a record of their own, and exchanges that', async () => {
  const [reference, own] = ['bkg_s1', 'bkg_s1own'];
  const { slices, totalMinor } = await book(reference);
  const shop = {
    reference,
    slices,
    at: 1,
    wanted: { origin: 'LIS', destination: 'BOS', date: '2027-04-20' as CalendarDate },
    locale: 'en' as const,
    now: LATER,
    top: 20,
  };
  const both = answered(await desk().shopExchange(shop, calm));
  const alone = answered(await desk().shopExchange({ ...shop, travelers: [1] }, calm));
  const option = assertPresent(alone.options[0], 'an option');
  const fare = assertPresent(option.fares[0], 'a fare');
  const same = both.options.find(({ slice }) => slice.sliceId === option.slice.sliceId);
  // The fee and the difference are those of one
  expect(same?.fares[0]?.differenceMinor).toBe(2 * fare.differenceMinor);

  const chosen = { sliceId: option.slice.sliceId, fareClass: fare.fareClass };
  const to = [assertPresent(slices[0], 'the way out'), chosen];
  const request = { reference, slices: to, locale: 'en' as const, now: LATER, travelers: [1] };
  const quote = answered(await desk().quoteExchange(request, calm));
  const split = assertPresent(quote.split, 'what each has then');
  const shares = [split.own, split.rest].map(({ price }) => price.total.amountMinor);
  expect(shares).toEqual([totalMinor / 2, totalMinor / 2]);
  expect(quote.travelers.map(({ count }) => count)).toEqual([1]);

  const [before, documents] = [await lookUp(reference), (await lookUp(reference)).documents ?? []];
  const backBefore = await soldOn('2027-04-19');
  const confirm = {
    ...request,
    exchangeReference: 'chg_s1',
    ownReference: own,
    amounts: quote.amounts,
    residualTo: 'credit' as const,
  };
  const twice = await Promise.all([desk().exchange(confirm, calm), desk().exchange(confirm, calm)]);
  const [done, again] = twice.map((answer) => answered(answer));
  expect(again).toEqual(done);
  const [rest, theirs] = [await lookUp(reference), await lookUp(own)];
  expect(theirs.exchanges).toEqual([done]);
  expect(rest.exchanges).toEqual([]);
  // One seat of the flight that is given up is free again
  const flights = assertPresent(slices[1], 'the way back').sliceId.split('~');
  const onThatDay = flights.filter((flight) => flight.includes('2027-04-19')).length;
  expect(await soldOn('2027-04-19')).toBe(backBefore - onThatDay);
  expect(rest.documents).toEqual(
    documents.filter(({ traveler }) => traveler === 0).map((each) => ({ ...each, traveler: 0 })),
  );
  expect(theirs.documents?.every(({ traveler }) => traveler === 0)).toBe(true);
  expect(theirs.orders.map(({ locator }) => locator)).not.toEqual(
    before.orders.map(({ locator }) => locator),
  );
  expect([rest.voidUntil, theirs.voidUntil]).toEqual([before.voidUntil, null]);
  expect(await worth(reference)).toBe(totalMinor / 2);
  expect(await worth(own)).toBe(totalMinor / 2 + quote.amounts.addCollectMinor);
});

it('leaves one record as it was where more is to pay than was agreed to', async () => {
  const reference = 'bkg_s2';
  const { slices, totalMinor } = await book(reference);
  const wanted = { origin: 'LIS', destination: 'BOS', date: '2027-04-21' as CalendarDate };
  const shop = {
    reference,
    slices,
    at: 1,
    wanted,
    locale: 'en' as const,
    now: LATER,
    top: 20,
    travelers: [0],
  };
  const { options } = answered(await desk().shopExchange(shop, calm));
  const option = assertPresent(options.at(-1), 'an option');
  const fareClass = assertPresent(option.fares.at(-1), 'a fare').fareClass;
  const to = [assertPresent(slices[0], 'the way out'), { sliceId: option.slice.sliceId, fareClass }];
  const request = { reference, slices: to, locale: 'en' as const, now: LATER, travelers: [0] };
  const { amounts } = answered(await desk().quoteExchange(request, calm));
  const less = { ...amounts, addCollectMinor: amounts.addCollectMinor - 1 };
  const confirm = { ...request, exchangeReference: 'chg_s2', ownReference: 'bkg_s2own', amounts: less };
  expect(await desk().exchange({ ...confirm, residualTo: 'credit' }, calm)).toMatchObject({
    outcome: 'rejected',
    rejection: { reason: 'PriceIncreased' },
  });
  expect(answered(await desk().lookUp({ reference: 'bkg_s2own' }, calm))).toBeNull();
  expect(await worth(reference)).toBe(totalMinor);
});
