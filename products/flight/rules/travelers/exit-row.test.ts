import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { ASSISTANCE_CODES } from '@sojourn/domain/travelers/assistance.ts';
import { expect, it } from 'vitest';
import { type ExitRowTraveler, exitRowBar, unfitSeats } from './exit-row.ts';
import type { PassengerCounts } from './travelers.ts';

const day = (date: string) => date as CalendarDate;
const LEAVES = day('2027-04-14');
/** Two adults, the first with a baby on the lap, a child, and a baby in a seat. */
const PARTY: PassengerCounts = { adults: 2, children: 1, seatedInfants: 1, lapInfants: 1 };
const typed = (
  birthdate: string,
  specialAssistance: ExitRowTraveler['specialAssistance'] = [],
): ExitRowTraveler => ({
  birthdate: birthdate as ExitRowTraveler['birthdate'],
  specialAssistance,
});

it.each([
  ['holds a baby', 0, typed('1988-03-14'), 'infant'],
  ['is free to help', 1, typed('1988-03-14'), undefined],
  ['has typed nothing yet', 1, undefined, undefined],
  ['has no date of birth yet', 1, typed(''), undefined],
  ['is twelve', 1, typed('2015-04-14'), 'age'],
  ['turns fifteen the day after', 1, typed('2012-04-15'), 'age'],
  ['turns fifteen that day', 1, typed('2012-04-14'), undefined],
  ['is young and asks for a wheelchair', 1, typed('2014-01-01', ['WCHR']), 'age'],
  ['is young and holds a baby', 0, typed('2014-01-01'), 'age'],
  ['is a child', 2, typed('2018-01-01'), 'age'],
  ['is a child without a date of birth', 2, undefined, 'age'],
  ['is an infant in a seat', 3, undefined, 'age'],
  ['is an infant on a lap', 4, undefined, 'age'],
  ['holds a baby and asks for assistance', 0, typed('1988-03-14', ['DEAF']), 'infant'],
] as const)('one who %s', (_, index, traveler, bar) => {
  expect(exitRowBar(PARTY, index, traveler, LEAVES)).toBe(bar);
});

it.each(ASSISTANCE_CODES)('is not for who asks for %s', (code) => {
  expect(exitRowBar(PARTY, 1, typed('1988-03-14', [code]), LEAVES)).toBe('assistance');
});

it('names the chosen seats of exit rows that cannot be kept, and no others', () => {
  const choices = [
    { traveler: 0, seat: '11A' },
    { traveler: 1, seat: '11B' },
    { traveler: 2, seat: '12A' },
    { traveler: 1, seat: '14C' },
  ];
  const travelers = [typed('1988-03-14'), typed('2013-01-01'), typed('2018-01-01')];
  expect(unfitSeats(choices, [0, 1], PARTY, travelers, LEAVES)).toEqual([
    { choice: 0, traveler: 0, seat: '11A', bar: 'infant' },
    { choice: 1, traveler: 1, seat: '11B', bar: 'age' },
  ]);
  expect(unfitSeats(choices, [], PARTY, travelers, LEAVES)).toEqual([]);
});
