/**
 * How long mail about a trip is held, so that what happens to its parts at one time is one mail. Pure: in
 * seconds, by the states of the trip's other requests.
 */
import { type ApprovalState, isUndecided } from '@sojourn/domain/approvals/approval-state.ts';
import { type Instant, isBefore, plusSeconds } from '@sojourn/domain/dates.ts';

export type Other = { readonly state: ApprovalState; readonly decideBy: Instant };

const HOUR = 3_600;
/** A traveler sends the parts of a trip one after the other. */
const WHILE_SENDING_SECONDS = 180;
/** Less time than this to decide is not to be lost. */
const URGENT_SECONDS = 3 * HOUR;
/** What's approved is booked in between. */
const WHILE_BOOKING_SECONDS = 60;
/** Of one transaction, or one round of a job. */
const TOGETHER_SECONDS = 10;
/** Parts that are due this close to each other end in one mail. */
export const CLOSE_SECONDS = HOUR;

/** Of what has just been sent, or waits for the next to decide. */
export function holdWaiting(
  isJustSent: boolean,
  decideBy: Instant,
  others: readonly Other[],
  now: Instant,
): number {
  const isUrgent = isBefore(decideBy, plusSeconds(now, URGENT_SECONDS));
  if (isJustSent && !isUrgent) return WHILE_SENDING_SECONDS;
  return others.length > 0 ? TOGETHER_SECONDS : 0;
}

/** Of what became of a part. `isByTimeout`: nobody decided about it. */
export function holdNews(isByTimeout: boolean, others: readonly Other[], now: Instant): number {
  if (others.length === 0) return 0;
  const soon = isByTimeout
    ? others.filter(({ state, decideBy }) => isUndecided(state) && isClose(decideBy, now))
    : [];
  const latest = Math.max(0, ...soon.map(({ decideBy }) => secondsFrom(now, decideBy)));
  const isBooking = others.some(({ state }) => state === 'approved');
  return Math.max(latest > 0 || isBooking ? latest + WHILE_BOOKING_SECONDS : 0, TOGETHER_SECONDS);
}

const secondsFrom = (from: Instant, to: Instant): number => (Date.parse(to) - Date.parse(from)) / 1_000;
const isClose = (decideBy: Instant, now: Instant): boolean =>
  !isBefore(plusSeconds(now, CLOSE_SECONDS), decideBy);
