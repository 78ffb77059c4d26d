/** What pages say of a request: its tag, its clock, and what happens next. */
import type { Approval, ApprovalLine, ApprovalPlan } from '@sojourn/contract/approvals.ts';
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import type { Tone } from '@sojourn/ui/content/tag.tsx';

export const TONES: Readonly<Record<ApprovalLine['state'], Tone>> = {
  sending: 'info',
  pending: 'warn',
  approved: 'info',
  booked: 'good',
  returned: 'warn',
  declined: 'bad',
  withdrawn: 'info',
  lapsed: 'info',
  inReview: 'warn',
  kept: 'good',
  canceling: 'bad',
  canceled: 'bad',
};

export const isWaiting = ({ state }: Pick<ApprovalLine, 'state'>): boolean =>
  state === 'pending' || state === 'inReview';

const MINUTE_MS = 60_000;
/** Whole minutes; 0 once it's over. */
export const minutesLeft = (decideBy: Instant, now: Instant): number =>
  Math.max(0, Math.ceil((Date.parse(decideBy) - Date.parse(now)) / MINUTE_MS));

const LAST_HOURS = 6;
export const isUrgent = (decideBy: Instant, now: Instant): boolean =>
  minutesLeft(decideBy, now) <= LAST_HOURS * 60;

/** Where on the track from sent to its end something is, in percent. */
export function placesOn(
  { sentAt, decideBy, freeUntil }: Pick<Approval, 'sentAt' | 'decideBy' | 'freeUntil'>,
  now: Instant,
): { readonly now: number; readonly due: number; readonly end: Instant } {
  // Far beyond the decision the end of free cancellation would leave no room for it
  const span = Date.parse(decideBy) - Date.parse(sentAt);
  const isNear = freeUntil !== null && Date.parse(freeUntil) - Date.parse(sentAt) <= 2 * span;
  const end = isNear && isBefore(decideBy, freeUntil) ? freeUntil : decideBy;
  const percent = (at: Instant) => {
    const part = (Date.parse(at) - Date.parse(sentAt)) / (Date.parse(end) - Date.parse(sentAt));
    return Math.min(100, Math.max(0, Math.round(part * 1_000) / 10));
  };
  return { now: percent(now), due: percent(decideBy), end };
}

/** If nobody decides: by what was asked for, the same on every page and in mail. */
export const undecidedOf = ({ kind, ifUndecided }: Pick<ApprovalPlan, 'kind' | 'ifUndecided'>) =>
  kind === 'mandate' ? 'mandate' : ifUndecided;

/** Where prices are on the meter, in percent; the limit is at 72. */
export function metersOf(requestedMinor: number, limitMinor: number, nowMinor: number) {
  const LIMIT_AT = 72;
  const low = requestedMinor - (limitMinor - requestedMinor || 1) * 1.2;
  const of = (minor: number) =>
    Math.min(98, Math.max(2, ((minor - low) / (limitMinor - low || 1)) * LIMIT_AT));
  return { requested: of(requestedMinor), limit: LIMIT_AT, now: of(nowMinor) };
}
