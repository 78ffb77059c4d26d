/** Homes over HTTP: found with counts, shown with the rules that stand in the way, and their calendars. */
import { addDays, type CalendarDate, date } from '@sojourn/domain/dates.ts';
import { createTestProduct, type TestProduct } from '@sojourn/server/testing/product.ts';
import type { Browser } from '@sojourn/server/testing/server.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOFTOP, ROOFTOP_MINOR, TWO_ADULTS } from '#home/testing/home-market.ts';
import { type GuestOfHomes, guestOfHomes, nightsAt, type SomeStay } from '#home/testing/over-http.ts';
import type { HomeDetail } from '#home/wire/home-detail.ts';
import type { WireParty, WireViolation } from '#home/wire/homes.ts';

let product: TestProduct;
let maya: Browser;
let guest: GuestOfHomes;
beforeAll(async () => {
  product = await createTestProduct();
  const paymentId = await product.giveCard('homes-maya');
  maya = await product.signIn({ subject: 'homes-maya' });
  guest = guestOfHomes(product, maya, paymentId);
}, 120_000);
afterAll(() => product?.close());

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const searched = (over: object) => {
  const { checkIn, checkOut } = nightsAt('', 4);
  const input = { area: { place: 'city:lisbon-pt' }, checkIn, checkOut, party: TWO_ADULTS, ...over };
  return product.call('searchHomes', maya, { input: input as never });
};

describe('finding one', () => {
  test('a search streams both suppliers and ends complete, with counts that add up', async () => {
    const { body } = await searched({ limit: 50 });
    expect(body.at(-1)).toMatchObject({ type: 'done', complete: true });
    const page = await guest.search({ limit: 50 });
    expect(page.suppliers.map(({ state }) => state)).toEqual(['answered', 'answered']);
    expect(page.total).toBeGreaterThan(25);
    expect(page.facets.instant + page.facets.request).toBe(page.total);
    expect(page.facets.bedrooms[0]).toBe(page.total);
    expect(page.facets.kinds.reduce((sum, { count }) => sum + count, 0)).toBe(page.total);
    expect(page.facets.price.bars.reduce((sum, count) => sum + count, 0)).toBe(page.total);
    const rooftop = page.homes.find(({ homeId }) => homeId === ROOFTOP);
    expect(rooftop).toMatchObject({ total: usd(ROOFTOP_MINOR), miles: ROOFTOP_MINOR, nights: 4 });
  });
  test('pages follow each other without a gap', async () => {
    const whole = await guest.search({ limit: 40 });
    const [one, two] = [await guest.search({ limit: 20 }), await guest.search({ limit: 20, offset: 20 })];
    const ids = ({ homes }: typeof whole) => homes.map(({ homeId }) => homeId);
    expect([...ids(one), ...ids(two)]).toEqual(ids(whole));
  });
  test('a nightly cap counts what keeps it, and alone leaves nothing else', async () => {
    const policy = { nightlyMaxMinor: 15_000 };
    const { facets } = await guest.search({ filters: { policy } });
    const within = await guest.search({ filters: { policy, inPolicyOnly: true }, limit: 50 });
    expect(within.total).toBe(facets.inPolicy);
    expect(within.total).toBeGreaterThan(0);
    expect(within.homes.every(({ nightly }) => nightly.amountMinor <= 15_000)).toBe(true);
  });
  test.each([
    [{ checkIn: '2027-02-01', checkOut: '2027-02-03' }, 'PastDates'],
    [{ checkOut: '2027-04-15' }, 'CheckOutBeforeCheckIn'],
    [{ checkOut: '2027-07-20' }, 'HomeStayTooLong'],
    [{ checkIn: '2028-04-15', checkOut: '2028-04-18' }, 'TooFarAhead'],
    [{ area: { place: 'city:nowhere' } }, 'UnknownPlace'],
  ])('%j: %s', async (over, code) => {
    expect((await searched(over)).error?.code).toBe(code);
  });
  test('a home that nobody lets isn’t found', async () => {
    const { code } =
      (
        await product.call('getHome', await product.signIn(), {
          input: { ...nightsAt('hom_nowhere', 2), party: TWO_ADULTS } as never,
        })
      ).error ?? {};
    expect(code).toBe('NotFound');
  });
});

type Rule = WireViolation['rule'];
type Broken = { readonly stay: SomeStay; readonly party: WireParty; readonly detail: HomeDetail };

const TRIED_HOMES = 120;
const lisbon = Array.from({ length: TRIED_HOMES }, (_, at) => `hom_lisbon-pt-${at + 1}`);

/** The first home of Lisbon that a stay breaks a rule of. */
async function firstBroken(
  rule: Rule,
  stays: (homeId: string) => SomeStay[],
  party: WireParty = TWO_ADULTS,
): Promise<Broken> {
  for (const homeId of lisbon)
    for (const stay of stays(homeId)) {
      const detail = await guest.look(stay, party);
      if (detail.violations.some((each) => each.rule === rule)) return { stay, party, detail };
    }
  throw new Error(`no home breaks ${rule}`);
}

const TODAY = date('2027-02-08');
const weekOf = (checkIn: CalendarDate, nights: number) => (homeId: string) =>
  Array.from({ length: 7 }, (_, at) => nightsAt(homeId, nights, addDays(checkIn, at)));

describe('a home whose rules stand in the way', () => {
  test.each<[Rule, (homeId: string) => SomeStay[]]>([
    ['minimumStay', (homeId) => [nightsAt(homeId, 1)]],
    ['maximumStay', (homeId) => [nightsAt(homeId, 89)]],
    ['checkInNotAllowed', weekOf(date('2027-07-12'), 7)],
    ['checkOutNotAllowed', weekOf(date('2027-07-12'), 8)],
    ['blockedDates', (homeId) => [nightsAt(homeId, 4), nightsAt(homeId, 4, date('2027-05-10'))]],
    ['minimumBookingWindow', (homeId) => [nightsAt(homeId, 3, TODAY)]],
  ])(
    '%s is named, and each of the nearest dates can be had at its price',
    async (rule, stays) => {
      const { stay, party, detail } = await firstBroken(rule, stays);
      expect(detail.offer).toBeNull();
      const ofRule = detail.violations.filter((each) => each.rule === rule);
      expect(ofRule).toHaveLength(1);
      expect(detail.nearest.length).toBeLessThanOrEqual(3);
      for (const near of detail.nearest) {
        const { checkIn, checkOut } = near;
        const found = await guest.look({ homeId: stay.homeId, checkIn, checkOut }, party);
        expect(found.violations).toEqual([]);
        expect(found.offer?.price.total).toEqual(near.total);
      }
    },
    60_000,
  );

  test.each<[Rule, WireParty]>([
    ['occupancy', { ...TWO_ADULTS, adults: 16 }],
    ['petPolicy', { ...TWO_ADULTS, dogs: 5 }],
  ])('%s is named, and the party that fits can be had', async (rule, party) => {
    const { stay, detail } = await firstBroken(rule, (homeId) => [nightsAt(homeId, 4)], party);
    expect(detail.offer).toBeNull();
    if (!detail.partyThatFits) throw new Error('nobody fits');
    expect((await guest.look(stay, detail.partyThatFits)).violations).toEqual([]);
  });

  test('a stay that’s too short is offered longer ones', async () => {
    const { detail } = await firstBroken('minimumStay', (homeId) => [nightsAt(homeId, 1)]);
    expect(detail.nearest.length).toBeGreaterThan(0);
  });
});

describe('a home’s page', () => {
  test('has its price, homes like it, and about where it is', async () => {
    const detail = await guest.look(nightsAt(ROOFTOP, 4));
    expect(detail.offer).toMatchObject({ price: { total: usd(ROOFTOP_MINOR) }, miles: ROOFTOP_MINOR });
    // She has no rewards account
    expect(detail.earnMultiplier).toBeNull();
    expect(detail.similar.homes).toHaveLength(3);
    expect(detail.similar.homes.map(({ homeId }) => homeId)).not.toContain(ROOFTOP);
    expect(detail.home.area.radiusMeters).toBeGreaterThan(100);
    expect([detail.landsAt, detail.leavesAt]).toEqual([null, null]);
  });
  test('a calendar offers ends for the start that was chosen, and each can be had', async () => {
    const from = date('2027-04-01');
    const arrival = date('2027-04-15');
    const input = { homeId: ROOFTOP as never, from, days: 60, arrival };
    const { days, ends } = (await product.call('getHomeCalendar', maya, { input })).body;
    expect(days).toHaveLength(60);
    expect(days.find((day) => day.date === arrival)).toMatchObject({ canStart: true, bar: null });
    expect(ends.length).toBeGreaterThan(0);
    for (const checkOut of ends.slice(0, 3)) {
      const found = await guest.look({ homeId: ROOFTOP, checkIn: arrival, checkOut });
      expect(found.violations).toEqual([]);
    }
  });
  test('reviews come in pages', async () => {
    const of = (offset: number) =>
      product.call('listHomeReviews', maya, { input: { homeId: ROOFTOP as never, offset, limit: 5 } });
    const [one, two] = [(await of(0)).body, (await of(5)).body];
    expect(one.total).toBeGreaterThan(10);
    expect(one.reviews).toHaveLength(5);
    expect(two.reviews[0]).not.toEqual(one.reviews[0]);
  });
});
