import { describe, expect, test } from 'vitest';
import type { Instant } from '../dates.ts';
import { alertMinor, DAY_SECONDS, newsOf, nextReading } from './watch-rules.ts';

test.each([
  [60_000, 57_000],
  [60_010, 57_009],
  [20_000, 19_000],
  [5_000, 4_000],
  [1_000, null],
  [900, null],
])('from %i an email is due at %s', (reference, alert) => {
  expect(alertMinor(reference)).toBe(alert);
});

test.each([
  ['a drop', 60_000, 57_000, 'drop'],
  ['a cent short of one', 60_000, 57_001, null],
  ['a rise', 60_000, 70_000, null],
  ['sold out', 60_000, null, null],
  ['for sale again', null, 60_000, 'available'],
  ['still not for sale', null, null, null],
])('%s', (_, reference, price, news) => {
  expect(newsOf(reference, price)).toBe(news);
});

describe('the next reading', () => {
  const after = '2027-02-08T15:00:00.000Z' as Instant;
  test.each([
    [15 * 3_600, '2027-02-09T15:00:00.000Z'],
    [3 * 3_600, '2027-02-09T03:00:00.000Z'],
    [3 * 3_600 - 1, '2027-02-10T02:59:59.000Z'],
    [0, '2027-02-10T00:00:00.000Z'],
  ])('at second %i of the day', (slot, at) => {
    expect(nextReading(after, slot)).toBe(at);
  });

  test('is 12 to 36 hours on, whatever the second, and then daily', () => {
    for (let slot = 0; slot < DAY_SECONDS; slot += 977) {
      const next = nextReading(after, slot);
      const hours = (Date.parse(next) - Date.parse(after)) / 3_600_000;
      expect(hours).toBeGreaterThanOrEqual(12);
      expect(hours).toBeLessThan(36);
      expect(Date.parse(nextReading(next, slot)) - Date.parse(next)).toBe(DAY_SECONDS * 1_000);
    }
  });
});
