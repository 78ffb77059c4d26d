import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { checkPackageForm } from './check-package-form.ts';

const TODAY = '2027-02-08' as CalendarDate;
const day = (text: string) => text as CalendarDate;
const FINE = {
  origin: 'BOS',
  destination: 'LIS',
  range: { start: day('2027-04-14'), end: day('2027-04-19') },
  rooms: [{ adults: 2, childAges: [] }],
};

test('a whole search is fine', () => {
  expect(checkPackageForm(FINE, TODAY).isFine).toBe(true);
});

test.each([
  ['no airport to leave from', { origin: undefined }, { origin: 'missing' }],
  ['no destination', { destination: undefined }, { destination: 'missing' }],
  ['a flight to where it leaves', { destination: 'BOS' }, { destination: 'same' }],
  ['no flight home', { range: { start: day('2027-04-14') } }, { dates: 'missing' }],
  [
    'home on the same day',
    { range: { start: day('2027-04-14'), end: day('2027-04-14') } },
    { dates: 'missing' },
  ],
  ['a day that is over', { range: { start: day('2027-02-07'), end: day('2027-02-12') } }, { dates: 'past' }],
  ['31 nights', { range: { start: day('2027-04-14'), end: day('2027-05-15') } }, { dates: 'tooLong' }],
  [
    'no flights so far ahead',
    { range: { start: day('2028-01-01'), end: day('2028-01-05') } },
    { dates: 'tooFarAhead' },
  ],
  ['a child without an age', { rooms: [{ adults: 2, childAges: [undefined] }] }, { party: 'ageMissing' }],
  ['ten people', { rooms: [5, 5].map((adults) => ({ adults, childAges: [] })) }, { party: 'tooMany' }],
  ['two babies on one lap', { rooms: [{ adults: 1, childAges: [0, 1] }] }, { party: 'tooManyInfants' }],
])('refuses %s', (_, change, problem) => {
  const { problems, isFine } = checkPackageForm({ ...FINE, ...change }, TODAY);
  expect(problems).toMatchObject(problem);
  expect(isFine).toBe(false);
});
