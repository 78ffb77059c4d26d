import { date } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { type PolicyTier, UNRESTRICTED } from '@sojourn/domain/policy/tier.ts';
import { createMarketFreezer } from '@sojourn/server/modules/companies/policy/market/freeze-prices.ts';
import { createPlaces } from '@sojourn/server/modules/selling/locations/places.ts';
import { locationRoutes } from '@sojourn/server/modules/selling/locations/routes.ts';
import { testClock } from '@sojourn/server/testing/clock.ts';
import { createTestDatabase, type TestDatabase } from '@sojourn/server/testing/database.ts';
import { type Browser, createTestServer, type TestServer } from '@sojourn/server/testing/server.ts';
import { createHotelMarket, type HotelMarket } from '@sojourn/world/hotel/supplier/create-hotel-market.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dueAtHotel, nightlyWithFees, wholeTotal } from '#hotel/rules/property-fees.ts';
import { LUZ, NOW, testWorld } from '#hotel/testing/hotel-market.ts';
import type { StaySearchEvent } from '#hotel/wire/stay-search.ts';
import { listingsOf } from '../listings.ts';
import { hotelRoutes } from './routes.ts';

let database: TestDatabase;
let server: TestServer;
let market: HotelMarket;
let maya: Browser;
let policy: PolicyTier | null = null;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await createTestServer({
    database,
    clock: testClock(NOW),
    handlers: async (effects) => {
      const world = testWorld();
      market = await createHotelMarket({ ...effects, pool: database.pool, world, scenarioWaitMs: 80 });
      const deps = {
        ...effects,
        world,
        suppliers: market.suppliers,
        places: createPlaces(world.geography, listingsOf(market.suppliers)),
        tierOf: async () => policy && { rules: policy, zone: 'UTC' },
        marketFreezer: createMarketFreezer({
          ...effects,
          tenantOf: () => ({ capabilities: [] }),
        }),
        earnMultiplier: async () => 4,
        limits: { supplierMs: 400 },
      };
      return { ...hotelRoutes(deps), ...locationRoutes(deps) };
    },
  });
  maya = await server.signIn();
});
afterAll(async () => {
  await market.close();
  await server.close();
  await database.drop();
});

const nights = {
  checkIn: date('2027-04-15'),
  checkOut: date('2027-04-19'),
  rooms: [{ adults: 2, childAges: [] }],
};
const request = { ...nights, area: { place: 'city:lisbon-pt' } };
type SearchInput = Parameters<typeof search>[0];
const search = (
  over: Partial<{
    area: { place: string } | { box: { west: number; south: number; east: number; north: number } };
    checkIn: string;
    checkOut: string;
    rooms: { adults: number; childAges: number[] }[];
    filters: object;
    sort: 'Price' | 'StarRating' | 'UserRating' | 'DistanceAscending' | 'MostRecommended';
    offset: number;
    limit: number;
    locale: 'en' | 'fr';
  }>,
  scenario?: string,
) =>
  server.call('searchStays', maya, {
    input: { ...request, ...over } as never,
    ...(scenario ? { headers: { 'x-scenario': scenario } } : {}),
  });
type Page = Extract<StaySearchEvent, { type: 'page' }>;
const pageOf = (events: readonly StaySearchEvent[]): Page => {
  const pages = events.filter((event): event is Page => event.type === 'page');
  const last = pages.at(-1);
  if (!last) throw new Error(`no page in ${JSON.stringify(events)}`);
  return last;
};
const pageFor = async (over: SearchInput, scenario?: string): Promise<Page> =>
  pageOf((await search(over, scenario)).body);

describe('searching stays', () => {
  it('streams a page of all suppliers and says that it is complete', async () => {
    const { status, body } = await search({});
    expect(status).toBe(200);
    expect(body.at(-1)).toMatchObject({ type: 'done', complete: true });
    const page = pageOf(body);
    expect(page.suppliers.map(({ name, state }) => `${name}: ${state}`)).toEqual([
      'Harbor Direct: answered',
      'Meridian Hotels Network: answered',
      'Collections Desk: answered',
    ]);
    expect(page.suppliers.reduce((sum, { found }) => sum + found, 0)).toBe(page.total);
    expect(page.stays).toHaveLength(25);
    expect(page.stays[0]!.stayId).toBe(LUZ);
    expect(page.stays[0]!.offer.price.tripTotal).toEqual({ amountMinor: 138_432, currency: 'USD' });
    expect(page.facets.stars.reduce((sum, { count }) => sum + count, 0)).toBe(page.total);
    expect(page.facets.collections.reduce((sum, { count }) => sum + count, 0)).toBe(page.total);
    expect(page.facets.price.bars.reduce((sum, count) => sum + count, 0)).toBe(page.total);
    expect(page.facets.price.bars.length).toBeLessThanOrEqual(24);
    expect(page.pins.length).toBeGreaterThan(page.stays.length);
  });

  it('finds named stays anywhere in the world, and refuses a world of all of them', async () => {
    const area = { box: { west: -180, south: -90, east: 180, north: 90 } };
    const named = await pageFor({ area, filters: { stayIds: [LUZ, 'sty_paris-fr-2'] } });
    expect(named.stays.map(({ stayId }) => stayId).sort()).toEqual([LUZ, 'sty_paris-fr-2'].sort());
    expect((await search({ area })).status).toBe(422);
  });

  it('shows what the filters leave, as the facets said, and what they hide', async () => {
    const all = await pageFor({});
    const five = all.facets.stars.find(({ value }) => value === 5)!.count;
    const filtered = await pageFor({ filters: { stars: [5], amenities: ['pool'] } });
    expect((await pageFor({ filters: { stars: [5] } })).total).toBe(five);
    expect(filtered.stays.every(({ stars, amenities }) => stars === 5 && amenities.includes('pool'))).toBe(
      true,
    );
    expect(filtered.hiddenByFilters).toBe(all.total - filtered.total);
    const bars = await pageFor({ filters: { nightlyMinMinor: 10_000, nightlyMaxMinor: 25_000 } });
    expect(bars.total).toBeLessThan(all.total);
    expect(bars.facets.price).toEqual(all.facets.price);
    const favourites = await pageFor({ filters: { stayIds: [LUZ, 'sty_lisbon-pt-2', 'sty_nowhere-xx-1'] } });
    expect(favourites.stays.map(({ stayId }) => stayId).sort()).toEqual([LUZ, 'sty_lisbon-pt-2']);
  });

  it('sorts over all suppliers, and pages without gaps or doubles', async () => {
    const cheap = await pageFor({ sort: 'Price', limit: 50 });
    const totals = cheap.stays.map(({ offer }) => wholeTotal(offer.price.tripTotal, offer.fees).amountMinor);
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
    const second = await pageFor({ sort: 'Price', offset: 20, limit: 10 });
    expect(second.stays).toEqual(cheap.stays.slice(20, 30));
    const near = await pageFor({ sort: 'DistanceAscending' });
    const distances = near.stays.map(({ distanceKm }) => distanceKm);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    const stars = (await pageFor({ sort: 'StarRating' })).stays.map((stay) => stay.stars);
    expect(stars).toEqual([...stars].sort((a, b) => b - a));
  });

  it('shows on a card the total that the page of the hotel asks', async () => {
    const { stays } = await pageFor({ checkIn: '2027-05-06', checkOut: '2027-05-11', limit: 15 });
    for (const card of stays) {
      const input = {
        ...nights,
        stayId: card.stayId as never,
        checkIn: '2027-05-06',
        checkOut: '2027-05-11',
      };
      const { body } = await server.call('getStay', maya, { input: { ...input } as never });
      const totals = body.rooms.flatMap(({ rates }) => rates.map(({ price }) => price.tripTotal.amountMinor));
      expect(Math.min(...totals)).toBe(card.offer.price.tripTotal.amountMinor);
    }
  });

  it.each([
    ['slow-search', true, ['answered', 'answered', 'answered']],
    ['search-timeout', false, ['answered', 'timedOut', 'answered']],
  ])('%s: the first page comes before the last supplier, complete %s', async (scenario, complete, states) => {
    const { body } = await search({}, scenario);
    const pages = body.filter((event): event is Page => event.type === 'page');
    expect(pages[0]!.suppliers.map(({ state }) => state)).toEqual(['answered', 'searching', 'answered']);
    expect(pages.at(-1)!.suppliers.map(({ state }) => state)).toEqual(states);
    expect(body.at(-1)).toEqual({ type: 'done', complete, suppliers: pages.at(-1)!.suppliers });
  });

  it('ends with who is late when nobody answers in time, and never reads as nothing found', async () => {
    const { status, body } = await search({}, 'all-suppliers-late');
    expect(status).toBe(200);
    expect(body.map(({ type }) => type)).not.toContain('page');
    const last = body.at(-1)!;
    if (last.type !== 'done') throw new Error(`ends with ${last.type}`);
    expect(last.complete).toBe(false);
    expect(last.suppliers.map(({ name, state }) => `${name}: ${state}`)).toEqual([
      'Harbor Direct: timedOut',
      'Meridian Hotels Network: timedOut',
      'Collections Desk: timedOut',
    ]);
  });

  it('is refused when no supplier can be asked', async () => {
    const { status, error } = await search({}, 'all-suppliers-down');
    expect([status, error?.code]).toEqual([503, 'SuppliersUnavailable']);
  });

  it.each([
    ['PastDates', { checkIn: '2027-02-07', checkOut: '2027-02-09' }],
    ['CheckOutBeforeCheckIn', { checkIn: '2027-04-15', checkOut: '2027-04-15' }],
    ['StayTooLong', { checkIn: '2027-04-15', checkOut: '2027-05-16' }],
    ['TooFarAhead', { checkIn: '2028-03-01', checkOut: '2028-03-03' }],
    ['TooManyRooms', { rooms: Array(9).fill({ adults: 1, childAges: [] }) }],
    ['UnknownPlace', { area: { place: 'city:atlantis-xx' } }],
    ['UnknownPlace', { area: { box: { west: -9, south: 39, east: -8, north: 38 } } }],
    ['UnknownPlace', { area: { box: { west: -179, south: -80, east: 179, north: 80 } } }],
    ['InvalidInput', { rooms: [{ adults: 0, childAges: [] }] }],
    ['InvalidInput', { checkIn: '2027-02-30' }],
  ])('refuses with %s: %j', async (code, over) => {
    const { status, error } = await search(over as SearchInput);
    expect([status, error?.code]).toEqual([422, code]);
  });

  it('goes by the date at the place', async () => {
    // 17:00 UTC on the 8th is the 9th in Auckland
    const tonight = { checkIn: '2027-02-08', checkOut: '2027-02-09' };
    expect((await search({ ...tonight, area: { place: 'city:lisbon-pt' } })).status).toBe(200);
    const { error } = await search({ ...tonight, area: { place: 'city:auckland-nz' } });
    expect(error?.code).toBe('PastDates');
  });

  it('lists, sorts, filters and maps a resort by the total with its fee, as its page has it', async () => {
    const cancun = { area: { place: 'city:cancun-mx' }, sort: 'Price' as const, limit: 50 };
    const page = await pageFor(cancun);
    const totals = page.stays.map(({ offer }) => wholeTotal(offer.price.tripTotal, offer.fees).amountMinor);
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    const resorts = page.stays.filter(({ offer }) => offer.fees.some(({ kind }) => kind === 'resortFee'));
    expect(resorts.length).toBeGreaterThan(0);
    for (const { stayId, offer } of resorts.slice(0, 3)) {
      const nightly = nightlyWithFees(offer.price, offer.fees).amountMinor;
      expect(nightly).toBeGreaterThan(offer.price.nightlyDiscountAware.amountMinor);
      const pin = page.pins.find((each) => each.stayId === stayId);
      expect(pin?.nightlyMinor).toBe(nightly);
      const upTo = async (nightlyMaxMinor: number) =>
        (await pageFor({ ...cancun, filters: { stayIds: [stayId], nightlyMaxMinor } })).total;
      expect([await upTo(nightly - 1), await upTo(nightly)]).toEqual([0, 1]);
      const { body } = await server.call('getStay', maya, { input: { ...nights, stayId } as never });
      expect(dueAtHotel(body.stay.feesAtProperty)).toEqual(offer.fees);
    }
  });

  it('searches a box of the map', async () => {
    const box = { west: -9.16, south: 38.7, east: -9.12, north: 38.73 };
    const page = await pageFor({ area: { box } });
    expect(page.box).toEqual(box);
    expect(page.total).toBeGreaterThan(20);
    for (const { position } of page.pins) {
      expect(position.lat >= box.south && position.lat <= box.north).toBe(true);
      expect(position.lon >= box.west && position.lon <= box.east).toBe(true);
    }
  });
});

describe('a hotel’s page', () => {
  const detail = (over: object, locale: 'en' | 'fr' = 'en') =>
    server.call('getStay', maya, { input: { ...nights, stayId: LUZ, locale, ...over } as never });

  it('has rooms and rates, what is nearby, and what is earned', async () => {
    const { status, body } = await detail({});
    expect(status).toBe(200);
    expect(body.stay).toMatchObject({ name: 'Palacete Santa Luz', neighbourhood: 'Príncipe Real', stars: 5 });
    const [cityTax] = body.stay.feesAtProperty;
    expect(cityTax).toMatchObject({
      kind: 'cityTax',
      amount: { amountMinor: 390, currency: 'EUR' },
      per: 'personNight',
      // Two guests for four nights
      total: { amountMinor: 390 * 8, currency: 'EUR' },
      ratesOn: '2027-02-08',
    });
    // About 1.17 dollars for a euro
    expect(cityTax?.totalUsd?.amountMinor).toBeGreaterThan(390 * 8 * 1.1);
    expect(cityTax?.totalUsd?.amountMinor).toBeLessThan(390 * 8 * 1.25);
    expect(body.rooms.length).toBeGreaterThan(1);
    expect(body.similar.of).toBeGreaterThanOrEqual(body.similar.available);
    expect(body.similar.stays).toHaveLength(3);
    expect(body.similar.stays.some(({ stayId }) => stayId === LUZ)).toBe(false);
    expect(body.earnMultiplier).toBe(4);
  });

  it('speaks French', async () => {
    const { body } = await detail({}, 'fr');
    expect(body.stay.city).toBe('Lisbonne');
    expect(body.rooms[0]!.roomInfo.beds).toBe('1 lit king-size');
  });

  it('says whether each room is in policy, where a policy restricts the traveler', async () => {
    const rates = new Set<string>();
    const compliance = async () =>
      (await detail({})).body.rooms.map(({ roomInfo: { corporateTravel, ratesInPolicy } }) => {
        rates.add(ratesInPolicy);
        const isInPolicy = corporateTravel?.policyCompliance.isInPolicy;
        expect(isInPolicy ?? false).toBe(ratesInPolicy !== 'none');
        return isInPolicy;
      });
    expect(new Set(await compliance())).toEqual(new Set([undefined]));
    expect([...rates]).toEqual(['none']);
    const upTo = (amountMinor: number): PolicyTier => ({
      ...UNRESTRICTED,
      hotels: { policies: [{ allowedStarRatings: [4, 5], maxPricePerNight: money(amountMinor) }] },
    });
    policy = upTo(40_000);
    expect(new Set(await compliance())).toEqual(new Set([true, false]));
    policy = UNRESTRICTED;
    rates.clear();
    await compliance();
    expect([...rates]).toEqual(['all']);
    policy = upTo(100);
    expect(new Set(await compliance())).toEqual(new Set([false]));
    policy = null;
  });

  it('says why it has no rooms', async () => {
    const crowd = await detail({ rooms: [{ adults: 6, childAges: [4, 5, 6] }] });
    expect(crowd.body).toMatchObject({ rooms: [], unavailable: 'occupancy' });
    const many = await detail({ rooms: Array(8).fill({ adults: 2, childAges: [] }) });
    expect(many.body).toMatchObject({ rooms: [], unavailable: 'soldOut' });
    expect(many.body.similar.of).toBeGreaterThan(0);
  });

  it('does not exist for another id', async () => {
    expect((await detail({ stayId: 'sty_lisbon-pt-99999' })).status).toBe(404);
  });
});

describe('places', () => {
  const suggest = async (
    text: string,
    label: 'lodging' | 'airport' = 'lodging',
    locale: 'en' | 'fr' = 'en',
  ) => {
    const { body } = await server.call('searchLocations', null, {
      input: { LocationQuery: { label, text }, locale },
    });
    return body.categories.flatMap(({ places }) => places.map(({ id }) => id));
  };

  it('are suggested by category: cities, airports, landmarks, hotels', async () => {
    expect(await suggest('lisb')).toContain('city:lisbon-pt');
    expect(await suggest('palacete santa luz')).toContain(`hotel:${LUZ}`);
    expect(await suggest('LIS', 'airport')).toContain('airport:LIS');
    expect((await suggest('lis', 'airport')).every((id) => id.startsWith('airport:'))).toBe(true);
    // To fly, a city stands beside its airports when it has several
    for (const text of ['NYC', 'new york']) {
      const found = await suggest(text, 'airport');
      expect(found).toEqual(expect.arrayContaining(['city:new-york-us', 'airport:JFK', 'airport:EWR']));
    }
    expect(await suggest('lizbon')).toContain('city:lisbon-pt');
    // Before anything is typed: the most visited
    expect(await suggest('')).toContain('city:paris-fr');
    expect(await suggest('', 'airport')).toContain('airport:CDG');
  });

  it('of one name are told apart by their state, and one of another state is none', async () => {
    const named = async (label: 'lodging' | 'airport', text: string) => {
      const { body } = await server.call('searchLocations', null, {
        input: { LocationQuery: { label, text } },
      });
      return body.categories.flatMap(({ places }) => places);
    };
    for (const label of ['lodging', 'airport'] as const) {
      const regions = (await named(label, 'portland'))
        .filter(({ kind }) => kind !== 'hotel')
        .map((place) => `${place.kind} ${place.region}`);
      expect(regions.length).toBeGreaterThan(1);
      expect(new Set(regions).size).toBe(regions.length);
    }
    expect(await suggest('Paris TX')).not.toContain('city:paris-fr');
    for (const text of ['Bali', 'Hawaii', '東京', 'CDMX', 'Nueva York'])
      for (const label of ['lodging', 'airport'] as const)
        expect((await named(label, text)).length, `${label} ${text}`).toBeGreaterThan(0);
  });

  it('are found by id, in the reader’s language', async () => {
    const place = async (id: string, locale: 'en' | 'fr' = 'en') =>
      server.call('getPlace', null, { query: { id, locale } });
    expect((await place('city:lisbon-pt')).body).toMatchObject({
      label: 'Lisbon',
      region: 'Portugal',
      zone: 'Europe/Lisbon',
      art: { kind: 'town', motif: 'lisbon' },
    });
    expect((await place('city:lisbon-pt', 'fr')).body.label).toBe('Lisbonne');
    expect((await place('city:charleston-us')).body.region).toBe('South Carolina, United States');
    expect((await place('airport:LIS')).body.code).toBe('LIS');
    expect((await place(`hotel:${LUZ}`)).body.label).toBe('Palacete Santa Luz');
    for (const id of ['city:atlantis-xx', 'airport:QQQ', 'landmark:none', 'hotel:sty_none-1'])
      expect((await place(id)).error?.code).toBe('UnknownPlace');
  });
});

describe('reviews of a stay', () => {
  const list = async (over: object = {}) =>
    (await server.call('listStayReviews', maya, { input: { stayId: LUZ, ...over } })).body.list;

  it('can be read page by page, as many and as good as the stay’s page says', async () => {
    const { body } = await server.call('getStay', maya, { input: { stayId: LUZ, ...nights } });
    const { tenths, count } = body.stay.rating;
    const pages = [];
    for (let offset = 0; offset < count; offset += 50) pages.push(await list({ offset, limit: 50 }));
    const scores = pages.flatMap((page) => page!.reviews.map(({ scoreTenths }) => scoreTenths));
    expect(scores).toHaveLength(count);
    expect(Math.round(scores.reduce((a, b) => a + b, 0) / count)).toBe(tenths);
    expect(pages[0]!.rating).toEqual({ tenths, count });
  });

  it('are listed for one kind of guest, in the reader’s language', async () => {
    const all = await list();
    const { value, count } = all!.reviewers[0]!;
    const french = await list({ reviewer: value, sort: 'lowest', locale: 'fr', limit: 3 });
    expect(french!.total).toBe(count);
    expect(french!.reviews.map(({ reviewer }) => reviewer)).toEqual([value, value, value]);
    const english = await list({ reviewer: value, sort: 'lowest', limit: 3 });
    expect(english!.reviews[0]!.text).not.toBe(french!.reviews[0]!.text);
  });

  it('are missing where the hotel is unknown or its supplier doesn’t answer', async () => {
    const unknown = await server.call('listStayReviews', maya, { input: { stayId: 'sty_none-1' } });
    expect(unknown.error?.code).toBe('NotFound');
    const input = { stayId: LUZ };
    const headers = { 'x-scenario': 'all-suppliers-down' };
    const down = await server.call('listStayReviews', maya, { input, headers });
    expect(down.error?.code).toBe('SuppliersUnavailable');
  });
});

describe('the price calendar, the collection and the map', () => {
  it('has the lowest price of each day that the search finds', async () => {
    const input = { place: 'city:lisbon-pt', from: date('2027-02-06'), days: 366, rooms: request.rooms };
    const { body } = await server.call('getPriceCalendar', maya, { input });
    expect(body.days.slice(0, 3).map(({ nightlyMinor }) => nightlyMinor === null)).toEqual([
      true,
      true,
      false,
    ]);
    const day = body.days[60]!;
    const checkOut = body.days[61]!.date;
    const page = await pageFor({ checkIn: day.date, checkOut, sort: 'Price', limit: 50 });
    expect(Math.min(...page.stays.map(({ offer }) => offer.price.nightlyDiscountAware.amountMinor))).toBe(
      day.nightlyMinor,
    );
  });

  it('picks three collection stays for four nights', async () => {
    const { body } = await server.call('listCollectionStays', maya, { input: {} });
    expect(body.stays.map(({ name }) => name)).toEqual(['The Quayside', 'Mesa Verde Lodge', 'Playa Clara']);
    expect(body.stays[0]!.offer.price.complimentaryNight.amountMinor).toBe(-39_800);
    expect([body.checkIn, body.checkOut]).toEqual(['2027-04-15', '2027-04-19']);
  });

  it('draws an area of at most 120 KB, with a box at least as wide as asked', async () => {
    const query = { west: -9.18, south: 38.69, east: -9.1, north: 38.74 };
    const { body } = await server.call('getMapArea', null, { query });
    expect(body.box.west).toBeLessThanOrEqual(query.west);
    expect(body.box.north).toBeGreaterThanOrEqual(query.north);
    const layers = new Set(body.features.map(({ properties }) => properties.layer));
    expect([...layers].sort()).toEqual(['label', 'land', 'main', 'park', 'street']);
    expect(body.features.map(({ properties }) => properties.name)).toContain('Chiado');
    expect(JSON.stringify(body).length).toBeLessThan(120_000);
  });
});
