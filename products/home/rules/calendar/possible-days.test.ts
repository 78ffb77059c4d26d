import { expect, test } from 'vitest';
import { calendarWith, day, OPEN, randomCalendar, stayOf } from '../testing/calendars.ts';
import { plainlyBroken } from '../testing/plain-check.ts';
import { nearestStays } from './nearest-stays.ts';
import { nightsOf } from './night.ts';
import { possibleDepartures, possibleEnds, possibleStarts, STAY_NIGHTS_MAX } from './possible-days.ts';

const NOW = { day: day('2027-04-01'), hour: 9 };

test('a day that no stay fits after isn’t offered as a start, though its night is free', () => {
  const taken = { state: 'reserved' } as const;
  const threeNights = { minStayArrival: 3 };
  const calendar = calendarWith({
    '2027-05-03': taken,
    '2027-05-04': threeNights,
    '2027-05-05': threeNights,
    '2027-05-06': taken,
  });
  const span = { from: day('2027-05-03'), to: day('2027-05-08') };
  expect(possibleStarts(calendar, span, NOW)).toEqual([day('2027-05-07')]);
});

test('the day on which the next guest arrives is the last that a stay can end on', () => {
  const calendar = calendarWith({ '2027-05-06': { state: 'reserved' } });
  expect(possibleEnds(calendar, day('2027-05-04'), NOW)).toEqual([day('2027-05-05'), day('2027-05-06')]);
});

test('an end is offered only where the whole stay passes every rule', () => {
  const calendar = calendarWith({
    '2027-05-06': { minStayArrival: 2 },
    '2027-05-08': { minStayThrough: 5 },
  });
  const ends = possibleEnds(calendar, day('2027-05-06'), NOW);
  expect(ends.slice(0, 2)).toEqual([day('2027-05-08'), day('2027-05-11')]);
});

test('starts and ends are those that a plain evaluator finds, in random calendars', () => {
  const now = { day: 3, hour: 11 };
  for (let seed = 0; seed < 10; seed++) {
    const calendar = randomCalendar(seed);
    const endsFrom = (arrival: number): number[] =>
      Array.from({ length: STAY_NIGHTS_MAX }, (_, index) => arrival + 1 + index).filter(
        (departure) => plainlyBroken(calendar, { arrival, departure }, now).size === 0,
      );
    const days = Array.from({ length: 12 }, (_, index) => 6 + index);
    for (const arrival of days) expect(possibleEnds(calendar, arrival, now)).toEqual(endsFrom(arrival));
    const starts = days.filter((arrival) => endsFrom(arrival).length > 0);
    expect(possibleStarts(calendar, { from: 6, to: 18 }, now)).toEqual(starts);
    const departures = days.filter((departure) =>
      Array.from({ length: departure - now.day }, (_, index) => now.day + index).some(
        (arrival) => plainlyBroken(calendar, { arrival, departure }, now).size === 0,
      ),
    );
    expect(possibleDepartures(calendar, { from: 6, to: 18 }, now)).toEqual(departures);
  }
});

const perNight = (stay: Parameters<typeof nightsOf>[0]) => nightsOf(stay) * 100_00;
const nearest = (calendar: typeof OPEN, stay: Parameters<typeof nightsOf>[0]) =>
  nearestStays(calendar, stay, { now: NOW, priceOf: perNight });

test('the nearest stays move one end or both, fewest days first and then the cheapest', () => {
  const calendar = calendarWith({
    '2027-05-05': { closedToArrival: true },
    '2027-05-06': { minStayArrival: 2 },
    '2027-05-07': { closedToArrival: true },
    '2027-05-08': { minStayThrough: 5 },
  });
  expect(nearest(calendar, stayOf('2027-05-06', '2027-05-09'))).toEqual([
    { ...stayOf('2027-05-06', '2027-05-08'), moved: 1 },
    { ...stayOf('2027-05-04', '2027-05-09'), moved: 2 },
    { ...stayOf('2027-05-06', '2027-05-11'), moved: 2 },
  ]);
});

test('a closed Sunday leads to the day before and the day after', () => {
  const calendar = calendarWith({ '2027-05-09': { closedToDeparture: true } });
  expect(nearest(calendar, stayOf('2027-05-07', '2027-05-09')).slice(0, 2)).toEqual([
    { ...stayOf('2027-05-07', '2027-05-08'), moved: 1 },
    { ...stayOf('2027-05-07', '2027-05-10'), moved: 1 },
  ]);
});

test('two broken rules are repaired together, and never by a stay that breaks another', () => {
  const now = { day: 3, hour: 11 };
  let offered = 0;
  for (let seed = 0; seed < 500; seed++) {
    const calendar = randomCalendar(seed);
    const stay = { arrival: 20, departure: 21 + (seed % 6) };
    for (const near of nearestStays(calendar, stay, { now, priceOf: perNight })) {
      offered++;
      expect(plainlyBroken(calendar, near, now).size).toBe(0);
    }
  }
  expect(offered).toBeGreaterThan(500);
});

test('a home that’s never free has nothing near', () =>
  expect(nearest({ ...OPEN, windowDays: -1 }, stayOf('2027-05-07', '2027-05-09'))).toEqual([]));
