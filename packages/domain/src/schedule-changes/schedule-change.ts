/** A supplier's change from when it's found until it's answered, and what a booking shows of it (B §4). */
import type { Machine } from '../booking/state.ts';
import { type Instant, isBefore, plusSeconds } from '../dates.ts';
import type { RefundRegime } from './refund-right.ts';
import { type Schedule, slicesOf } from './schedule.ts';

/**
 * `unmapped`: a person reads the supplier's record; `accepting`: the supplier has been sent the answer;
 * `lapsed`: nobody answered in time and no refund was due.
 */
export type ScheduleChangeState =
  | 'unmapped'
  | 'pending'
  | 'accepting'
  | 'accepted'
  | 'rebooked'
  | 'declined'
  | 'superseded'
  | 'lapsed';
export const SCHEDULE_CHANGE: Machine<ScheduleChangeState> = {
  unmapped: ['pending', 'superseded', 'lapsed'],
  pending: ['accepting', 'accepted', 'declined', 'superseded', 'lapsed'],
  accepting: ['accepted', 'rebooked', 'pending', 'superseded'],
  accepted: ['superseded'],
  rebooked: ['superseded'],
  declined: ['pending', 'superseded'],
  superseded: [],
  lapsed: ['superseded'],
};

/** B §4 schedule change status. */
export const SCHEDULE_CHANGE_STATUSES = [
  'Confirmed',
  'UnMapped',
  'Pending',
  'Declined',
  'ConfirmedPendingNewChange',
  'Cancelled',
] as const;
export type ScheduleChangeStatus = (typeof SCHEDULE_CHANGE_STATUSES)[number];

/** `hasAccepted`: an earlier change of the same booking was agreed to. */
export function scheduleStatus(
  state: ScheduleChangeState | null,
  { isCanceled, hasAccepted }: { readonly isCanceled: boolean; readonly hasAccepted: boolean },
): ScheduleChangeStatus {
  switch (state) {
    case 'unmapped':
      return 'UnMapped';
    case 'pending':
    case 'accepting':
      if (isCanceled) return 'Cancelled';
      return hasAccepted ? 'ConfirmedPendingNewChange' : 'Pending';
    case 'declined':
      return 'Declined';
    case 'lapsed':
      return isCanceled ? 'Cancelled' : 'Confirmed';
    default:
      return 'Confirmed';
  }
}

/** Ways of the trip that aren't flown any more, as long as nothing has been agreed to instead. */
export function canceledSlices({
  state,
  agreed,
  after,
}: {
  readonly state: ScheduleChangeState;
  readonly agreed: Schedule;
  /** Null when it can't be read. */
  readonly after: Schedule | null;
}): number[] {
  if (after === null || state === 'accepted' || state === 'rebooked' || state === 'superseded') return [];
  const left = slicesOf(after);
  return slicesOf(agreed).filter((slice) => !left.includes(slice));
}

export const SCHEDULE_ACTIONS = ['Accept', 'Decline', 'Rebook', 'ContactSupport'] as const;
export type ScheduleAction = (typeof SCHEDULE_ACTIONS)[number];

/** What the traveler can choose. Declining is free by a right; without one, canceling goes by the terms. */
export function availableActions(facts: {
  readonly state: ScheduleChangeState;
  readonly isAllCanceled: boolean;
  readonly hasCanceledPart: boolean;
  readonly regimes: readonly RefundRegime[];
  /** Whether there's something else to take. */
  readonly offersRebooking: boolean;
}): ScheduleAction[] {
  const { state, isAllCanceled, hasCanceledPart, regimes, offersRebooking } = facts;
  if (state === 'unmapped') return ['ContactSupport'];
  if (state !== 'pending') return [];
  return SCHEDULE_ACTIONS.filter((action) => {
    if (action === 'Accept') return !isAllCanceled && !hasCanceledPart;
    if (action === 'Decline') return regimes.length > 0;
    if (action === 'Rebook') return offersRebooking;
    return hasCanceledPart && !isAllCanceled;
  });
}

const DAY = 86_400;

/**
 * A week to choose, but at the latest a day before travel begins by either schedule; closer to it, until it
 * begins.
 */
export function respondBy(agreed: Schedule, now: Schedule, foundAt: Instant): Instant {
  const starts = [...agreed, ...now].map(({ starts: at }) => at);
  const first = starts.reduce((least, each) => (isBefore(each, least) ? each : least), starts[0] ?? foundAt);
  const dayBefore = plusSeconds(first, -DAY);
  const week = plusSeconds(foundAt, 7 * DAY);
  if (!isBefore(foundAt, dayBefore)) return isBefore(foundAt, first) ? first : foundAt;
  return isBefore(week, dayBefore) ? week : dayBefore;
}

/** What becomes of a change that nobody answered: never an acceptance. */
export const endOfUnanswered = (regimes: readonly RefundRegime[]): 'refund' | 'lapse' =>
  regimes.length > 0 ? 'refund' : 'lapse';
