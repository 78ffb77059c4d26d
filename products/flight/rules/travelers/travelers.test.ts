import { date } from '@sojourn/domain/dates.ts';
import { ageOn } from '@sojourn/domain/travelers/age.ts';
import { describe, expect, test } from 'vitest';
import { checkAge, checkParty, typeOfAge } from './travelers.ts';

test.each([
  ['2000-02-29', '2001-02-28', 0],
  ['2000-02-29', '2001-03-01', 1],
  ['2000-02-29', '2004-02-28', 3],
  ['2000-02-29', '2004-02-29', 4],
  ['2025-06-15', '2027-06-14', 1],
  ['2025-06-15', '2027-06-15', 2],
  ['2015-12-31', '2027-12-30', 11],
  ['2015-12-31', '2027-12-31', 12],
  ['2027-01-02', '2027-01-01', -1],
] as const)('born %s is %s: %i years', (birthdate, day, age) =>
  expect(ageOn(date(birthdate), date(day))).toBe(age),
);

describe('ages on the days of travel', () => {
  const out = date('2027-06-10');
  const back = date('2027-06-20');
  test.each([
    ['LapInfant', '2025-06-15', 'TurnsTwo'],
    ['SeatedInfant', '2025-06-20', 'TurnsTwo'],
    ['LapInfant', '2025-06-21', undefined],
    ['LapInfant', '2025-06-10', 'TooOld'],
    ['LapInfant', '2027-06-11', 'NotBorn'],
    ['Child', '2025-06-15', 'TooYoung'],
    ['Child', '2015-06-10', 'TooOld'],
    ['Child', '2015-06-11', undefined],
    ['Child', '2015-06-20', undefined],
    ['Adult', '2015-06-11', 'TooYoung'],
    ['Adult', '1950-01-01', undefined],
  ] as const)('a %s born %s: %s', (type, birthdate, kind) =>
    expect(checkAge(type, date(birthdate), [out, back])?.kind).toBe(kind),
  );
});

test.each([
  [{ adults: 0, children: 1, lapInfants: 0, seatedInfants: 0 }, 'NoAdult'],
  [{ adults: 1, children: 0, lapInfants: 2, seatedInfants: 0 }, 'TooManyLapInfants'],
  [{ adults: 8, children: 1, lapInfants: 1, seatedInfants: 0 }, 'TooManyTravelers'],
  [{ adults: 1.5, children: 0, lapInfants: 0, seatedInfants: 0 }, 'InvalidPassengers'],
  [{ adults: 2, children: 3, lapInfants: 2, seatedInfants: 2 }, undefined],
] as const)('a party of %j: %s', (party, problem) => expect(checkParty(party)).toBe(problem));

test('an age travels as the type that takes it', () => {
  for (let age = 0; age < 100; age++) {
    for (const wantsSeat of [true, false]) {
      const type = typeOfAge(age, wantsSeat);
      expect(checkAge(type, date('1900-05-01'), [date(`${1900 + age}-05-02`)])).toBeUndefined();
    }
  }
});
