/**
 * The port for exchanging tickets. Some slices of a booked trip are given up for others of the same airline;
 * the rest stay as they are. Amounts are US cents for the whole party.
 */
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import type { SupplierCredit } from '@sojourn/server/modules/selling/booking/supplier-record.ts';
import type { CallContext, Outcome } from '@sojourn/server/suppliers/outcome.ts';
import type { FareClass } from '#flight/rules/fares/fare-classes.ts';
import type { TicketRule } from '#flight/rules/fares/ticket-rules.ts';
import type { RequestedSlice } from '#flight/rules/flight-search.ts';
import type { ExchangeAmounts, ResidualTo } from '#flight/rules/tickets/exchange-amounts.ts';
import type { PartyLeftProblem } from '#flight/rules/travelers/part-of-party.ts';
import type { PassengerType } from '#flight/rules/travelers/travelers.ts';
import type { ChosenSlice, FlightPrice, FlightSummary } from '#flight/wire/flights.ts';

/** Issued after the order, maybe later: one number for each traveler and slice of a ticket. */
export type Coupon = {
  readonly ticketNo: number;
  readonly traveler: number;
  readonly slice: number;
  readonly number: string;
  /** The ticket that this one was exchanged for. */
  readonly exchangedFrom?: string;
};

/** An airline's own number of a ticket's record. */
export type AirlineLocator = {
  readonly ticketNo: number;
  readonly airline: string;
  readonly locator: string;
};

/** Why a ticket can't be exchanged, or not like this. */
const EXCHANGE_REFUSALS = [
  /** The supplier has no such booking. */
  'NotFound',
  /** Sold before the supplier could exchange: it doesn't have the fares of the slices one by one. */
  'LegacyTicket',
  'NotTicketed',
  /** By its fare. */
  'NotExchangeable',
  /** The airline has taken the coupons over. */
  'AirlineControl',
  /** What is to be changed has left, or leaves too soon. */
  'Departed',
  /** A slice on more than one ticket. */
  'SeveralTickets',
  /** A child on a lap is two by then, and needs a seat. */
  'InfantNeedsSeat',
  'InvalidPassengers',
  'NoAvailability',
  /** Not sold, or not as part of this ticket. */
  'RateNotAvailable',
  /** Of a rebooking: the airline has changed the trip again, or the change was answered. */
  'NewChange',
] as const;
/** The last three: some travelers alone, and these or the others can't fly like that. */
export type ExchangeRefusal = (typeof EXCHANGE_REFUSALS)[number] | PartyLeftProblem;
export type ExchangeRejection =
  | { readonly reason: ExchangeRefusal }
  /** More is to pay than was agreed to. */
  | { readonly reason: 'PriceIncreased'; readonly amounts: ExchangeAmounts };

/** `slices`: of the whole trip as it shall be; those that are as booked stay. */
export type ExchangeRequest = {
  readonly reference: string;
  readonly slices: readonly ChosenSlice[];
  readonly locale: Locale;
  readonly now: Instant;
  /**
   * The version of the airline's changes that this answers: it's free of charge, and slices that aren't
   * exchanged are flown as the airline has changed them (B §5).
   */
  readonly answers?: number;
  /** The places of those whose tickets are exchanged, where it isn't everybody's; the others' stay. */
  readonly travelers?: readonly number[];
};
/** A slice that is new, as it goes into the trip's summary. */
export type NewSlice = {
  readonly index: number;
  readonly slice: FlightSummary['slices'][number];
  readonly origin: FlightSummary['origin'];
  readonly destination: FlightSummary['destination'];
  readonly needsPassport: boolean;
};
export type ExchangeQuote = {
  readonly amounts: ExchangeAmounts;
  readonly newSlices: readonly NewSlice[];
  /** What the tickets allow then, those too that aren't exchanged. */
  readonly rules: readonly TicketRule[];
  /** Of the trip as it will be, with what exchanges have kept left out. */
  readonly price: FlightPrice;
  readonly cancellation: CancelTerms;
  /** Fares by type of traveler, private codes (B §3), each before and after. */
  readonly travelers: readonly {
    readonly type: PassengerType;
    readonly code: string;
    readonly count: number;
    readonly beforeMinor: number;
    readonly afterMinor: number;
  }[];
  /** Seats on flights that are given up. */
  readonly lostSeats: readonly {
    readonly slice: number;
    readonly traveler: number;
    readonly seat: string;
  }[];
  readonly airline: string;
  /** What is left over, for each traveler; none where it goes back instead. */
  readonly credits: readonly SupplierCredit[];
  /** Of some travelers alone: what is theirs, and what the others have then. */
  readonly split?: SplitPrices;
};
/** `own`: of those whose tickets are exchanged, before they are. */
export type SplitPrices = {
  readonly own: { readonly price: FlightPrice; readonly cancellation: CancelTerms };
  readonly rest: { readonly price: FlightPrice; readonly cancellation: CancelTerms };
};

export type ConfirmExchange = ExchangeRequest & {
  /** Ours; the same request again gets the first answer. */
  readonly exchangeReference: string;
  /** What was agreed to; less is fine. */
  readonly amounts: ExchangeAmounts;
  readonly residualTo: ResidualTo;
  /** Of some travelers alone: our reference of the record that they get. */
  readonly ownReference?: string;
};
export type Exchanged = {
  readonly exchangeReference: string;
  readonly amounts: ExchangeAmounts;
  readonly price: FlightPrice;
  readonly cancellation: CancelTerms;
  readonly credits: readonly SupplierCredit[];
  /** All that are valid now. */
  readonly documents: readonly Coupon[];
  /** Of every ticket, where the airline has given new ones. */
  readonly locators?: readonly AirlineLocator[];
  /** Of some travelers alone, whose record this is; the others' documents are at the places of now. */
  readonly split?: SplitPrices & { readonly restDocuments: readonly Coupon[] };
};

/** What a slice may be exchanged for: `at` is its place in the trip. */
export type ExchangeShop = {
  readonly reference: string;
  /** The whole trip so far: as booked, with what was chosen before. */
  readonly slices: readonly ChosenSlice[];
  readonly at: number;
  /** As in a request. */
  readonly travelers?: readonly number[];
  readonly wanted: RequestedSlice;
  readonly locale: Locale;
  readonly now: Instant;
  readonly top: number;
};
/** `differenceMinor`: to pay for the party with the change fee; below zero is left over. */
export type ExchangeFare = {
  readonly fareClass: FareClass;
  readonly shortBrandName: string;
  readonly fareDifferenceMinor: number;
  readonly differenceMinor: number;
};
export type ExchangeOption = {
  readonly slice: NewSlice['slice'];
  /** The cheapest first; never empty. */
  readonly fares: readonly ExchangeFare[];
};
export type ExchangeShelf = {
  readonly options: readonly ExchangeOption[];
  /** Days around the one that was asked for; null where nothing is left. */
  readonly days: readonly { readonly date: CalendarDate; readonly differenceMinor: number | null }[];
};

/** A slice that the airline changed, and what can be flown instead without paying anything (B §5). */
export type RebookingShop = {
  readonly reference: string;
  readonly version: number;
  /** Which slices, from 0. */
  readonly slices: readonly number[];
  readonly locale: Locale;
  readonly now: Instant;
};
/** `refundMinor`: of a lower class, what the party gets back; 0 in the class that was booked. */
export type RebookingOption = {
  readonly slice: NewSlice['slice'];
  readonly refundMinor: number;
};
export type RebookingShelf = readonly {
  readonly slice: number;
  readonly options: readonly RebookingOption[];
}[];

export type ExchangeVerbs = {
  readonly shopRebooking: (
    request: RebookingShop,
    context: CallContext,
  ) => Promise<Outcome<RebookingShelf, ExchangeRejection>>;
  readonly shopExchange: (
    request: ExchangeShop,
    context: CallContext,
  ) => Promise<Outcome<ExchangeShelf, ExchangeRejection>>;
  /** Of slices as they are booked it says whether they could be changed at all. */
  readonly quoteExchange: (
    request: ExchangeRequest,
    context: CallContext,
  ) => Promise<Outcome<ExchangeQuote, ExchangeRejection>>;
  /** Takes the new seats and gives the old ones back at once, or does neither; reissues the tickets. */
  readonly exchange: (
    request: ConfirmExchange,
    context: CallContext,
  ) => Promise<Outcome<Exchanged, ExchangeRejection>>;
};
