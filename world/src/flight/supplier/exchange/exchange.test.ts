/** Tickets of the flight market exchanged for others: one set of seats, one price, one answer. */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { dueMinorOf } from '@sojourn/products/flight/rules/tickets/exchange-amounts.ts';
import type { ExchangeShop } from '@sojourn/products/flight/sell/exchange/exchange-port.ts';
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
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let { database, market, close } = {} as OpenFlightMarket;
beforeAll(async () => {
  ({ database, market, close } = await openFlightMarket());
});
afterAll(() => close());

const desk = () => market.suppliers[0]!;
const ROUND = slicesFrom('BOS LIS 2027-04-14', 'LIS BOS 2027-04-19');
const LATER = plusSeconds(NOW, 2 * 86_400);
const PAIR = { adults: 2, children: 0, lapInfants: 0, seatedInfants: 0 };
let made = 0;
let reference = '';

/** A round trip with its tickets, in a class that can be changed. */
async function book(passengers = PAIR, again?: ExchangeShop['slices']) {
  reference = `bkg_x${++made}`;
  const question = flightQuestion(ROUND, { passengers, filters: { fareClasses: ['standard'] } });
  const slices = again ?? assertPresent(await bestTrip(desk(), question), 'a trip').slices;
  const { flight, price } = answered(await desk().price(flightRequest(slices, { passengers }), calm));
  const trip = { slices, totalMinor: price.total.amountMinor };
  const reserve = flightReserve(reference, slices, { passengers, totalMinor: trip.totalMinor });
  answered(await desk().reserve(reserve, calm));
  for (const { ticketNo } of flight.tickets)
    answered(await desk().confirm(flightConfirm(reference, passengers, ticketNo), calm));
  answered(await desk().issue({ reference, now: NOW }, calm));
  return trip;
}
const soldByDay = async () => {
  const { rows } = await database.pool.query<{ day: string; sold: number }>(
    `select day::text, sum(sold)::int as sold from market.flight_sales where sold > 0
     group by day order by day`,
  );
  return rows.map(({ day, sold }) => [day, sold]);
};
const shop = (slices: ExchangeShop['slices'], date = '2027-04-20'): ExchangeShop => ({
  reference,
  slices,
  at: 1,
  wanted: { origin: 'LIS', destination: 'BOS', date: date as ExchangeShop['wanted']['date'] },
  locale: 'en',
  now: LATER,
  top: 20,
});

describe('an exchange', () => {
  beforeEach(async () => {
    await database.pool.query('truncate market.flight_sales');
  });

  it('offers flights of the ticket’s airline with what each would come to, and takes one', async () => {
    const { slices, totalMinor } = await book();
    const shelf = answered(await desk().shopExchange(shop(slices), calm));
    expect(shelf.days).toHaveLength(7);
    const [option] = shelf.options;
    const fare = assertPresent(option?.fares[0], 'a fare');
    const chosen = { sliceId: assertPresent(option, 'an option').slice.sliceId, fareClass: fare.fareClass };
    const to = [slices[0]!, chosen];
    const request = { reference, slices: to, locale: 'en' as const, now: LATER };
    const quote = answered(await desk().quoteExchange(request, calm));
    expect(dueMinorOf(quote.amounts)).toBe(fare.differenceMinor);
    expect(quote.travelers.map(({ code, count }) => [code, count])).toEqual([['JCB', 2]]);
    expect(quote.newSlices.map(({ index }) => index)).toEqual([1]);

    const before = await soldByDay();
    const confirm = { ...request, exchangeReference: `${reference}:1`, amounts: quote.amounts };
    const twice = await Promise.all([
      desk().exchange({ ...confirm, residualTo: 'credit' }, calm),
      desk().exchange({ ...confirm, residualTo: 'credit' }, calm),
    ]);
    const [done, again] = twice.map((answer) => answered(answer));
    expect(again).toEqual(done);
    expect(done?.amounts).toEqual(quote.amounts);
    const after = await soldByDay();
    expect(after).not.toEqual(before);
    expect(after.find(([day]) => day === '2027-04-19')).toBeUndefined();
    const exchanged = (done?.documents ?? []).filter(({ exchangedFrom }) => exchangedFrom);
    expect(exchanged.length).toBeGreaterThanOrEqual(2);

    const record = answered(await desk().lookUp({ reference }, calm));
    expect(record?.exchanges).toEqual([done]);
    expect(record?.voidUntil).toBeNull();
    // All that was paid comes back or is kept
    const { penaltyMinor, refundMinor } = answered(await desk().quoteCancel({ reference, now: LATER }, calm));
    expect(penaltyMinor + refundMinor).toBe(totalMinor + quote.amounts.addCollectMinor);
    expect(penaltyMinor).toBeGreaterThanOrEqual(quote.amounts.penaltyMinor + quote.amounts.residualMinor);
  });

  it('takes no seats when more is to pay than was agreed to', async () => {
    const { slices } = await book();
    const { options } = answered(await desk().shopExchange(shop(slices), calm));
    const dear = assertPresent(options.at(-1), 'an option');
    const fareClass = assertPresent(dear.fares.at(-1), 'a fare').fareClass;
    const to = [slices[0]!, { sliceId: dear.slice.sliceId, fareClass }];
    const request = { reference, slices: to, locale: 'en' as const, now: LATER };
    const { amounts } = answered(await desk().quoteExchange(request, calm));
    const before = await soldByDay();
    const less = { ...amounts, addCollectMinor: 0, residualMinor: 1_000_000 };
    const confirm = { ...request, exchangeReference: `${reference}:1`, residualTo: 'credit' as const };
    const answer = await desk().exchange({ ...confirm, amounts: less }, calm);
    expect(answer).toMatchObject({ outcome: 'rejected', rejection: { reason: 'PriceIncreased' } });
    expect(await soldByDay()).toEqual(before);
    expect(answered(await desk().lookUp({ reference }, calm))?.exchanges).toEqual([]);
  });

  it('two who swap flights at once both get them', async () => {
    const first = await book();
    const mine = reference;
    const { options } = answered(await desk().shopExchange(shop(first.slices), calm));
    const option = assertPresent(options[0], 'an option');
    const other = {
      sliceId: option.slice.sliceId,
      fareClass: assertPresent(option.fares[0], 'a fare').fareClass,
    };
    const there = { ...shop(first.slices), slices: [first.slices[0]!, other] };
    const move = async (of: string, name: string, slices: ExchangeShop['slices']) => {
      const request = { reference: of, slices, locale: 'en' as const, now: LATER };
      const { amounts } = answered(await desk().quoteExchange(request, calm));
      const confirm = { ...request, amounts, exchangeReference: name, residualTo: 'credit' as const };
      return () => desk().exchange(confirm, calm);
    };
    answered(await (await move(mine, `${mine}:1`, there.slices))());
    const second = await book(PAIR, first.slices);
    const theirs = reference;
    const back = await move(mine, `${mine}:2`, second.slices);
    const forth = await move(theirs, `${theirs}:1`, there.slices);
    const both = await Promise.all([back(), forth()]);
    expect(both.map(({ outcome }) => outcome)).toEqual(['ok', 'ok']);
  });

  it('the way back is changed after flying out, and the flown coupon is worth nothing', async () => {
    const { slices } = await book();
    const flownOut = '2027-04-16T12:00:00.000Z' as Instant;
    const shelf = answered(await desk().shopExchange({ ...shop(slices), now: flownOut }, calm));
    const option = assertPresent(shelf.options[0], 'an option');
    const chosen = {
      sliceId: option.slice.sliceId,
      fareClass: assertPresent(option.fares[0], 'a fare').fareClass,
    };
    const request = { reference, slices: [slices[0]!, chosen], locale: 'en' as const, now: flownOut };
    const quote = answered(await desk().quoteExchange(request, calm));
    const confirm = { ...request, amounts: quote.amounts, exchangeReference: `${reference}:1` };
    const done = answered(await desk().exchange({ ...confirm, residualTo: 'credit' }, calm));
    expect(done.documents.filter(({ slice }) => slice === 0).every((each) => !each.exchangedFrom)).toBe(true);
    expect(done.documents.filter(({ slice }) => slice === 1).every((each) => each.exchangedFrom)).toBe(true);
    // The way out has left: it can't be changed any more
    const outward = { ...shop(slices), at: 0, wanted: ROUND[0]!, now: flownOut };
    const moved = { ...request, slices: [{ ...slices[0]!, fareClass: 'premium' as const }, chosen] };
    expect(await desk().quoteExchange(moved, calm)).toMatchObject({ rejection: { reason: 'Departed' } });
    expect(answered(await desk().shopExchange(outward, calm)).options).toEqual([]);
  });

  it('a child on a lap who is two by then needs a seat', async () => {
    const { slices } = await book({ adults: 1, children: 0, lapInfants: 1, seatedInfants: 0 });
    await database.pool.query(
      `update market.flight_holds set travelers = jsonb_set(travelers, '{1,birthdate}', '"2025-04-20"')
       where reference = $1`,
      [reference],
    );
    const { options } = answered(await desk().shopExchange(shop(slices), calm));
    const option = assertPresent(options[0], 'an option');
    const chosen = {
      sliceId: option.slice.sliceId,
      fareClass: assertPresent(option.fares[0], 'a fare').fareClass,
    };
    const request = { reference, slices: [slices[0]!, chosen], locale: 'en' as const, now: LATER };
    expect(await desk().quoteExchange(request, calm)).toMatchObject({
      rejection: { reason: 'InfantNeedsSeat' },
    });
  });

  it.each([
    ['flight-exchange-ineligible', 'NotExchangeable'],
    ['flight-exchange-airline-control', 'AirlineControl'],
    ['flight-exchange-not-found', 'NotFound'],
    ['flight-exchange-legacy', 'LegacyTicket'],
  ])('%s is said when it is quoted', async (scenario, reason) => {
    const { slices } = await book();
    const request = { reference, slices, locale: 'en' as const, now: LATER };
    expect(await desk().quoteExchange(request, { ...calm, scenario })).toMatchObject({
      rejection: { reason },
    });
  });
});
