import { expect, test } from 'vitest';
import { type Instant, localAt, plusSeconds } from '../dates.ts';
import {
  feeBackMinor,
  freezeExamples,
  freezeOptions,
  freezeReminders,
  freezeValue,
  PRICE_FREEZE,
  voucherState,
} from './freeze.ts';

const at = (text: string) => text as Instant;
/** Over the night in which clocks go forward in New York. */
const BOUGHT = at('2027-03-12T17:00:00.000Z');
const trip = {
  termsId: 'freeze-flight-2026-11',
  frozenMinor: 112_400,
  covered: 2,
  startsAt: at('2027-05-10T12:00:00.000Z'),
};
const freeze = { ...trip, days: 14, feeMinor: 6_800, boughtAt: BOUGHT };
const END = plusSeconds(BOUGHT, 14 * 86_400);
const left = (nowMinor: number, when = BOUGHT) => {
  const decided = freezeValue(freeze, nowMinor, when);
  return 'value' in decided ? decided.value.payMinor : decided.refused.id;
};

test('the shorter a freeze the less it costs, and none ends after the trip has begun', () => {
  const fees = freezeOptions(trip, BOUGHT).map(({ days, feeMinor }) => [days, feeMinor]);
  expect(fees).toEqual([
    [3, 2_800],
    [7, 4_400],
    [14, 6_800],
  ]);
  const soon = { ...trip, startsAt: plusSeconds(BOUGHT, 7 * 86_400) };
  expect(freezeOptions(soon, BOUGHT).map(({ days }) => days)).toEqual([3]);
  expect(freezeOptions({ ...trip, startsAt: BOUGHT }, BOUGHT)).toEqual([]);
});

test('is announced only at times that come after it was bought', () => {
  const remindersOf = (days: number) =>
    freezeReminders({ endsAt: plusSeconds(BOUGHT, days * 86_400) }, BOUGHT);
  expect([1, 3, 7].map(remindersOf)).toEqual([[3], [24, 3], [72, 24, 3]]);
  expect(freezeReminders({ endsAt: plusSeconds(BOUGHT, 5 * 3600) }, BOUGHT)).toEqual([3]);
});

test('of flights, the nearer the departure the more it costs, and the shorter it may be', () => {
  const flights = { ...trip, termsId: 'freeze-flight-2026-11-28' };
  const feesAt = (daysAhead: number) =>
    freezeOptions({ ...flights, startsAt: plusSeconds(BOUGHT, daysAhead * 86_400) }, BOUGHT).map(
      ({ days, feeMinor }) => [days, feeMinor],
    );
  expect(feesAt(46)).toEqual([
    [3, 2_800],
    [7, 4_400],
    [14, 6_800],
  ]);
  expect(feesAt(45)).toEqual([
    [3, 4_000],
    [7, 7_600],
  ]);
  expect([feesAt(30), feesAt(21), feesAt(14), feesAt(3)]).toEqual([
    [[3, 6_800]],
    [[3, 12_200]],
    [[3, 16_200]],
    [],
  ]);
});

test.each([
  ['it stays', 112_400, 105_600],
  ['it rises', 128_000, 105_600],
  ['it falls', 102_800, 96_000],
  ['it rises by what is covered', 212_400, 105_600],
  ['it jumps beyond', 220_000, 113_200],
  ['it falls below the fee', 5_000, 0],
])('%s: what is left to pay', (_name, now, pay) => expect(left(now)).toBe(pay));

test('its days have 24 hours, also when clocks change, and it is over at its end to the second', () => {
  expect(localAt(END, 'America/New_York')).toContain('2027-03-26T13:00');
  expect(left(112_400, plusSeconds(END, -1))).toBe(105_600);
  expect(left(112_400, END)).toBe('window');
  expect(feeBackMinor(freeze, plusSeconds(END, -1))).toEqual({ feeMinor: 6_800 });
  expect(feeBackMinor(freeze, END)).toMatchObject({ refused: { id: 'window' } });
  expect(voucherState({ state: 'valid', endsAt: END }, plusSeconds(END, -1))).toBe('Valid');
  expect(voucherState({ state: 'valid', endsAt: END }, END)).toBe('Expired');
  // A booking that began in time is finished
  expect(voucherState({ state: 'held', endsAt: END }, END)).toBe('Valid');
});

test('examples sum up, and are what booking at their price comes to', () => {
  for (const each of freezeExamples(freeze)) {
    expect(each.payMinor + each.coverMinor + each.depositMinor).toBe(each.nowMinor);
    expect(left(each.nowMinor)).toBe(each.payMinor);
  }
  expect(freezeExamples(freeze).map(({ isCapped }) => isCapped)).toEqual([false, false, true]);
});

test('what was used, refunded or has ended never comes to life again', () => {
  const ends = Object.entries(PRICE_FREEZE).flatMap(([state, moves]) => (moves.length === 0 ? [state] : []));
  expect(ends).toEqual(['exercised', 'expired', 'refunded', 'exchanged', 'failed']);
});
