import type { FlightPreferences } from '@sojourn/contract/preferences.ts';
import { date } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import type { FlatSearch } from '@sojourn/web/flat-search.ts';
import { describe, expect, test } from 'vitest';
import { readFlightDraft, slicesOf } from './flight-draft.ts';
import { printFlightUrl, readFlightUrl, searchedAnew, stepName } from './flight-url.ts';
import { effectiveFilters, filtersOfPreferences } from './preferred-filters.ts';
import { priceBasis } from './price-basis.ts';

const ROUND = { trip: 'roundTrip', from: 'BOS', to: 'LIS', depart: '2027-04-14', return: '2027-04-19' };
const OUT = 'TP216.2027-04-14.BOS.LIS';
const BACK = 'TP217.2027-04-19.LIS.BOS';
/** As the router keeps it: without what is not set. */
const pairs = (search: FlatSearch) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
const again = (search: FlatSearch) => pairs(printFlightUrl(readFlightUrl(search)));

test.each<[string, FlatSearch]>([
  ['a round trip', ROUND],
  ['one way for a family', { trip: 'oneWay', from: 'NYC', to: 'LON', depart: '2027-04-14', children: '2' }],
  [
    'several cities with near airports',
    { trip: 'multiCity', s1: 'BOS.LIS.2027-04-14', s2: 'LIS.FCO.2027-04-18', nearby: '1', lapInfants: '1' },
  ],
  ['a chosen departure', { ...ROUND, c1: `${OUT}:standard`, step: 'return', kept: '80', prefs: 'off' }],
  ['gone back to the first step', { ...ROUND, c1: `${OUT}:basic`, c2: `${BACK}:basic`, step: 'departure' }],
  [
    'all filters',
    {
      ...ROUND,
      stops: 'oneOrFewer',
      airlines: 'TP,B6',
      noLowCost: '1',
      classes: 'basic,standard',
      departs: '840-1380',
      arrives: '0-720',
      maxMinutes: '900',
      bag: '1',
      refundable: '1',
      notVia: 'EWR',
      noSelfTransfer: '1',
      prefs: 'off',
      sort: 'price',
      page: '2',
      open: OUT,
    },
  ],
  ['a shop type', { ...ROUND, flightShopType: 'chfar-exercise' }],
  ['a price that is being frozen', { ...ROUND, flightShopType: 'pf-purchase', freezeDays: '14' }],
])('%s stays what it is when read and printed', (_, search) => {
  const { prefs, ...rest } = search;
  const { prefs: printed, ...others } = again(search);
  expect(others).toEqual(rest);
  if (prefs) expect(printed).toBe(prefs);
});

test.each<[string, FlatSearch, FlatSearch]>([
  ['unknown words', { ...ROUND, sort: 'luck', stops: 'five', step: 'moon', open: '<x>' }, ROUND],
  ['a choice behind a gap', { ...ROUND, c2: `${BACK}:basic` }, ROUND],
  ['a step ahead of the choices', { ...ROUND, step: 'review' }, ROUND],
  ['hours that are the whole day', { ...ROUND, departs: '0-1439' }, ROUND],
  ['small letters', { ...ROUND, from: 'bos' }, ROUND],
  ['all classes', { ...ROUND, classes: 'basic,standard,enhanced,premium,luxury' }, ROUND],
])('%s read as if they were not there', (_, search, clean) => {
  const { prefs: _prefs, ...printed } = again(search);
  expect(printed).toEqual(clean);
});

test('a date that is none leaves the flight unfinished', () => {
  expect(slicesOf(readFlightDraft({ ...ROUND, depart: '2027-02-30' }))).toBeUndefined();
  expect(slicesOf(readFlightDraft(ROUND))).toEqual([
    { origin: 'BOS', destination: 'LIS', date: date('2027-04-14') },
    { origin: 'LIS', destination: 'BOS', date: date('2027-04-19') },
  ]);
});

test('steps are named after what is chosen in them', () => {
  expect([0, 1, 2, 3].map((step) => stepName(step, 3))).toEqual(['departure', 'return', 'slice3', 'review']);
  expect(readFlightUrl({ ...ROUND, c1: `${OUT}:basic` }).step).toBe(1);
});

test('another search forgets what was chosen and keeps the filters', () => {
  const url = readFlightUrl({ ...ROUND, c1: `${OUT}:basic`, stops: 'none', kept: '80', open: OUT });
  const next = searchedAnew(url, readFlightDraft({ ...ROUND, to: 'OPO' }));
  expect(next).toMatchObject({ chosen: [], step: 0, filters: { stops: 'none' }, open: undefined });
  expect(next.carriedPercent).toBeUndefined();
});

describe('saved preferences', () => {
  const classes = { basic: false, standard: true, enhanced: true, premium: false, luxury: false };
  const saved: FlightPreferences = {
    homeAirport: null,
    fareClasses: classes,
    airlines: ['TP'],
    excludeLowCostCarriers: true,
    nonStopOnly: true,
  };
  const wanted = {
    stops: 'none',
    fareClasses: ['standard', 'enhanced'],
    airlines: ['TP'],
    excludeLowCost: true,
  };
  test.each<[string, FlatSearch, object, boolean]>([
    ['an untouched search', ROUND, wanted, true],
    ['a search with a filter of its own', { ...ROUND, bag: '1' }, { bagIncluded: true }, false],
    ['a search that put them off', { ...ROUND, prefs: 'off' }, {}, false],
    [
      'the return after a refundable departure',
      { ...ROUND, c1: `${OUT}:enhanced`, kept: '80', prefs: 'off' },
      { refundable: true },
      false,
    ],
  ])('in %s', (_, search, filters, fromPreferences) =>
    expect(effectiveFilters(readFlightUrl(search), saved)).toEqual({ filters, fromPreferences }),
  );
  test('every class is none in particular', () => {
    const all = { basic: true, standard: true, enhanced: true, premium: true, luxury: true };
    const plain = { ...saved, fareClasses: all, airlines: [], excludeLowCostCarriers: false };
    expect(filtersOfPreferences({ ...plain, nonStopOnly: false })).toEqual({});
  });
});

test.each([
  [{ adults: 1, children: 0, lapInfants: 0, seatedInfants: 0 }, 'alone', 112_400],
  [{ adults: 2, children: 0, lapInfants: 0, seatedInfants: 0 }, 'perPerson', 56_200],
  [{ adults: 1, children: 1, lapInfants: 0, seatedInfants: 0 }, 'party', 112_400],
] as const)('a party of %j is priced %s', (party, kind, minor) => {
  const basis = priceBasis(party);
  expect([basis.kind, basis.of(112_400)]).toEqual([kind, money(minor)]);
});
