import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { isSeededChange } from './changes.ts';

const startsAt = '2027-06-01T12:00:00.000Z' as Instant;
const confirmedAt = plusSeconds(startsAt, -60 * 86_400);
const daysBefore = (days: number) => plusSeconds(startsAt, -days * 86_400);
const references = Array.from({ length: 20_000 }, (_, at) => `bkg_${at}`);
const changedAt = (now: Instant, confirmed = confirmedAt) =>
  references.filter((reference) => isSeededChange(reference, { confirmedAt: confirmed, startsAt, now }));

test('a few of a thousand orders are changed, more the nearer they are, the same each time', () => {
  const counts = [40, 14, 1].map((days) => changedAt(daysBefore(days)).length);
  expect(counts[0]).toBe(0);
  expect(counts[1]).toBeGreaterThan(10);
  expect(counts[2]).toBeGreaterThan(counts[1] ?? 0);
  expect(counts[2]).toBeLessThan(160);
  expect(changedAt(daysBefore(1))).toEqual(changedAt(daysBefore(1)));
});

test('what was announced before an order was confirmed is no change of it', () => {
  expect(changedAt(daysBefore(0), daysBefore(1))).toEqual([]);
});
