import type { CalendarDate, LocalDateTime } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { expect, test } from 'vitest';
import { landing, nightsMove, rowChange } from './builder-view.ts';

const TOTAL = money(236_632);
const stay = (checkIn: string, checkOut: string) => ({
  checkIn: checkIn as CalendarDate,
  checkOut: checkOut as CalendarDate,
});

test.each([
  ['more', 253_832, { kind: 'more', by: money(17_200) }],
  ['less', 223_632, { kind: 'less', by: money(-13_000) }],
  ['the same', 236_632, { kind: 'same' }],
])('a row that costs %s says what changes of the total', (_, minor, change) => {
  expect(rowChange(money(minor), TOTAL, false)).toEqual(change);
});

test('the chosen row says only that', () => {
  expect(rowChange(TOTAL, TOTAL, true)).toEqual({ kind: 'chosen' });
});

test('a flight that lands on another day says which nights come with it', () => {
  const chosen = stay('2027-04-15', '2027-04-19');
  expect(nightsMove(stay('2027-04-16', '2027-04-19'), chosen)).toEqual(stay('2027-04-16', '2027-04-19'));
  expect(nightsMove(stay('2027-04-15', '2027-04-20'), chosen)).not.toBeNull();
  expect(nightsMove(chosen, chosen)).toBeNull();
});

test.each([
  ['2027-04-15T05:40:00', true],
  ['2027-04-15T14:59:00', true],
  ['2027-04-15T15:00:00', false],
  ['2027-04-15T23:30:00', false],
])('landing at %s, the room is not ready: %s', (at, isEarly) => {
  expect(landing(at as LocalDateTime, stay('2027-04-15', '2027-04-19'), '15:00')).toEqual({
    day: '2027-04-15',
    nights: 4,
    isEarly,
  });
});
