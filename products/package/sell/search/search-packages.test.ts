/** The search for packages over HTTP, beside the searches of its parts at the same moment. */
import { createTestProduct, type TestProduct } from '@sojourn/server/testing/product.ts';
import type { Browser } from '@sojourn/server/testing/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PackagePage } from '#package/wire/package-search.ts';

const ROUTE = { origin: 'BOS', destination: 'LIS' };
const ROOMS = [{ adults: 2, childAges: [] }];
const WEEK = { ...ROUTE, departs: '2027-04-14', returns: '2027-04-22', rooms: ROOMS };

let product: TestProduct;
let maya: Browser;
beforeAll(async () => {
  product = await createTestProduct();
  maya = await product.signIn();
}, 120_000);
afterAll(() => product?.close());

const ask = (over: object = {}) =>
  product.call('searchPackages', maya, { input: { ...WEEK, ...over } as never });
async function find(over: object = {}): Promise<PackagePage> {
  const { status, body, error } = await ask(over);
  expect(status, JSON.stringify(error)).toBe(200);
  return body;
}
const chosenOf = (page: PackagePage, end: 'outbound' | 'inbound') => {
  const { sliceId, fareClass } = page.flight![end];
  return { sliceId, fareClass };
};

/** What both parts cost alone, asked for by themselves. */
async function aloneMinor(page: PackagePage, stayId: string): Promise<number> {
  const { checkIn, checkOut } = page.nights!;
  const review = await product.call('reviewFlights', maya, {
    input: {
      slices: [chosenOf(page, 'outbound'), chosenOf(page, 'inbound')],
      passengers: { adults: 2, children: 0, lapInfants: 0, seatedInfants: 0 },
    },
  });
  const stays = await product.call('searchStays', maya, {
    input: {
      area: { place: 'city:lisbon-pt' },
      checkIn,
      checkOut,
      rooms: ROOMS,
      filters: { stayIds: [stayId] },
    } as never,
  });
  const last = stays.body.findLast(({ type }) => type === 'page');
  const stay = last?.type === 'page' ? last.stays[0] : undefined;
  return review.body.price.total.amountMinor + stay!.offer.price.tripTotal.amountMinor;
}

describe('a route and its nights', () => {
  it('has one total, which is what both parts cost alone, and claims no saving', async () => {
    const page = await find();
    expect(page).toMatchObject({ isComplete: true });
    expect(page.packages.length).toBeGreaterThan(0);
    const [best] = page.packages;
    expect(best!.price.total.amountMinor).toBe(await aloneMinor(page, best!.stay.stayId));
    expect(best!.price.saving).toBeNull();
  });

  it('sleeps from the local day of the landing to that of the flight home', async () => {
    const { flight, nights } = await find();
    expect(nights!.checkIn).toBe(flight!.outbound.segments.at(-1)!.zonedArrivalTime.slice(0, 10));
    expect(nights!.checkOut).toBe(flight!.inbound.segments[0]!.zonedDepartureTime.slice(0, 10));
  });

  it('names no price but totals, and what is paid at the desk', async () => {
    const page = await find();
    const named: string[] = [];
    const walk = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      if ('amountMinor' in value) named.push(path);
      for (const [key, each] of Object.entries(value))
        walk(each, Array.isArray(value) ? path : `${path}.${key}`);
    };
    walk(page, '');
    expect([...new Set(named)].toSorted()).toEqual(
      ['.inbounds.total', '.outbounds.total', '.packages.price.perTraveler', '.packages.price.total']
        .concat(
          page.packages.some(({ stay }) => stay.dueAtHotel.length > 0)
            ? ['.packages.stay.dueAtHotel.usd']
            : [],
        )
        .toSorted(),
    );
    expect(JSON.stringify(page)).not.toContain('penaltyMinor');
  });
});

/** A way there that lands after midnight, of the routes that the tests' market flies. */
async function lateLanding() {
  for (const origin of ['BOS', 'JFK', 'LHR', 'YYZ'])
    for (const departs of ['2027-04-12', '2027-04-13', '2027-04-14']) {
      const trip = { origin, departs };
      const { status, body } = await ask(trip);
      const late = (status === 200 ? body.outbounds : []).find(
        ({ slice }) => slice.segments.at(-1)!.zonedArrivalTime.slice(11) < '06:00',
      );
      if (late) return { trip, outbound: { sliceId: late.slice.sliceId, fareClass: late.slice.fareClass } };
    }
  throw new Error('nothing lands after midnight');
}

describe('a landing after midnight', () => {
  it('is a choice of the first night, which changes the total', async () => {
    const { trip, outbound } = await lateLanding();
    const usual = await find({ ...trip, outbound });
    const { choice, count } = usual.nights!;
    expect(usual.nights).toMatchObject({ ...choice!.usual, chosen: 'usual' });
    const stayId = usual.packages[0]!.stay.stayId;
    const before = await find({ ...trip, outbound, stayId, nights: 'nightBefore' });
    expect(before.nights).toMatchObject({ ...choice!.nightBefore, chosen: 'nightBefore', count: count + 1 });
    const [total] = before.packages.map(({ price }) => price.total.amountMinor);
    expect(total).toBe(await aloneMinor(before, stayId));
    expect(total).not.toBe(usual.packages[0]!.price.total.amountMinor);
  });

  it('is no choice by day', async () => {
    const { flight, nights } = await find();
    expect(flight!.outbound.segments.at(-1)!.zonedArrivalTime.slice(11) >= '06:00').toBe(true);
    expect(nights).toMatchObject({ chosen: 'usual', choice: null });
  });
});

describe('begun with a part', () => {
  it('keeps the flight that is chosen', async () => {
    const before = await find();
    const other = before.inbounds.find(({ slice }) => slice.sliceId !== before.flight!.inbound.sliceId);
    const inbound = { sliceId: other!.slice.sliceId, fareClass: other!.slice.fareClass };
    const page = await find({ outbound: chosenOf(before, 'outbound'), inbound });
    expect(chosenOf(page, 'outbound')).toEqual(chosenOf(before, 'outbound'));
    expect(chosenOf(page, 'inbound')).toEqual(inbound);
    const [best] = page.packages;
    if (other!.total) expect(best!.price.total).toEqual(other!.total);
    expect(best!.price.total.amountMinor).toBe(await aloneMinor(page, best!.stay.stayId));
  });

  it('keeps the hotel that is chosen', async () => {
    const stayId = (await find()).packages.at(-1)!.stay.stayId;
    const page = await find({ stayId });
    expect(page.packages.map(({ stay }) => stay.stayId)).toEqual([stayId]);
  });

  it('sorts by the total with what is due at the desk', async () => {
    const { packages } = await find({ sort: 'total' });
    const totals = packages.map(({ stay, price }) =>
      stay.dueAtHotel.reduce((sum, { usd }) => sum + usd.amountMinor, price.total.amountMinor),
    );
    expect(totals.length).toBeGreaterThan(1);
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
  });
});

describe('refusals', () => {
  it.each([
    [{ destination: 'BOS' }, 'SameAirport'],
    [{ destination: 'QQQ' }, 'UnknownAirport'],
    [{ departs: '2020-01-01' }, 'PastDates'],
    [{ returns: '2027-04-13' }, 'ReturnBeforeDeparture'],
    [{ returns: '2027-04-15' }, 'CheckOutBeforeCheckIn'],
    [{ rooms: [{ adults: 6, childAges: [8, 8, 8, 8] }] }, 'TooManyTravelers'],
  ])('%j is %s', async (over, code) => {
    expect((await ask(over)).error?.code).toBe(code);
  });
});
