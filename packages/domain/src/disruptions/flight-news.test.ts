import { expect, test } from 'vitest';
import { type Instant, plusSeconds } from '../dates.ts';
import { isDisrupted } from './flight-news.ts';

const LANDS = '2027-04-14T18:00:00Z' as Instant;
const flight = (lateMinutes: number, isCanceled = false) => ({
  departs: plusSeconds(LANDS, lateMinutes * 60 - 7_200),
  arrives: plusSeconds(LANDS, lateMinutes * 60),
  isCanceled,
  cause: null,
  updatedAt: LANDS,
});

test.each([
  ['on time', [flight(0)], true, false],
  ['a little late', [flight(59)], true, false],
  ['late by an hour', [flight(60)], true, true],
  ['its first flight is late, its last not', [flight(90), flight(0)], true, false],
  ['its connection is missed', [flight(20), flight(0)], false, true],
  ['one of its flights is canceled', [flight(0, true), flight(0)], true, true],
])('%s', (_, flights, connects, expected) => {
  expect(isDisrupted({ flights, connects }, LANDS)).toBe(expected);
});
