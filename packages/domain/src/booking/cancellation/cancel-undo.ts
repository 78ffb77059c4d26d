/** How long a confirmed cancellation waits before it's sent, so that it can be withdrawn. Pure. */
import { type Instant, isBefore, plusSeconds } from '../../dates.ts';
import { type CancelTerms, cancelAt } from './cancel-terms.ts';

export const UNDO_SECONDS = 10 * 60;
/** The supplier has to have it by then, not only we. */
const MARGIN_SECONDS = 5 * 60;

type Cancelable = {
  readonly terms: CancelTerms;
  readonly paidMinor: number;
  /** What canceling was quoted at. */
  readonly penaltyMinor: number;
  readonly startsAt: Instant;
};

/** Null: at once, as waiting could cost money or miss the start. */
export function cancelSendsAt(
  { terms, paidMinor, penaltyMinor, startsAt }: Cancelable,
  now: Instant,
): Instant | null {
  const sendAt = plusSeconds(now, UNDO_SECONDS);
  const latest = plusSeconds(sendAt, MARGIN_SECONDS);
  if (!isBefore(latest, startsAt)) return null;
  return cancelAt(terms, paidMinor, latest).penaltyMinor > penaltyMinor ? null : sendAt;
}
