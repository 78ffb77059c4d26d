/**
 * The port for activities: the verbs that every supplier of them answers, in the words of the open standard
 * for tours. Prices are the supplier's, in US cents with taxes; the portal never recomputes them. Places are
 * counted in people. All verbs that change something take our own `reference`, are idempotent by it, and can
 * be looked up by it.
 */

import type { Locale } from '@sojourn/contract/primitives.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { EditVerbs } from '@sojourn/server/suppliers/edit-port.ts';
import type { Hold, Order, OrderRecord, OrderVerbs } from '@sojourn/server/suppliers/order-port.ts';
import type { CallContext, Outcome } from '@sojourn/server/suppliers/outcome.ts';
import type { SoldTo } from '@sojourn/server/suppliers/sold-to.ts';
import type { PickupChoice } from '../rules/booking/pickup.ts';
import type { BookingAnswer } from '../rules/booking/questions.ts';
import type { ActivityChanged, ActivityChangeVerbs, ActivityTicket } from './port/change-port.ts';
import type { ActivityContent, ActivityListing, ActivityReview } from './port/content-port.ts';
import type {
  ActivityPriceAsk,
  ActivityRejection,
  ActivityTotal,
  PricedActivity,
} from './port/price-port.ts';
import type { ActivityAnswer, ActivityQuestion } from './port/search-port.ts';
import type {
  ActivityCalendarAsk,
  ActivityDay,
  OptionSlot,
  SlotCheckAsk,
  SlotsRejection,
} from './port/slots-port.ts';

/** `holdMinutes`: a wish; the supplier may give fewer. */
export type ActivityReserveRequest = ActivityPriceAsk & {
  readonly reference: string;
  readonly totalMinor: number;
  readonly holdMinutes: number;
};
/**
 * `expiresAt`: the earlier of what was given and the cut-off, which is what a clock shows. Past the cut-off
 * confirming fails, whatever was given.
 */
export type ActivityHold = Hold<ActivityTotal> & {
  readonly givenUntil: Instant;
  /** Null for an open-dated ticket. */
  readonly cutOffAt: Instant | null;
};
export type ActivityTraveler = {
  readonly firstName: string;
  readonly lastName: string;
  /** Empty where it isn't needed. */
  readonly phone: string;
  readonly pickup: PickupChoice;
  /** That the guide shall speak; null where nobody guides. */
  readonly language: string | null;
  readonly answers: readonly BookingAnswer[];
  /** To the operator; may be empty. */
  readonly note: string;
};
export type ActivityConfirmRequest = {
  readonly reference: string;
  readonly holdId: string;
  readonly traveler: ActivityTraveler;
  readonly now: Instant;
};

/** No ticket until it's confirmed; all are dead once it's canceled. Those of before a change are here too. */
export type ActivityOrder = Order<ActivityTotal> & { readonly tickets: readonly ActivityTicket[] };

/** In the standard's words: a hold ends as expired, a confirmed booking as canceled. */
export type ActivityOrderState =
  | 'OnHold'
  | 'Expired'
  | 'Pending'
  | 'Rejected'
  | 'Confirmed'
  | 'Redeemed'
  | 'Canceled';
export type ActivityCancelCause = 'operator' | 'weather' | 'tooFew';
/** What the operator did since. One that it canceled is over at once, and everything comes back. */
export type ActivitySchedule = {
  readonly version: number;
  readonly acceptedVersion: number;
  readonly acceptedBy: 'agent' | 'travelerAtSupplier' | null;
  readonly canceledByOperator: { readonly cause: ActivityCancelCause; readonly at: Instant } | null;
};
export type ActivityRecord = Omit<OrderRecord<ActivityTotal, ActivityRejection>, 'order' | 'hold'> & {
  readonly state: ActivityOrderState;
  readonly hold: ActivityHold | null;
  readonly order: ActivityOrder | null;
  /** While it's pending: the operator answers by then, or it ends as rejected. */
  readonly answerBy: Instant | null;
  readonly schedule: ActivitySchedule;
  /** What was changed after booking, in order. */
  readonly changes: readonly ActivityChanged[];
  /** Our references of the edits that it has taken; left out for none. */
  readonly edits?: readonly string[];
};

/** An activity's name for suggestions; `weight`: how much it's looked for, 0 to 100. */
export type ActivityName = {
  readonly id: string;
  readonly name: string;
  readonly cityId: string;
  readonly weight: number;
};
/** What a scan of a code says. `dead`: it was changed or canceled, and why. */
export type CodeScan =
  | { readonly scan: 'admitted' | 'usedBefore'; readonly reference: string; readonly at: Instant }
  | { readonly scan: 'notYet'; readonly reference: string; readonly from: Instant }
  | { readonly scan: 'dead'; readonly reference: string; readonly why: 'changed' | 'canceled' | 'ended' }
  | { readonly scan: 'unknown' };

type NotFound = { readonly reason: 'NotFound' };
type ListAsk = {
  readonly activityId: string;
  readonly offset: number;
  readonly limit: number;
  readonly locale: Locale;
  readonly now: Instant;
};
type Ordering = OrderVerbs<
  ActivityReserveRequest,
  ActivityConfirmRequest,
  ActivityTotal,
  ActivityRecord,
  ActivityRejection
>;

/** A supplier that decides by hand accepts a confirmation: a look-up says what it has decided. */
export type ActivitySupplier = SoldTo &
  Omit<Ordering, 'reserve'> &
  EditVerbs<ActivityTraveler> &
  ActivityChangeVerbs & {
    readonly id: string;
    /** Named to the traveler when it does not answer. */
    readonly name: string;
    readonly sells: (activityId: string) => boolean;
    /** From content that's here already; null for what it doesn't sell any longer. */
    readonly facts: (activityId: string, locale: Locale) => ActivityListing | null;
    readonly search: (
      question: ActivityQuestion,
      context: CallContext,
    ) => Promise<Outcome<ActivityAnswer, never>>;
    readonly detail: (
      ask: { readonly activityId: string; readonly locale: Locale; readonly now: Instant },
      context: CallContext,
    ) => Promise<Outcome<ActivityContent, NotFound>>;
    /** One state a day; cheap, and without ids. */
    readonly calendar: (
      ask: ActivityCalendarAsk,
      context: CallContext,
    ) => Promise<Outcome<{ readonly days: readonly ActivityDay[] }, SlotsRejection>>;
    /** Slots with ids, of a day, a range or up to a hundred ids. Ids it doesn't know are left out. */
    readonly check: (
      ask: SlotCheckAsk,
      context: CallContext,
    ) => Promise<Outcome<{ readonly slots: readonly OptionSlot[] }, SlotsRejection>>;
    readonly reviews: (
      ask: ListAsk,
      context: CallContext,
    ) => Promise<Outcome<{ readonly total: number; readonly reviews: readonly ActivityReview[] }, NotFound>>;
    readonly price: (
      ask: ActivityPriceAsk,
      context: CallContext,
    ) => Promise<Outcome<PricedActivity, ActivityRejection>>;
    readonly reserve: (
      request: ActivityReserveRequest,
      context: CallContext,
    ) => Promise<Outcome<ActivityHold, ActivityRejection>>;
  };
