import { date } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { monthQuestion, pricedNights, totalsByDay, USUAL_NIGHTS } from './round-trip-fares.ts';

const day = (text: string) => date(text);
const ends = { origin: 'BOS', destination: 'LIS', today: day('2027-02-08'), last: day('2028-01-04') };
const dates = (month: string, value: object) => {
  const question = monthQuestion(month, { ...ends, value });
  return question && [question.kind, ...question.slices.map((slice) => slice.date)];
};

test('the calendar prices round trips of the chosen length, then returns of the chosen day', () => {
  const [start, end] = [day('2027-04-14'), day('2027-04-19')];
  expect([pricedNights({}), pricedNights({ start }), pricedNights({ start, end })]).toEqual([
    USUAL_NIGHTS,
    null,
    5,
  ]);
  expect(dates('2027-05', { start, end })).toEqual(['departures', '2027-05-01', '2027-05-06']);
  expect(dates('2027-05', { start })).toEqual(['returns', '2027-04-14', '2027-05-01']);
  expect(dates('2027-04', { start })).toEqual(['returns', '2027-04-14', '2027-04-14']);
  expect(dates('2027-02', {})).toEqual(['departures', '2027-02-08', '2027-02-15']);
});

test('months before the departure, and trips that end too far ahead, are not asked for', () => {
  expect(dates('2027-03', { start: day('2027-04-14') })).toBeUndefined();
  expect(dates('2027-01', {})).toBeUndefined();
  expect(dates('2028-01', {})).toBeUndefined();
});

test('the way back is its own slice', () => {
  const slices = monthQuestion('2027-05', { ...ends, value: {} })?.slices;
  expect(slices?.map(({ origin, destination }) => `${origin} ${destination}`)).toEqual([
    'BOS LIS',
    'LIS BOS',
  ]);
});

test('totals are by the day that is chosen next', () => {
  const cell = { departs: day('2027-04-14'), returns: day('2027-04-19'), totalMinor: 50_400 };
  expect(totalsByDay('departures', [cell])).toEqual([['2027-04-14', 50_400]]);
  expect(totalsByDay('returns', [cell, { ...cell, totalMinor: null }])).toEqual([['2027-04-19', 50_400]]);
});
