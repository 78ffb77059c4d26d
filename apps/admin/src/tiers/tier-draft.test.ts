import { expect, test } from 'vitest';
import { readCap } from './read-cap.ts';
import { changesOf, draftOf, NEW_TIER, problemsOf, rulesOf } from './tier-draft.ts';

test.each([
  ['', null],
  ['260', 26_000],
  ['1,400.50', 140_050],
  ['1 400,50', 140_050],
  ['$75', 7_500],
  ['0', undefined],
  ['-5', undefined],
  ['12.345', undefined],
  ['abc', undefined],
])('%j', (typed, minor) => {
  expect(readCap(typed)).toBe(minor);
});

test('rules are the same after they were shown', () => {
  const { hotel, flight } = NEW_TIER.products;
  const draft = {
    ...NEW_TIER,
    name: 'Team',
    products: {
      ...NEW_TIER.products,
      hotel: { ...hotel, caps: { maxPricePerNight: '260' } },
      flight: { ...flight, caps: { ...flight.caps, 'Long.maxPriceForRoundTrip': '2,600' } },
    },
  };
  const again = draftOf({ name: 'Team', rules: rulesOf(draft) as never });
  expect(changesOf(again, draft)).toBe(0);
  const changed = { ...again.products.hotel, choices: { allowedStarRatings: [3] } };
  const products = { ...again.products, hotel: changed };
  expect(changesOf({ ...again, longHours: 8, products }, draft)).toBe(2);
});

test('who approves is the same after it was shown, and left out where nobody has to', () => {
  const approval = {
    hours: 48,
    ifUndecided: 'cancel',
    managers: 1,
    percent: '7,5',
    amount: '1 200',
    approvers: ['sub_b', 'sub_a'],
  } as const;
  const draft = { ...NEW_TIER, name: 'Team', isApprovalRequired: true, approval };
  const rules = rulesOf(draft);
  expect(rules.settings.approval).toMatchObject({
    tolerance: { percent: 7.5, amountMinor: 120_000 },
    approvers: ['sub_b', 'sub_a'],
  });
  const again = draftOf({ name: 'Team', rules: rules as never });
  expect(changesOf(again, draft)).toBe(0);
  expect(changesOf({ ...again, approval: { ...approval, managers: 2, approvers: [] } }, draft)).toBe(2);
  expect(rulesOf({ ...draft, isApprovalRequired: false }).settings.approval).toBeUndefined();
  const wrong = { ...draft, approval: { ...approval, percent: '101', amount: 'x' } };
  expect([...problemsOf(wrong)].toSorted()).toEqual(['percent', 'tolerance']);
});

test('what is wrong is named', () => {
  const { hotel, car } = NEW_TIER.products;
  const products = {
    ...NEW_TIER.products,
    hotel: { ...hotel, choices: { allowedStarRatings: [] } },
    car: { ...car, caps: { maxPricePerDay: 'x' } },
  };
  expect([...problemsOf({ ...NEW_TIER, products })].toSorted()).toEqual([
    'car:maxPricePerDay',
    'hotel:allowedStarRatings',
    'name',
  ]);
  expect(problemsOf({ ...NEW_TIER, name: 'Team' }).size).toBe(0);
});

const lisbon = { id: 'city:lisbon-pt', name: 'Lisbon' };
const row = (id: number, more: object = {}) => ({
  id,
  place: lisbon,
  season: null,
  amounts: { maxPricePerNight: '300' },
  ...more,
});
const withTrip = (product: 'hotel' | 'flight', trip: object) => {
  const own = NEW_TIER.products[product];
  const products = { ...NEW_TIER.products, [product]: { ...own, trip: { ...own.trip, ...trip } } };
  return { ...NEW_TIER, name: 'Team', products };
};
const withHotel = (trip: object) => withTrip('hotel', trip);

test('caps of places, days ahead and suppliers are the same after they were shown', () => {
  const hotel = {
    daysAhead: '14',
    market: '20 %',
    placeCaps: [row(0), row(1, { season: { from: '06-01', until: '08-31' } })],
    preferred: [{ code: 'HYA', name: 'Hyatt' }],
    blocked: [{ code: 'MAR', name: 'Marriott' }],
  };
  const rules = rulesOf(withHotel(hotel));
  expect(rules.hotels.policies[0]).toMatchObject({
    minDaysAhead: 14,
    percentOverMarket: 20,
    placeCaps: [
      { place: lisbon, season: null, maxPricePerNight: { amountMinor: 30_000, currency: 'USD' } },
      { season: { from: '06-01', until: '08-31' } },
    ],
  });
  const again = draftOf({ name: 'Team', rules: rules as never });
  expect(changesOf(again, withHotel(hotel))).toBe(0);
  expect(changesOf(again, withHotel({}))).toBe(5);
  expect(rulesOf(withHotel({})).hotels.policies[0]).not.toHaveProperty('placeCaps');
});

test('flights of each length are compared with the same percentage, which a tier may leave out', () => {
  const flight = (market: string) => withTrip('flight', { market });
  const { policies } = rulesOf(flight('25')).flights;
  expect(policies.map((policy) => policy.percentOverMarket)).toEqual([25, 25]);
  expect(draftOf({ name: 'Team', rules: rulesOf(flight('25')) as never }).products.flight.trip.market).toBe(
    '25',
  );
  expect(rulesOf(flight('')).flights.policies[0]).not.toHaveProperty('percentOverMarket');
  expect([...problemsOf(flight('301'))]).toEqual(['flight:market']);
});

test.each([
  [{ daysAhead: '400' }, ['hotel:daysAhead']],
  [{ market: '301' }, ['hotel:market']],
  [{ placeCaps: [row(3, { place: null })] }, ['hotel:3:place']],
  [{ placeCaps: [row(3, { amounts: {} })] }, ['hotel:3:amount']],
  [{ placeCaps: [row(3, { amounts: { maxPricePerNight: 'x' } })] }, ['hotel:3:maxPricePerNight']],
  [{ placeCaps: [row(0), row(1)] }, ['hotel:1:overlap']],
])('names what is wrong with %j', (hotel, problems) => {
  expect([...problemsOf(withHotel(hotel))]).toEqual(problems);
});
