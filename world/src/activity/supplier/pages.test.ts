import { date } from '@sojourn/domain/dates.ts';
import type { Commitment } from '@sojourn/products/activity/rules/slots/fits-trip.ts';
import type { ActivityCard } from '@sojourn/products/activity/sell/port/search-port.ts';
import {
  ACTIVITY_NOW,
  activityQuestion,
  activitySupplierOf,
  answered,
  calm,
  type OpenActivityMarket,
  openActivityMarket,
  reserveActivityRequest,
  SAIL,
  testActivityMarket,
} from '@sojourn/products/activity/testing/activity-market.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activityContent } from '../inventory/content/activity-facts.ts';

let open: OpenActivityMarket;
beforeAll(async () => {
  open = await openActivityMarket();
});
afterAll(() => open.close());
const searchOf = async (over: Parameters<typeof activityQuestion>[0] = {}, of = open.market) =>
  answered(await activitySupplierOf(of).search(activityQuestion(over), calm));
const cardOf = async (activityId: string, over: Parameters<typeof activityQuestion>[0] = {}) => {
  const found = await searchOf({ top: 2_000, ...over });
  const card = found.activities.find(({ activity }) => activity.activityId === activityId)?.activity;
  if (!card) throw new Error(`no card of ${activityId}`);
  return card;
};
const stripOf = ({ days }: ActivityCard) =>
  days.map(({ state, fit, startsAtLocal }) => [
    state,
    fit?.verdict ?? null,
    startsAtLocal?.slice(11) ?? null,
  ]);

const commitment = (kind: Commitment['kind'], from: string, to: string): Commitment => ({
  bookingId: kind,
  kind,
  from: `${from}:00Z` as Commitment['from'],
  to: `${to}:00Z` as Commitment['to'],
  at: { lat: 38.7742, lon: -9.1342 },
  isPending: false,
});
const TRIP = [
  commitment('landing', '2027-04-14T22:30', '2027-04-15T05:40'),
  commitment('carPickUp', '2027-04-15T07:30', '2027-04-15T07:30'),
  commitment('takeoff', '2027-04-19T10:35', '2027-04-19T19:00'),
];

describe('a list', () => {
  test('the sail costs what its picture shows, and each day says what’s on', async () => {
    const card = await cardOf(SAIL);
    expect(card).toMatchObject({
      name: 'Tejo sunset sail',
      operator: 'Barca Velha',
      totalMinor: 96_00,
      adultMinor: 48_00,
      groupSize: 12,
      art: { kind: 'activity', motif: 'sail' },
      isFinalSale: false,
    });
    expect(stripOf(card)).toEqual([
      ['available', null, '10:00'],
      ['available', null, '10:00'],
      ['available', null, '10:00'],
      ['available', null, '10:00'],
      ['available', null, '14:30'],
      ['available', null, '10:00'],
    ]);
  });

  test('beside a trip it shows the start that fits, or what stands in the way', async () => {
    const strip = stripOf(await cardOf(SAIL, { trip: TRIP }));
    expect(strip[0]).toEqual(['available', 'beforeLanding', '10:00']);
    expect(strip.slice(1, 4).map(([, fit]) => fit)).toEqual(['fits', 'fits', 'fits']);
    expect(strip[5]?.[1]).toBe('clashes');
    const fitting = await searchOf({ trip: TRIP, filters: { fitsTrip: true } });
    expect(fitting.hidden.byTripOrLanguage).toBeGreaterThanOrEqual(0);
    expect(fitting.total).toBe((await searchOf({ trip: TRIP })).facets.fitsTrip);
  });

  test('filters of languages and days that nothing has find nothing', async () => {
    expect((await searchOf({ filters: { languages: ['xx'] } })).total).toBe(0);
    expect((await searchOf({ filters: { dates: [date('2029-01-01')] } })).total).toBe(0);
    const { total } = await searchOf({ filters: { languages: ['pt'] } });
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan((await searchOf()).total);
  });

  test('only the activities asked for, and those that a policy allows', async () => {
    const filters = { activityIds: [SAIL, 'act_nowhere-1'] };
    expect(await searchOf({ filters })).toMatchObject({ total: 1 });
    const policy = { perPersonMaxMinor: 47_99 };
    const all = await searchOf({ filters: { policy } });
    const allowed = await searchOf({ filters: { policy, inPolicyOnly: true }, top: 2_000 });
    expect(allowed.total).toBe(all.facets.inPolicy);
    expect(allowed.activities.every(({ activity }) => activity.adultMinor <= 47_99)).toBe(true);
  });

  test('both suppliers together have every activity once', async () => {
    const answers = await Promise.all(
      open.market.suppliers.map((supplier) => supplier.search(activityQuestion({ top: 2_000 }), calm)),
    );
    const ids = answers.flatMap((each) =>
      answered(each).activities.map(({ activity }) => activity.activityId),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(answers.map((each) => answered(each).total > 5)).toEqual([true, true]);
  });

  test('every server sees what another has sold', async () => {
    const other = await testActivityMarket(open.database);
    const ask = {
      activityId: SAIL,
      optionId: null,
      from: date('2027-04-15'),
      days: 1,
      now: ACTIVITY_NOW,
    };
    const placesLeft = async () =>
      answered(await activitySupplierOf(other).calendar(ask, calm)).days[0]?.placesLeft;
    expect(await placesLeft()).toBe(12);
    const of = { slotId: '2027-04-15T10:00', units: [{ unitId: 'adult', count: 9 }] };
    answered(await activitySupplierOf(open.market).reserve(reserveActivityRequest('seen', of), calm));
    await expect.poll(placesLeft, { timeout: 5_000 }).toBe(10);
    answered(await activitySupplierOf(open.market).release({ reference: 'seen' }, calm));
    await expect.poll(placesLeft, { timeout: 5_000 }).toBe(12);
    await other.close();
  });

  test('a start with too few places for the party is sold out to them', async () => {
    const strip = stripOf(await cardOf(SAIL, { ages: Array.from({ length: 12 }, () => 30) }));
    expect(strip.map(([state]) => state)).toContain('soldOut');
  });
});

describe('a page', () => {
  const detailOf = async (activityId: string, locale: 'en' | 'fr' = 'en') =>
    answered(
      await activitySupplierOf(open.market, activityId).detail(
        { activityId, locale, now: ACTIVITY_NOW },
        calm,
      ),
    );

  test('says where to meet, whom to call, what it has and what to bring, in both languages', async () => {
    const [en, fr] = [await detailOf(SAIL), await detailOf(SAIL, 'fr')];
    expect(en).toMatchObject({
      meetingPoint: { minutesBefore: 15, words: expect.stringContaining('Doca de Belém') },
      operatorContact: { name: 'Barca Velha', phone: expect.stringMatching(/^\+351/) },
      options: [
        { optionId: 'option-1', languages: ['en'], startTimes: ['10:00', '14:30', '18:30'] },
        { optionId: 'option-2', languages: ['pt'] },
      ],
    });
    for (const list of ['highlights', 'included', 'notIncluded', 'bring'] as const) {
      expect(en[list].length).toBeGreaterThan(0);
      expect(fr[list]).not.toEqual(en[list]);
    }
    expect(fr.description).not.toBe(en.description);
    expect(fr.name).toBe('Voile au coucher du soleil sur le Tage');
    expect(new Set(en.gallery.map((art) => JSON.stringify(art))).size).toBe(en.gallery.length);
  });

  test('every activity’s words are filled in, whatever it is', () => {
    const { world } = open.market;
    for (let row = 0; row < world.count; row += 11) {
      for (const locale of ['en', 'fr'] as const) {
        const content = activityContent(world, row, locale, ACTIVITY_NOW);
        const words = [content.description, ...content.highlights, ...content.bring, ...content.included];
        for (const each of words) expect(each, content.activityId).toMatch(/^[^*~]{4,}$/);
        expect(content.options.length).toBeGreaterThan(0);
        expect(content.pickup.isOffered).toBe(content.pickupPlaces.length > 0);
      }
    }
  });

  test('reviews are in order, and there are as many as are counted', async () => {
    const ask = { activityId: SAIL, offset: 0, limit: 20, locale: 'en' as const, now: ACTIVITY_NOW };
    const { total, reviews } = answered(await activitySupplierOf(open.market).reviews(ask, calm));
    expect(total).toBe(412);
    expect(reviews).toHaveLength(20);
    const dates = reviews.map(({ writtenOn }) => writtenOn);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(new Set(reviews.map(({ text }) => text)).size).toBeGreaterThan(5);
  });
});
