import { hotelJudge } from '@sojourn/products/hotel/rules/hotel-policy.ts';
import type { HotelPolicy } from '@sojourn/products/hotel/rules/policy-tier.ts';
import { expect, test } from 'vitest';
import { date } from '../dates.ts';
import { money } from '../money.ts';
import { ANY_TRIP } from './testing/sample-trip.ts';
import { isUnrestricted, type PolicyTier, UNRESTRICTED } from './tier.ts';
import { isInSeason, isPreferred, overlappingRules, placedCaps, type Season } from './trip-rules.ts';

const summer = { from: '06-01', until: '08-31' };
const winter = { from: '12-15', until: '01-15' };

test.each<[Season, string, boolean]>([
  [summer, '2027-06-01', true],
  [summer, '2027-08-31', true],
  [summer, '2027-05-31', false],
  [summer, '2027-09-01', false],
  [winter, '2027-12-15', true],
  [winter, '2028-01-15', true],
  [winter, '2028-01-16', false],
  [{ from: '02-01', until: '02-29' }, '2027-02-28', true],
  [{ from: '07-14', until: '07-14' }, '2027-07-14', true],
])('%j has %s: %s', (season, day, isIn) => {
  expect(isInSeason(season, date(day))).toBe(isIn);
});

const lisbon = { id: 'city:lisbon-pt', name: 'Lisbon' };
const portugal = { id: 'country:PT', name: 'Portugal' };
const capped = (place: typeof lisbon, season: Season | null, dollars: number) => ({
  place,
  season,
  maxPricePerNight: money(dollars * 100),
});
const HERE = ['city:lisbon-pt', 'country:PT'];

test.each<[string, ReturnType<typeof capped>[], string[], string, number | null]>([
  ['the city in season first', [capped(lisbon, summer, 300), capped(lisbon, null, 200)], HERE, '07-10', 300],
  ['the city out of season', [capped(lisbon, summer, 300), capped(lisbon, null, 200)], HERE, '05-10', 200],
  [
    'the city before its country’s season',
    [capped(portugal, summer, 9), capped(lisbon, null, 200)],
    HERE,
    '07-10',
    200,
  ],
  ['the country in season', [capped(portugal, summer, 180), capped(portugal, null, 150)], HERE, '07-10', 180],
  ['the policy’s own elsewhere', [capped(lisbon, null, 200)], ['city:porto-pt', 'country:PT'], '07-10', 250],
  ['the policy’s own out of season', [capped(lisbon, summer, 300)], HERE, '05-10', 250],
  [
    'the lowest of two as specific',
    [capped(lisbon, summer, 300), capped(lisbon, summer, 280)],
    HERE,
    '07-10',
    280,
  ],
])('%s', (_, placeCaps, places, day, dollars) => {
  const facts = { places, startsOn: date(`2027-${day}`) };
  const { limit } = placedCaps(
    { placeCaps },
    money(25_000),
    ({ maxPricePerNight }) => maxPricePerNight,
  )(facts);
  expect(limit?.amountMinor).toBe(dollars === null ? undefined : dollars * 100);
});

const withPolicy = (more: Partial<HotelPolicy>): PolicyTier => ({
  ...UNRESTRICTED,
  hotels: { policies: [{ allowedStarRatings: [1, 2, 3, 4, 5], maxPricePerNight: null, ...more }] },
});
const MARRIOTT = { code: 'MAR', name: 'Marriott' };
const HYATT = { code: 'HYA', name: 'Hyatt' };

test('each rule is named with its limit, what the offer has, and what would keep it', () => {
  const tier = withPolicy({
    placeCaps: [capped(lisbon, summer, 200)],
    minDaysAhead: 14,
    suppliers: { preferred: [HYATT], blocked: [MARRIOTT] },
  });
  const facts = {
    places: HERE,
    suppliers: [MARRIOTT],
    bookedOn: date('2027-06-30'),
    startsOn: date('2027-07-13'),
    stars: 4,
    perNight: money(20_001),
  };
  const judge = hotelJudge(tier);
  expect(judge(facts).broken).toEqual([
    {
      rule: 'pricePerNight',
      limit: money(20_000),
      actual: money(20_001),
      at: { place: lisbon, season: summer },
    },
    { rule: 'supplier', limit: ['Marriott'], actual: 'Marriott' },
    { rule: 'daysAhead', limit: 14, actual: 13, from: '2027-07-14' },
  ]);
  const allowed = { ...facts, suppliers: [HYATT], startsOn: date('2027-07-14'), perNight: money(20_000) };
  expect(judge(allowed).isInPolicy).toBe(true);
});

test.each<[string, Partial<HotelPolicy>, boolean]>([
  ['a cap of a place', { placeCaps: [capped(lisbon, null, 1)] }, false],
  ['days ahead', { minDaysAhead: 1 }, false],
  ['no days ahead', { minDaysAhead: 0 }, true],
  ['a blocked chain', { suppliers: { preferred: [], blocked: [HYATT] } }, false],
  ['a preference alone', { suppliers: { preferred: [HYATT], blocked: [] } }, true],
])('with %s', (_, more, isFree) => {
  expect(isUnrestricted(withPolicy(more))).toBe(isFree);
});

test('what is preferred is preferred throughout, and never what another policy blocks', () => {
  const prefers = { suppliers: { preferred: [HYATT, MARRIOTT], blocked: [] } };
  expect(isPreferred([prefers], [HYATT])).toBe(true);
  expect(isPreferred([prefers], [HYATT, { code: 'HIL', name: 'Hilton' }])).toBe(false);
  expect(isPreferred([prefers, { suppliers: { preferred: [], blocked: [HYATT] } }], [HYATT])).toBe(false);
  expect(isPreferred([prefers], [])).toBe(false);
  expect(hotelJudge(withPolicy({}))({ ...ANY_TRIP, stars: 1, perNight: money(1) }).isInPolicy).toBe(true);
});

test.each<[string, (Season | null)[], number]>([
  ['two for all year', [null, null], 1],
  ['a season beside all year', [null, summer], 0],
  ['seasons that meet', [summer, { from: '08-31', until: '09-30' }], 1],
  ['seasons that follow', [summer, { from: '09-01', until: '09-30' }], 0],
  ['one over the new year', [winter, { from: '01-01', until: '01-31' }], 1],
])('%s', (_, seasons, count) => {
  const rules = seasons.map((season) => ({ place: lisbon, season }));
  expect(overlappingRules(rules)).toHaveLength(count);
  const apart = rules.map((rule, at) => (at > 0 ? { ...rule, place: portugal } : rule));
  expect(overlappingRules(apart)).toEqual([]);
});
