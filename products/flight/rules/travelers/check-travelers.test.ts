import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { TypedTraveler } from '@sojourn/domain/travelers/check-traveler.ts';
import { describe, expect, test } from 'vitest';
import { checkTravelers, type FlownTrip } from './check-travelers.ts';

const day = (text: string) => text as CalendarDate;
const trip: FlownTrip = {
  passengers: { adults: 1, children: 1, seatedInfants: 1, lapInfants: 1 },
  departures: [day('2027-04-14'), day('2027-04-19')],
  lastDate: day('2027-04-19'),
  today: day('2027-02-01'),
  needsPassport: true,
  passportMonths: 3,
  airlines: ['TP', 'UA'],
  isPartner: (airline, other) => airline === other || [airline, other].sort().join() === 'LH,UA',
};
const traveler = (type: TypedTraveler['type'], birthdate: string): TypedTraveler => ({
  type,
  firstName: type,
  middleName: '',
  lastName: 'Okafor',
  birthdate: day(birthdate),
  gender: 'F',
  passport: { number: 'X1234567', country: 'US', expires: day('2030-01-01') },
  knownTravelerNumber: '',
  tsaRedressNumber: '',
  frequentFlyerNumber: [],
  specialAssistance: [],
});
const family = [
  traveler('Adult', '1990-02-03'),
  traveler('Child', '2019-06-01'),
  traveler('SeatedInfant', '2026-01-10'),
  traveler('LapInfant', '2026-09-10'),
];
const problemsOf = (travelers: readonly TypedTraveler[], change: Partial<FlownTrip> = {}) =>
  checkTravelers(travelers, { ...trip, ...change }).map(({ path, problem }) => `${path} ${problem}`);
const withChange = (i: number, change: Partial<TypedTraveler>) =>
  family.with(i, { ...family[i]!, ...change });

test('a family that fits has no problem', () => {
  expect(problemsOf(family)).toEqual([]);
});

describe('ages count on the days of travel', () => {
  test.each([
    [0, '2016-01-01', ['travelers.0.birthdate tooYoung']],
    [1, '2015-04-20', []],
    [1, '2015-04-14', ['travelers.1.birthdate tooOld']],
    // Twelve on the way home: a child's fare both ways
    [1, '2015-04-17', []],
    [3, '2025-04-14', ['travelers.3.birthdate tooOld']],
    [3, '2025-04-17', ['travelers.3.birthdate turnsTwo']],
    // In a seat of its own it flies home as a child
    [2, '2025-04-17', []],
  ])('traveler %i, born on %s', (i, birthdate, problems) => {
    expect(problemsOf(withChange(i, { birthdate: day(birthdate) }))).toEqual(problems);
  });
});

test('a passport is asked for where a border is checked', () => {
  const passport = { number: '', country: '', expires: '' as const };
  expect(problemsOf(withChange(0, { passport }))).toContain('travelers.0.passport.number missing');
  expect(problemsOf(withChange(0, { passport }), { needsPassport: false })).toEqual([]);
  const over = { number: 'X1234567', country: 'US', expires: day('2027-04-18') };
  expect(problemsOf(withChange(0, { passport: over }))).toEqual(['travelers.0.passport.expires expired']);
});

test('a program is served by the airline or its partner', () => {
  const frequentFlyerNumber = ['TP', 'LH', 'BA'].map((airline) => ({ airline, number: '123456789' }));
  expect(problemsOf(withChange(0, { frequentFlyerNumber }))).toEqual([
    'travelers.0.frequentFlyerNumber.2.number notPartner',
  ]);
});

test('those who were priced are those who travel, each once', () => {
  expect(problemsOf(family.slice(0, 3))).toEqual(['travelers.3 missing']);
  expect(problemsOf([family[1]!, family[0]!, ...family.slice(2)])).toEqual([
    'travelers.0.type other',
    'travelers.1.type other',
  ]);
  const twins = { passengers: { adults: 2, children: 0, seatedInfants: 0, lapInfants: 0 } };
  expect(problemsOf([family[0]!, family[0]!], twins)).toEqual(['travelers.1.firstName twice']);
});

describe('one person twice', () => {
  const party = { passengers: { adults: 2, children: 0, seatedInfants: 0, lapInfants: 0 } };
  const pair = (a: Partial<TypedTraveler>, b: Partial<TypedTraveler>) =>
    problemsOf(
      [a, b].map((change) => ({ ...traveler('Adult', '1990-02-03'), ...change })),
      party,
    );
  const twice = ['travelers.1.firstName twice'];
  test.each([
    ['José', 'Jose'],
    ['Müller', 'Mueller'],
    ['Ana', 'Ana '],
  ])('is found by what an airline makes of %j and %j', (a, b) => {
    expect(pair({ firstName: a }, { firstName: b })).toEqual(twice);
    expect(pair({ lastName: a }, { lastName: b })).toEqual(twice);
  });
  test('isn’t siblings with another middle name, or another gender', () => {
    expect(pair({ middleName: 'Ana' }, { middleName: 'Luisa' })).toEqual([]);
    expect(pair({ gender: 'M' }, { gender: 'F' })).toEqual([]);
    expect(pair({ middleName: 'Ana' }, { middleName: '' })).toEqual(twice);
  });
});
