import type { ApprovalState } from '@sojourn/domain/approvals/approval-state.ts';
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { holdNews, holdWaiting, type Other } from './hold-mail.ts';

const NOW = '2027-04-12T12:00:00.000Z' as Instant;
const inMinutes = (minutes: number): Instant => plusSeconds(NOW, minutes * 60);
const other = (state: ApprovalState, minutes = 600): Other => ({ state, decideBy: inMinutes(minutes) });

test.each<[string, readonly Other[], boolean, number]>([
  ['alone', [], false, 0],
  ['alone, by time', [], true, 0],
  ['beside one that’s decided', [other('kept')], false, 10],
  ['beside one that’s being booked', [other('approved')], false, 60],
  ['by time, beside one that’s due in half an hour', [other('pending', 30)], true, 30 * 60 + 60],
  ['by time, beside one that’s due in two hours', [other('pending', 120)], true, 10],
  ['decided, beside one that’s due in half an hour', [other('inReview', 30)], false, 10],
])('what became of a part %s waits', (_, others, isByTimeout, seconds) => {
  expect(holdNews(isByTimeout, others, NOW)).toBe(seconds);
});

test.each<[string, boolean, number, readonly Other[], number]>([
  ['just sent', true, 1_440, [], 180],
  ['just sent and urgent', true, 120, [], 0],
  ['just sent, urgent and not alone', true, 120, [other('pending')], 10],
  ['next to decide', false, 1_440, [], 0],
  ['next to decide of several', false, 1_440, [other('pending')], 10],
])('what’s %s waits', (_, isJustSent, minutes, others, seconds) => {
  expect(holdWaiting(isJustSent, inMinutes(minutes), others, NOW)).toBe(seconds);
});
