import { expect, test } from 'vitest';
import { type Instant, type LocalDateTime, plusSeconds } from '../../dates.ts';
import type { CancelTerms } from './cancel-terms.ts';
import { cancelSendsAt, UNDO_SECONDS } from './cancel-undo.ts';

const NOW = '2027-04-10T12:00:00.000Z' as Instant;
const after = (seconds: number): Instant => plusSeconds(NOW, seconds);
const HOUR = 3600;
const terms = (freeSeconds: number): CancelTerms => ({
  type: 'FullyRefundable',
  zone: 'UTC',
  steps: [
    { until: after(freeSeconds), localUntil: '' as LocalDateTime, penaltyMinor: 0 },
    { until: after(24 * HOUR), localUntil: '' as LocalDateTime, penaltyMinor: 5_000 },
  ],
});
const WAITS = after(UNDO_SECONDS);

test.each<[string, number, number, number, Instant | null]>([
  ['free for long', 5 * HOUR, 0, 48 * HOUR, WAITS],
  ['free until just after the wait', 15 * 60 + 1, 0, 48 * HOUR, WAITS],
  ['free until the supplier might not have it in time', 15 * 60, 0, 48 * HOUR, null],
  ['free until the middle of the wait', 5 * 60, 0, 48 * HOUR, null],
  ['for a fee that waiting does not raise', -HOUR, 5_000, 48 * HOUR, WAITS],
  ['quoted lower than the terms, by the supplier', -HOUR, 1_000, 48 * HOUR, null],
  ['of no value any more', -HOUR, 90_000, 48 * HOUR, WAITS],
  ['that begins while it waits', 5 * HOUR, 0, 12 * 60, null],
  ['that begins soon after', 5 * HOUR, 0, 15 * 60 + 1, WAITS],
])('a booking %s', (_, freeSeconds, penaltyMinor, startSeconds, sendAt) => {
  const booking = {
    terms: terms(freeSeconds),
    paidMinor: 90_000,
    penaltyMinor,
    startsAt: after(startSeconds),
  };
  expect(cancelSendsAt(booking, NOW)).toBe(sendAt);
});
