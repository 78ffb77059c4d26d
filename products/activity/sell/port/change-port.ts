/** The port for changing a booked activity: another slot, option or people, where its operator does that. */
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CallContext, Outcome } from '@sojourn/server/suppliers/outcome.ts';
import type { UnitCount } from '../../rules/party/place-ages.ts';
import type { ActivitySummary } from './price-port.ts';

/** One of a booking, or one for each unit; what's scanned is `code`. */
export type ActivityTicket = {
  readonly ticketId: string;
  /** Null: for the whole booking. */
  readonly unitId: string | null;
  readonly code: string;
  /** It was changed or canceled: who scans it sees why. */
  readonly isDead: boolean;
};

export type ActivityChangeRefusal =
  /** The supplier has no such booking. */
  | 'NotFound'
  /** The operator makes no changes, or only cancels: it's canceled or not confirmed yet. */
  | 'NotChangeable'
  /** It has started, or its ticket has ended. */
  | 'Departed'
  | 'InvalidSlot'
  | 'CutOffPassed'
  | 'PartyNotPlaced'
  | 'NoAvailability';
export type ActivityChangeRejection =
  | { readonly reason: ActivityChangeRefusal }
  /** More is to pay than was agreed to. */
  | { readonly reason: 'PriceIncreased' };

/** The whole booking as it shall be. */
export type ActivityChangeRequest = {
  readonly reference: string;
  readonly optionId: string;
  readonly slotId: string | null;
  readonly units: readonly UnitCount[];
  readonly now: Instant;
};
/** To pay now; below zero goes back. The sum of the other two. */
type ActivityChangeAmounts = {
  readonly differenceMinor: number;
  /** What is lost of what is given up, by the terms at that moment. */
  readonly penaltyMinor: number;
  readonly dueMinor: number;
};
/**
 * `terms` are of the price alone; `withheldMinor` is all that changes have cost so far, with this one, and
 * `cancellation` the terms with that.
 */
export type ActivityChangeQuote = {
  readonly amounts: ActivityChangeAmounts;
  readonly summary: ActivitySummary;
  readonly totalMinor: number;
  readonly terms: CancelTerms;
  readonly withheldMinor: number;
  readonly cancellation: CancelTerms;
};
export type ConfirmActivityChange = ActivityChangeRequest & {
  /** Ours; the same request again gets the first answer. */
  readonly changeReference: string;
  /** What was agreed to; less is fine. */
  readonly dueMinor: number;
};
/** `tickets`: all that live from then on. */
export type ActivityChanged = ActivityChangeQuote & {
  readonly changeReference: string;
  readonly tickets: readonly ActivityTicket[];
};

export type ActivityChangeVerbs = {
  readonly quoteChange: (
    request: ActivityChangeRequest,
    context: CallContext,
  ) => Promise<Outcome<ActivityChangeQuote, ActivityChangeRejection>>;
  /** Takes the new places first and gives the old ones back at once, or does neither. */
  readonly change: (
    request: ConfirmActivityChange,
    context: CallContext,
  ) => Promise<Outcome<ActivityChanged, ActivityChangeRejection>>;
};
