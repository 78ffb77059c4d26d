/**
 * The terms of a protection as data: one rule to a clause. The same clauses are written out for the traveler,
 * worked through as examples before it's bought, and decide what is paid (`decide.ts`).
 */
import type { Product } from '@sojourn/products/product-list.ts';
import type { CalendarDate } from '../dates.ts';

export const PROTECTIONS = [
  'cancelForAnyReason',
  'changeForAnyReason',
  'disruption',
  'missedConnection',
  'priceDrop',
  'priceMatch',
  'priceFreeze',
] as const;
export type Protection = (typeof PROTECTIONS)[number];

/** What may happen to a booking that ends a protection (B §4). */
export const ENDING_EVENTS = [
  'canceledBySupplier',
  'changedWithSupplier',
  'governmentAlert',
  'whoDesignation',
  'canceledByTraveler',
  'changedByTraveler',
  'canceledInVoidWindow',
  'canceledForAnyReason',
  'refundChosen',
] as const;
export type EndingEvent = (typeof ENDING_EVENTS)[number];

/** Those that come from elsewhere and leave the booking as it is: the customer gets a message (B §4). */
export const OUTSIDE_EVENTS = [
  'canceledBySupplier',
  'changedWithSupplier',
  'governmentAlert',
  'whoDesignation',
] as const satisfies readonly EndingEvent[];
export type OutsideEvent = (typeof OUTSIDE_EVENTS)[number];
/** What a protection's end is mailed for; a trip that its traveler cancels says so by itself. */
export const MAILED_EVENTS = [
  ...OUTSIDE_EVENTS,
  'changedByTraveler',
  'canceledForAnyReason',
] as const satisfies readonly EndingEvent[];
export type MailedEvent = (typeof MAILED_EVENTS)[number];
/** Those that are about a place: an operator enters them. */
export const ALERT_EVENTS = ['governmentAlert', 'whoDesignation'] as const satisfies readonly OutsideEvent[];
export type AlertEvent = (typeof ALERT_EVENTS)[number];

/** What has to be true of a claim, found out when it's made. */
export const FACTS = [
  'everyTraveler',
  'withinDayOfDeparture',
  'sameAirports',
  'sameOrNextDay',
  'sameOrLowerClass',
  'noReasonableFlight',
  'departsWithinYear',
  'sameItinerary',
  'inDollars',
  'open',
  'verified',
  'kept',
  'stillForSale',
  'nearbySameStars',
  'soldOut',
] as const;
export type Fact = (typeof FACTS)[number];

/** Amounts that a payout is made of: those known at purchase, and those that come with a claim. */
export const MEASURES = [
  'base',
  'taxes',
  'fee',
  'priceRise',
  'priceDrop',
  'priceDifference',
  'changeCost',
  'flightPrice',
] as const;
export type Measure = (typeof MEASURES)[number];

/** What a claim can be for: the payouts of one protection are alternatives. */
export const PAYOUT_CHOICES = [
  'refund',
  'airlineCredit',
  'rebook',
  'change',
  'book',
  'similar',
  'credit',
  'feeBack',
] as const;
export type Choice = (typeof PAYOUT_CHOICES)[number];

/** What disrupted a trip (B §3). */
export type Disruption = 'Delayed' | 'MissedConnection' | 'AirlineCancellation';

/** Where a payout goes: back to what paid, an airline credit, travel credit, or off the price at checkout. */
export type PayoutTo = 'tenders' | 'airlineCredit' | 'travelCredit' | 'price';

type Rule =
  | { readonly rule: 'withBooking' }
  | { readonly rule: 'everyone' }
  | { readonly rule: 'buyAhead'; readonly hours: number }
  | { readonly rule: 'endedBy'; readonly event: EndingEvent }
  | { readonly rule: 'once' }
  /** What was paid for it is given back when this ends its booking. */
  | { readonly rule: 'premiumBack'; readonly event: EndingEvent }
  /** After a change with us: of what was covered and what it costs by then, the lower. */
  | { readonly rule: 'lowerPrice' }
  /** At the latest so many hours before the trip starts. */
  | { readonly rule: 'untilStart'; readonly hours: number }
  /** So long after it was bought; `null`: the days that were chosen when it was bought. */
  | { readonly rule: 'withinPurchase'; readonly days: number | null }
  | { readonly rule: 'withinBooking'; readonly hours: number }
  | { readonly rule: 'withinDisruption'; readonly hours: number }
  | { readonly rule: 'withinLastFlight'; readonly hours: number }
  /** The last of so many calendar days after it was bought has to be over. */
  | { readonly rule: 'afterDays'; readonly days: number }
  | { readonly rule: 'onlyIf'; readonly fact: Fact }
  /** Of delays; a cancellation or a missed connection needs none. */
  | { readonly rule: 'delayedAtLeast'; readonly minutes: number }
  | { readonly rule: 'atLeast'; readonly measure: Measure; readonly minor: number }
  /** For each traveler or room. */
  | { readonly rule: 'atMost'; readonly measure: Measure; readonly minor: number }
  | {
      readonly rule: 'pays';
      readonly choice: Choice;
      readonly percent: number;
      readonly of: readonly Measure[];
      /** At most so much; null: no limit. */
      readonly capMinor: number | null;
      /** Whether the limit is for each traveler or room, or for all together. */
      readonly capPer: 'each' | 'booking';
      readonly to: PayoutTo;
      /** Business days until it's paid; null: at once. */
      readonly businessDays: number | null;
    };
/**
 * `id` is unique in its terms and never changes its meaning: decisions and mails name it. `onlyFor`: claims
 * for something else don't have to meet it.
 */
export type Clause = Rule & { readonly id: string; readonly onlyFor?: Choice };
export type PaysClause = Extract<Clause, { rule: 'pays' }>;

/**
 * A version of a protection's terms. What was bought under it is decided by it for ever; clauses are read in
 * their order, so the first that says no is the one that is named.
 */
export type ProtectionTerms = {
  readonly id: string;
  readonly protection: Protection;
  readonly product: Product;
  /** Null: written and proven like the others, and sold nowhere. */
  readonly effectiveFrom: CalendarDate | null;
  /** The days that can be chosen; empty where nothing is chosen. */
  readonly days: readonly number[];
  readonly clauses: readonly Clause[];
};

export const isPays = (clause: Clause): clause is PaysClause => clause.rule === 'pays';
