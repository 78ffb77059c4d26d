/** Whether a request is booked at once and reviewed, or waits; and until when it is decided. */
import type { CancelTerms } from '../booking/cancellation/cancel-terms.ts';
import { type Instant, isBefore, plusSeconds } from '../dates.ts';

const HOUR = 3_600;
/** Left between the decision and the end of free cancellation, for canceling. */
const MARGIN_HOURS = 2;
/** A shorter review isn't one. */
const SHORTEST_HOURS = 1;

export const APPROVAL_KINDS = ['review', 'mandate'] as const;
export type ApprovalKind = (typeof APPROVAL_KINDS)[number];

type Plan = {
  /** `review`: booked at once, free to cancel until after the decision. `mandate`: booked on approval. */
  readonly kind: ApprovalKind;
  readonly decideBy: Instant;
  /** Until when canceling costs nothing; null where it always does. */
  readonly freeUntil: Instant | null;
};
type Requested = {
  readonly terms: CancelTerms;
  readonly startsAt: Instant;
  /** For which the tier lets an approver take time. */
  readonly hours: number;
};

const earliest = (instants: readonly [Instant, ...Instant[]]): Instant =>
  instants.reduce((first, each) => (isBefore(each, first) ? each : first));

/** The end of free cancellation by the terms of the offer; null once it costs something. */
function freeUntilOf({ steps }: CancelTerms, now: Instant): Instant | null {
  const free = steps.filter(({ penaltyMinor, until }) => penaltyMinor === 0 && isBefore(now, until));
  return free.at(-1)?.until ?? null;
}

export function planReview({ terms, startsAt, hours }: Requested, now: Instant): Plan {
  const freeUntil = freeUntilOf(terms, now);
  const latest = earliest([plusSeconds(now, hours * HOUR), startsAt]);
  const mandate = { kind: 'mandate', decideBy: latest, freeUntil } as const;
  if (freeUntil === null) return mandate;
  const decideBy = earliest([plusSeconds(freeUntil, -MARGIN_HOURS * HOUR), latest]);
  if (isBefore(decideBy, plusSeconds(now, SHORTEST_HOURS * HOUR))) return mandate;
  return { kind: 'review', decideBy, freeUntil };
}

/** Hours before the decision is due at which approvers are reminded. */
export const NOTICE_HOURS = [12, 4, 1] as const;

/**
 * The notice that is due now, in hours; null for none. One whose time was past when it was sent never is, and
 * of several that are due only the last leaves.
 */
export function dueNotice(
  request: { readonly sentAt: Instant; readonly decideBy: Instant; readonly noticedHours: number | null },
  now: Instant,
): number | null {
  const { sentAt, decideBy, noticedHours } = request;
  if (!isBefore(now, decideBy)) return null;
  const due = NOTICE_HOURS.filter((hours) => {
    const at = plusSeconds(decideBy, -hours * HOUR);
    return isBefore(sentAt, at) && !isBefore(now, at) && (noticedHours === null || hours < noticedHours);
  });
  return due.at(-1) ?? null;
}
