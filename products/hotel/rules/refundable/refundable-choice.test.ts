import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { Instant, LocalDateTime } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { isDominated, ownRefundable, type RateChoice } from './refundable-choice.ts';

const until = (day: string, penaltyMinor = 0): CancelTerms => ({
  type: penaltyMinor === 0 ? 'FullyRefundable' : 'PartiallyRefundable',
  zone: 'Europe/Lisbon',
  steps: [
    { until: `${day}T15:00:00.000Z` as Instant, localUntil: `${day}T15:00` as LocalDateTime, penaltyMinor },
  ],
});
const NEVER: CancelTerms = { type: 'NonRefundable', zone: 'Europe/Lisbon', steps: [] };
const rate = (totalMinor: number, cancellation: CancelTerms, breakfast = false): RateChoice => ({
  totalMinor,
  cancellation,
  breakfast,
});
/** Everything but the premium back until check-in. */
const refundable = (totalMinor: number, premiumMinor: number, breakfast = false) => ({
  ...rate(totalMinor, until('2027-04-15'), breakfast),
  premiumMinor,
});
const ADVANCE = rate(90_000, NEVER);

test.each<[string, ReturnType<typeof refundable>, RateChoice[], boolean]>([
  [
    'dearer than a rate that is free until check-in',
    refundable(90_000, 12_000),
    [rate(100_000, until('2027-04-15'))],
    true,
  ],
  ['less than it', refundable(90_000, 7_000), [rate(100_000, until('2027-04-15'))], false],
  [
    'dearer, and free to cancel for longer',
    refundable(90_000, 12_000),
    [rate(100_000, until('2027-04-13'))],
    false,
  ],
  [
    'dearer, with breakfast that the other has not',
    refundable(90_000, 12_000, true),
    [rate(100_000, until('2027-04-15'))],
    false,
  ],
  ['beside its own rate that nobody pays back', refundable(90_000, 7_000), [ADVANCE], false],
  [
    'of a rate that gives as much back by itself',
    refundable(90_000, 7_000),
    [rate(90_000, until('2027-04-15'))],
    true,
  ],
])('a refundable room %s', (_, offered, own, expected) => {
  expect(isDominated(offered, [ADVANCE, ...own])).toBe(expected);
});

test('it is compared with the least expensive rate that is free to cancel and includes as much', () => {
  const now = '2027-04-01T00:00:00.000Z' as Instant;
  const [plain, breakfast] = [rate(100_000, until('2027-04-13')), rate(110_000, until('2027-04-13'), true)];
  const own = [ADVANCE, breakfast, plain, rate(95_000, until('2027-03-20'))];
  expect(ownRefundable(refundable(90_000, 7_000), own, now)).toBe(plain);
  expect(ownRefundable(refundable(90_000, 7_000, true), own, now)).toBe(breakfast);
  expect(ownRefundable(refundable(90_000, 7_000), [ADVANCE], now)).toBeUndefined();
});
