import type { Instant } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { expect, test } from 'vitest';
import { planStages } from './plans-view.ts';

const at = (text: string) => text as Instant;
const SLOT = { startsAt: at('2027-04-17T17:30:00.000Z'), endsAt: at('2027-04-17T19:30:00.000Z') };
const NOW = at('2027-04-10T17:30:00.000Z');
const read = (policy: Parameters<typeof planStages>[0], now = NOW) =>
  planStages(policy, SLOT, money(9_600), now).map(({ kind, refund, until }) => [
    kind,
    refund.amountMinor,
    until,
  ]);
const DAY = 1_440;

test('the usual day before, then nothing', () => {
  expect(read({ from: 'start', tiers: [{ minutesBefore: DAY, refundBps: 10_000 }] })).toEqual([
    ['all', 9_600, '2027-04-16T17:30:00.000Z'],
    ['none', 0, null],
  ]);
});
test('an operator’s own tiers, of which the first is over', () => {
  const policy = {
    from: 'start' as const,
    tiers: [
      { minutesBefore: 2 * DAY, refundBps: 5_000 },
      { minutesBefore: 7 * DAY, refundBps: 10_000 },
    ],
  };
  expect(read(policy)).toEqual([
    ['part', 4_800, '2027-04-15T17:30:00.000Z'],
    ['none', 0, null],
  ]);
});
test('opening hours count from closing, a final sale has nothing', () => {
  expect(read({ from: 'closing', tiers: [{ minutesBefore: DAY, refundBps: 10_000 }] })[0]?.[2]).toBe(
    '2027-04-16T19:30:00.000Z',
  );
  expect(read({ from: 'start', tiers: [] })).toEqual([['none', 0, null]]);
  expect(read({ from: 'start', tiers: [{ minutesBefore: 0, refundBps: 10_000 }] })).toEqual([
    ['all', 9_600, '2027-04-17T17:30:00.000Z'],
  ]);
});
test('every stage has room in the bar', () => {
  const shares = planStages(
    { from: 'start', tiers: [{ minutesBefore: 60, refundBps: 10_000 }] },
    SLOT,
    money(9_600),
    NOW,
  ).map(({ share }) => share);
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.14);
});
