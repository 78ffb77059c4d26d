import { expect, test } from 'vitest';
import { type Instant, type LocalDateTime, plusSeconds } from '../dates.ts';
import { LOOK_UP_DAYS, nextLookUp, SPREAD_SECONDS } from './look-up-times.ts';
import { isReasonableRebooking } from './rebooking.ts';
import type { SchedulePart } from './schedule.ts';
import {
  availableActions,
  endOfUnanswered,
  respondBy,
  SCHEDULE_CHANGE,
  type ScheduleChangeState,
  scheduleStatus,
} from './schedule-change.ts';

const instant = (text: string) => text as Instant;

test('a booking’s status by the state of its newest change (B §4)', () => {
  const states = Object.keys(SCHEDULE_CHANGE) as ScheduleChangeState[];
  const rows = (of: { isCanceled: boolean; hasAccepted: boolean }) =>
    Object.fromEntries(states.map((state) => [state, scheduleStatus(state, of)]));
  const plain = {
    unmapped: 'UnMapped',
    pending: 'Pending',
    accepting: 'Pending',
    accepted: 'Confirmed',
    rebooked: 'Confirmed',
    declined: 'Declined',
    superseded: 'Confirmed',
    lapsed: 'Confirmed',
  };
  expect(rows({ isCanceled: false, hasAccepted: false })).toEqual(plain);
  expect(rows({ isCanceled: false, hasAccepted: true })).toEqual({
    ...plain,
    pending: 'ConfirmedPendingNewChange',
    accepting: 'ConfirmedPendingNewChange',
  });
  const canceled = { ...plain, pending: 'Cancelled', accepting: 'Cancelled', lapsed: 'Cancelled' };
  expect(rows({ isCanceled: true, hasAccepted: false })).toEqual(canceled);
  expect(scheduleStatus(null, { isCanceled: false, hasAccepted: false })).toBe('Confirmed');
});

test.each<[name: string, facts: Partial<Parameters<typeof availableActions>[0]>, actions: string[]]>([
  ['a change without a right', {}, ['Accept']],
  ['a change with a right', { regimes: ['EU-261'] }, ['Accept', 'Decline']],
  [
    'with something else to take',
    { regimes: ['EU-261'], offersRebooking: true },
    ['Accept', 'Decline', 'Rebook'],
  ],
  ['all canceled', { isAllCanceled: true, hasCanceledPart: true, regimes: ['BookingTerms'] }, ['Decline']],
  ['one way canceled', { hasCanceledPart: true, regimes: ['BookingTerms'] }, ['Decline', 'ContactSupport']],
  ['unreadable', { state: 'unmapped' }, ['ContactSupport']],
  ['answered', { state: 'accepted', regimes: ['EU-261'] }, []],
])('what can be chosen: %s', (_, facts, actions) => {
  const all = { state: 'pending', isAllCanceled: false, hasCanceledPart: false, regimes: [] } as const;
  expect(availableActions({ ...all, offersRebooking: false, ...facts })).toEqual(actions);
});

test('no answer is never an acceptance: a refund that is due, else nothing', () => {
  expect(endOfUnanswered(['US-14CFR260'])).toBe('refund');
  expect(endOfUnanswered([])).toBe('lapse');
});

test('there is a week to choose, less when travel is near', () => {
  const part = (starts: string) => ({ starts: instant(starts) }) as SchedulePart;
  const by = (found: string, was: string, is = was) => respondBy([part(was)], [part(is)], instant(found));
  expect(by('2027-03-01T00:00:00.000Z', '2027-04-14T00:00:00.000Z')).toBe('2027-03-08T00:00:00.000Z');
  expect(by('2027-04-10T00:00:00.000Z', '2027-04-14T00:00:00.000Z')).toBe('2027-04-13T00:00:00.000Z');
  const earlier = by('2027-04-10T00:00:00.000Z', '2027-04-14T00:00:00.000Z', '2027-04-12T00:00:00.000Z');
  expect(earlier).toBe('2027-04-11T00:00:00.000Z');
  expect(by('2027-04-13T12:00:00.000Z', '2027-04-14T00:00:00.000Z')).toBe('2027-04-14T00:00:00.000Z');
});

test.each<[name: string, original: string, other: string, isReasonable: boolean]>([
  ['the same time', '2027-04-14T18:00', '2027-04-14T18:00', true],
  ['an hour later', '2027-04-14T18:00', '2027-04-14T19:00', true],
  ['61 minutes later', '2027-04-14T18:00', '2027-04-14T19:01', false],
  ['an hour earlier', '2027-04-14T18:00', '2027-04-14T17:00', true],
  ['61 minutes earlier', '2027-04-14T18:00', '2027-04-14T16:59', false],
  ['after 8 PM, at 9 AM the next day', '2027-04-14T20:01', '2027-04-15T09:00', true],
  ['after 8 PM, at 9:01 AM the next day', '2027-04-14T20:01', '2027-04-15T09:01', false],
  ['at 8 PM sharp, the next morning', '2027-04-14T20:00', '2027-04-15T08:00', false],
  ['after 8 PM, two hours earlier', '2027-04-14T22:00', '2027-04-14T20:00', false],
])('a reasonable rebooking (B §5): %s', (_, original, other, isReasonable) => {
  const of = (text: string) => ({ starts: instant(`${text}:00.000Z`), startsLocal: text as LocalDateTime });
  expect(isReasonableRebooking(of(original), of(other))).toBe(isReasonable);
});

test('a booking is looked up 30, 7, 3 and 1 days before it begins, within the hours before each', () => {
  const startsAt = instant('2027-06-01T12:00:00.000Z');
  const times: Instant[] = [];
  for (let after: Instant | null = instant('2027-01-01T00:00:00.000Z'); after; ) {
    after = nextLookUp('bkg_1', startsAt, after);
    if (after) times.push(after);
  }
  expect(times).toHaveLength(LOOK_UP_DAYS.length);
  for (const [at, time] of times.entries()) {
    const latest = plusSeconds(startsAt, -(LOOK_UP_DAYS[at] ?? 0) * 86_400);
    const early = (Date.parse(latest) - Date.parse(time)) / 1_000;
    expect(early).toBeGreaterThanOrEqual(0);
    expect(early).toBeLessThan(SPREAD_SECONDS);
  }
});

test('look-ups of bookings of one day are spread over its hours', () => {
  const startsAt = instant('2027-06-01T12:00:00.000Z');
  const hours = new Map<string, number>();
  for (let i = 0; i < 1_200; i++) {
    const time = nextLookUp(`bkg_${i}`, startsAt, instant('2027-01-01T00:00:00.000Z')) ?? startsAt;
    hours.set(time.slice(0, 13), (hours.get(time.slice(0, 13)) ?? 0) + 1);
  }
  expect(hours.size).toBeGreaterThanOrEqual(12);
  expect(Math.max(...hours.values())).toBeLessThan(200);
});
