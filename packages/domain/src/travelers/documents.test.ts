import { describe, expect, test } from 'vitest';
import { date } from '../dates.ts';
import {
  ASSISTANCE_CODES,
  ASSISTANCE_GROUPS,
  type AssistanceCode,
  assistanceConflicts,
} from './assistance.ts';
import {
  bornProblem,
  isKnownTravelerNumber,
  isPassportNumber,
  isRedressNumber,
  passportValidity,
} from './documents.ts';
import { isMemberNumber, tidyPrograms } from './loyalty-number.ts';
import { birthdateProblem, typeToday } from './traveler-type.ts';

test.each([
  ['X40718253', true],
  ['x 4071 8253', true],
  ['C01X00T47', true],
  ['123456', true],
  ['12345', false],
  ['X407182530', false],
  ['ABCDEFGH', false],
  ['X4071825*', false],
  ['', false],
] as const)('passport number %j: %s', (number, fits) => expect(isPassportNumber(number)).toBe(fits));

test.each([
  ['98 1140 277', true],
  ['TT1139Q48', true],
  ['12345678', true],
  ['1234567890', true],
  ['1234567', false],
  ['12345678901', false],
  ['ABCDEFGHI', false],
] as const)('known traveler number %j: %s', (number, fits) =>
  expect(isKnownTravelerNumber(number)).toBe(fits),
);

test.each([
  ['2208415', true],
  ['220841', false],
  ['1234567890123', true],
  ['12345678901234', false],
] as const)('redress number %j: %s', (number, fits) => expect(isRedressNumber(number)).toBe(fits));

test.each([
  ['448 210 937', true],
  ['AB-12', true],
  ['123', false],
  ['12/34', false],
] as const)('member number %j: %s', (number, fits) => expect(isMemberNumber(number)).toBe(fits));

test('an emptied program goes away (A §5)', () => {
  expect(tidyPrograms({ TP: ' ', DL: '9083 4417 22', AA: '', BA: 'ab-12.3' })).toEqual({
    DL: '9083441722',
    BA: 'AB123',
  });
});

test.each([
  ['2027-04-18', 'expired'],
  ['2027-04-19', 'endsSoon'],
  ['2027-10-18', 'endsSoon'],
  ['2027-10-19', 'valid'],
] as const)('a passport until %s for a trip until 19 April 2027: %s', (expires, validity) =>
  expect(passportValidity(date(expires), date('2027-04-19'), 6)).toBe(validity),
);

test.each([
  ['2027-02-09', 'inFuture'],
  ['2027-02-08', undefined],
  ['1906-02-08', undefined],
  ['1906-02-07', 'tooLongAgo'],
] as const)('born %s: %s', (birthdate, problem) =>
  expect(bornProblem(date(birthdate), date('2027-02-08'))).toBe(problem),
);

describe('the type by age', () => {
  const now = '2027-02-08T15:00:00.000Z' as never;
  test.each([
    ['Adult', '2015-02-10', 'notThisType'],
    ['Adult', '2015-02-09', undefined],
    ['Child', '2015-02-10', undefined],
    ['Child', '2025-02-10', 'notThisType'],
    ['LapInfant', '2025-02-10', undefined],
    ['SeatedInfant', '2025-02-09', 'notThisType'],
    ['Adult', '2027-02-10', 'inFuture'],
    ['Adult', '1900-01-01', 'tooLongAgo'],
    ['Adult', '', 'missing'],
  ] as const)('%s born %s: %s', (type, birthdate, problem) =>
    expect(birthdateProblem(type, birthdate && date(birthdate), now)).toBe(problem),
  );
  test.each([
    ['Child', '2015-02-09', 'Adult'],
    ['LapInfant', '2025-02-10', 'LapInfant'],
    ['SeatedInfant', '2025-02-10', 'SeatedInfant'],
    ['SeatedInfant', '2025-02-09', 'Child'],
    ['Child', '', 'Child'],
  ] as const)('%s born %s is %s today', (type, birthdate, today) =>
    expect(typeToday(type, birthdate && date(birthdate), now)).toBe(today),
  );
});

describe('special assistance', () => {
  test('every code is in one group', () => {
    const grouped = Object.values(ASSISTANCE_GROUPS).flat();
    expect(grouped.toSorted()).toEqual([...ASSISTANCE_CODES].toSorted());
  });
  test.each<[AssistanceCode[], boolean]>([
    [[], false],
    [['WCHR', 'WCBD', 'BLND', 'DEAF', 'WCOB'], false],
    [['WCHR', 'WCHS'], true],
    [['STCR', 'WCHC'], true],
    [['WCBD', 'WCLB'], true],
    [['BLND', 'BLND'], true],
  ])('%j together conflict: %s', (codes, conflicts) => expect(assistanceConflicts(codes)).toBe(conflicts));
});
