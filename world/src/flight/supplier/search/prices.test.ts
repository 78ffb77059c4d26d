/**
 * One price all the way: what the search shows is what the price says and what seats are held at, to the
 * cent, for many trips drawn at random; and its parts sum.
 */
import { addDays, dateIn } from '@sojourn/domain/dates.ts';
import type { RequestedSlice } from '@sojourn/products/flight/rules/flight-search.ts';
import { type PassengerCounts, seatsNeeded } from '@sojourn/products/flight/rules/travelers/travelers.ts';
import type { RequestedTrip } from '@sojourn/products/flight/sell/supplier.ts';
import {
  flightQuestion,
  flightRequest,
  flightReserve,
  type OpenFlightMarket,
  openFlightMarket,
  searched,
  slicesFrom,
} from '@sojourn/products/flight/testing/flight-market.ts';
import type { ChosenSlice, FlightPrice } from '@sojourn/products/flight/wire/flights.ts';
import { answered, calm, NOW } from '@sojourn/products/hotel/testing/hotel-market.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawer } from '#random.ts';

let { market, database, close } = {} as OpenFlightMarket;
beforeAll(async () => {
  ({ market, database, close } = await openFlightMarket());
});
afterAll(() => close());

const CITIES = ['BOS', 'NYC', 'LON', 'LIS', 'PAR', 'MIA', 'LAX', 'TYO', 'SYD', 'BCN', 'DXB', 'AKL', 'ORD'];
const PARTIES: readonly PassengerCounts[] = [
  { adults: 1, children: 0, lapInfants: 0, seatedInfants: 0 },
  { adults: 2, children: 0, lapInfants: 0, seatedInfants: 0 },
  { adults: 2, children: 2, lapInfants: 1, seatedInfants: 0 },
  { adults: 1, children: 0, lapInfants: 1, seatedInfants: 1 },
  { adults: 4, children: 3, lapInfants: 0, seatedInfants: 1 },
];
const draw = drawer(20_270_414);

function randomSlices(): RequestedSlice[] {
  const day = () => addDays(dateIn(NOW, 'UTC'), 12 + draw.int(290));
  const [a, b, c] = CITIES.map((city) => ({ city, order: draw.next() }))
    .sort((x, y) => x.order - y.order)
    .map(({ city }) => city) as [string, string, string];
  const first = { origin: a, destination: b, date: day() };
  const second = addDays(first.date, draw.int(15));
  switch (draw.int(4)) {
    case 0:
      return [first];
    case 1:
      return [
        first,
        { origin: b, destination: c, date: second },
        { origin: c, destination: a, date: second },
      ];
    case 2:
      return [first, { origin: c, destination: a, date: second }];
    default:
      return [first, { origin: b, destination: a, date: second }];
  }
}

function expectSums(price: FlightPrice): void {
  const sum = (of: (line: FlightPrice['travelers'][number]) => number) =>
    price.travelers.reduce((total, line) => total + of(line), 0);
  for (const part of ['base', 'tax', 'subTotal', 'fee', 'grandTotal'] as const) {
    expect(sum(({ all }) => all[part])).toBe(price.fares[part]);
    for (const { each, all, count } of price.travelers) expect(all[part]).toBe(each[part] * count);
  }
  const { base, tax, fee, subTotal, grandTotal } = price.fares;
  expect([subTotal, grandTotal]).toEqual([base + tax, base + tax + fee]);
  expect(price.total.amountMinor).toBe(grandTotal + price.seatsMinor + price.bagsMinor);
}

/** Chooses any option and any class at each step; undefined where there is nothing. */
async function choose(slices: readonly RequestedSlice[], passengers: PassengerCounts, nearby: boolean) {
  const chosen: ChosenSlice[] = [];
  let last: { kind: string; total: number } | undefined;
  while (chosen.length < slices.length) {
    const desk = market.suppliers[draw.int(2)]!;
    const question = flightQuestion(slices, { passengers, chosen, nearby, sort: 'fareScore', top: 30 });
    let { options } = await searched(desk, question);
    if (options.length === 0) ({ options } = await searched(market.suppliers[0]!, question));
    if (options.length === 0) return undefined;
    const { option } = draw.pick(options);
    const fare = draw.pick(option.fares);
    chosen.push({ sliceId: option.slice.sliceId, fareClass: fare.fareClass });
    last = { kind: option.multiTicketType, total: fare.total.amountMinor };
  }
  return { chosen, shown: last! };
}

describe('a price', () => {
  it('is the same in the search, at the price and at the hold, for many trips', async () => {
    const kinds = new Map<string, number>();
    let compared = 0;
    for (let n = 0; compared < 120 && n < 400; n++) {
      const passengers = draw.pick(PARTIES);
      const found = await choose(randomSlices(), passengers, draw.chance(20));
      if (!found) continue;
      const { chosen, shown } = found;
      const { flight, price } = answered(
        await market.suppliers[0]!.price(flightRequest(chosen, { passengers }), calm),
      );
      expect(price.total.amountMinor).toBe(shown.total);
      expectSums(price);
      expect(price.travelers.reduce((count, line) => count + line.count, 0)).toBe(
        seatsNeeded(passengers) + passengers.lapInfants,
      );
      const isShownKind =
        flight.multiTicketType === shown.kind || flight.multiTicketType === 'virtualInterline';
      expect(isShownKind).toBe(true);
      const reference = `price_${n}`;
      const reserve = flightReserve(reference, chosen, { passengers, totalMinor: shown.total });
      const held = answered(await market.suppliers[n % 2]!.reserve(reserve, calm));
      expect(held.price).toEqual(price);
      const less = { ...reserve, reference: `${reference}_less`, totalMinor: shown.total - 1 };
      await market.suppliers[0]!.release({ reference }, calm);
      expect(await market.suppliers[0]!.reserve(less, calm)).toMatchObject({
        rejection: { reason: 'PriceIncreased', price },
      });
      kinds.set(flight.multiTicketType, (kinds.get(flight.multiTicketType) ?? 0) + 1);
      compared++;
    }
    expect(compared).toBe(120);
    expect([...kinds.keys()].sort()).toEqual(['hackerFare', 'single', 'virtualInterline']);
  }, 120_000);

  it('of a departure is that of the cheapest return one can still reach, also on the same day', async () => {
    for (const back of ['2027-05-11', '2027-05-12', '2027-05-13']) {
      const slices = slicesFrom('BOS MIA 2027-05-11', `MIA BOS ${back}`);
      const all = await Promise.all(
        market.suppliers.map((each) => searched(each, flightQuestion(slices, { top: 200 }))),
      );
      const departures = all.flatMap(({ options }) => options.map(({ option }) => option));
      expect(departures.length).toBeGreaterThan(10);
      const lowest = Math.min(...departures.map(({ fares }) => fares[0]!.total.amountMinor));
      for (const departure of departures.filter((_, index) => index % 9 === 0)) {
        const chosen = [{ sliceId: departure.slice.sliceId, fareClass: departure.shown }];
        const returns = await Promise.all(
          market.suppliers.map((each) => searched(each, flightQuestion(slices, { chosen, top: 1 }))),
        );
        const least = Math.min(...returns.map(({ least: { totalMinor } }) => totalMinor ?? Number.MAX_VALUE));
        expect(departure.fares.find(({ fits }) => fits)!.total.amountMinor).toBe(least);
      }
      const around = { slices, passengers: PARTIES[0]!, filters: {}, now: NOW, kind: 'strip' as const };
      const strips = await Promise.all(
        market.suppliers.map(async (each) => answered(await each.dates(around, calm))),
      );
      const cells = strips.map((cell) => cell.find(({ departs }) => departs === '2027-05-11')!.totalMinor);
      expect(Math.min(...cells.map((cents) => cents ?? Number.MAX_VALUE))).toBe(lowest);
    }
  });

  it('counts bags by airline and slice, and what is included is not charged', async () => {
    const desk = market.suppliers[0]!;
    const slices = slicesFrom('BOS LIS 2027-04-14', 'LIS BOS 2027-04-19');
    const { options } = await searched(desk, flightQuestion(slices, { filters: { stops: 'none' } }));
    const { option } = options[0]!;
    const back = await searched(
      desk,
      flightQuestion(slices, {
        chosen: [{ sliceId: option.slice.sliceId, fareClass: 'basic' }],
        filters: { stops: 'none', airlines: [option.slice.segments[0]!.marketingAirline.code] },
      }),
    );
    const returnId = back.options[0]!.option.slice.sliceId;
    for (const fareClass of ['basic', 'enhanced'] as const) {
      const chosen = [
        { sliceId: option.slice.sliceId, fareClass },
        { sliceId: returnId, fareClass: 'basic' as const },
      ];
      const bags = [{ slice: 0, traveler: 0, pieces: 2 }];
      const priced = answered(await desk.price(flightRequest(chosen, { extras: { seats: [], bags } }), calm));
      const [rules] = priced.flight.slices.map((slice) => slice.restrictions);
      expect(priced.price.bagsMinor).toBeGreaterThan(
        2 * rules!.detailBaggageInfo.charges.firstPiece!.amountMinor,
      );
      const [first, second] = priced.flight.slices[0]!.bagPrices!;
      expect(priced.price.bagsMinor).toBe(first!.amountMinor + second!.amountMinor);
      const one = [{ slice: 0, traveler: 0, pieces: 1 }];
      const single = answered(
        await desk.price(flightRequest(chosen, { extras: { seats: [], bags: one } }), calm),
      );
      expect(single.price.bagsMinor).toBe(rules!.detailBaggageInfo.charges.firstPiece!.amountMinor);
      expectSums(priced.price);
    }
  });

  it('of an upgrade is that of the trip in the other class', async () => {
    const desk = market.suppliers[0]!;
    const slices = slicesFrom('BOS LIS 2027-04-14', 'LIS BOS 2027-04-19');
    const found = (await choose(slices, PARTIES[2]!, false))!;
    const request = flightRequest(found.chosen, { passengers: PARTIES[2]! });
    const upgrades = answered(await desk.upgrades(request, calm));
    expect(upgrades).toHaveLength(2);
    for (const [index, offers] of upgrades.entries())
      for (const offer of offers) {
        const chosen = found.chosen.with(index, { ...found.chosen[index]!, fareClass: offer.fareClass });
        const { price } = answered(await desk.price({ ...request, slices: chosen }, calm));
        expect(price.total).toEqual(offer.total);
        expect(offer.incrementalTotalDifference.amountMinor).toBe(
          offer.total.amountMinor - offers[0]!.total.amountMinor,
        );
      }
  });

  it('is the same for who only looks at many, without a promise; null for what isn’t sold', async () => {
    const desk = market.suppliers[0]!;
    const trips: RequestedTrip[] = [];
    for (let tries = 0; trips.length < 30 && tries < 200; tries++) {
      const passengers = draw.pick(PARTIES);
      const found = await choose(randomSlices(), passengers, draw.chance(50));
      if (found) trips.push({ slices: found.chosen, passengers });
    }
    const gone = trips.map(({ slices, passengers }) => ({
      slices: slices.map((slice) => ({ ...slice, sliceId: slice.sliceId.replaceAll('2027-', '2026-') })),
      passengers,
    }));
    const many = { ...PARTIES[0]!, adults: 9 };
    const requested = [...trips, ...gone, ...trips.map(({ slices }) => ({ slices, passengers: many }))];
    const prices = await Promise.all(
      requested.map(async (trip) => {
        const priced = await desk.price(
          flightRequest([...trip.slices], { passengers: trip.passengers }),
          calm,
        );
        return priced.outcome === 'ok' ? priced.value.price.total.amountMinor : null;
      }),
    );
    const count = async () => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count
        from market.price_guarantees`.execute(database.db);
      return rows[0]?.count;
    };
    const before = await count();
    expect(answered(await desk.pricesNow({ trips: requested, now: NOW }, calm))).toEqual(prices);
    expect(await count()).toBe(before);
    expect(prices.filter((price) => price === null).length).toBeGreaterThanOrEqual(gone.length);
    expect(prices.filter((price) => price !== null).length).toBeGreaterThanOrEqual(trips.length);
  });
});
