/**
 * The port for flights: the verbs that every supplier of air travel answers. Prices are the supplier's, in US
 * cents with taxes for the whole party. A trip is booked as one hold and one order for each of its tickets;
 * all verbs that change something take our own `reference`, are idempotent by it, and can be looked up by it.
 */

import type { Locale } from '@sojourn/contract/primitives.ts';
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import type { MarketPrice } from '@sojourn/domain/policy/market-price.ts';
import type { CreditConditions } from '@sojourn/domain/wallet/credits/airline-credit.ts';
import type { EditVerbs } from '@sojourn/server/suppliers/edit-port.ts';
import type { CallContext, Decision, Outcome } from '@sojourn/server/suppliers/outcome.ts';
import type { Guaranteed } from '@sojourn/server/suppliers/price-guarantee.ts';
import type { SoldTo } from '@sojourn/server/suppliers/sold-to.ts';
import type { ComparedTrip, PricesOfSlice } from '../rules/comparable-flights.ts';
import type { Cabin, FareClass } from '../rules/fares/fare-classes.ts';
import type { FareDatesKind, FlightSort, RequestedSlice } from '../rules/flight-search.ts';
import type { PassengerCounts, PassengerType } from '../rules/travelers/travelers.ts';
import type { FlightFailure } from '../wire/flight-codes.ts';
import type { FlightRow } from '../wire/flight-row.ts';
import type { FlightFacets, FlightFilters, FlightOption, OpenedFlight } from '../wire/flight-search.ts';
import type {
  ChosenSlice,
  FareOffer,
  FlightExtras,
  FlightPrice,
  FlightSlice,
  FlightSummary,
} from '../wire/flights.ts';
import type { SeatMap } from '../wire/seat-map.ts';
import type { TravelerDetails } from './details/details-port.ts';
import type { Coupon, Exchanged, ExchangeVerbs } from './exchange/exchange-port.ts';
import type { ChangedExtras, ExtrasVerbs } from './extras/extras-port.ts';
import type { OperationsVerbs } from './operations/operations-port.ts';
import type { CanceledPart, PartVerbs } from './part/part-port.ts';

export type FlightQuestion = {
  readonly slices: readonly RequestedSlice[];
  readonly passengers: PassengerCounts;
  /** Airports near each end are looked at as well. */
  readonly nearby: boolean;
  readonly chosen: readonly ChosenSlice[];
  readonly filters: FlightFilters;
  /** Two stops that another beats are counted, and left out. */
  readonly twoStopsCompete?: boolean;
  readonly sort: FlightSort;
  readonly top: number;
  readonly locale: Locale;
  readonly now: Instant;
  /** What comparable trips cost, by `marketKey`; for a policy that looks at it. */
  readonly markets?: FlightMarkets | undefined;
};
/** Of the whole trip with this slice between two cities, in a cabin. */
export type FlightMarkets = ReadonlyMap<string, MarketPrice | null>;
export const marketKey = (from: string, to: string, cabin: Cabin): string => `${from} ${to} ${cabin}`;

/** `points`: of its score; out of policy it's more than of all in policy, where those come first. */
export type FoundFlight = {
  readonly rank: number;
  readonly points: number;
  readonly row: FlightRow;
  readonly option: FlightOption;
};

export type FlightAnswer = {
  readonly total: number;
  /** Left out as the question wants: two stops that another of its flights beats. */
  readonly lesserTwoStops: number;
  readonly hiddenByFilters: number;
  readonly soldOut: number;
  /** Of everything that fits, also what is not among `options`; null when nothing does. */
  readonly least: { readonly totalMinor: number | null; readonly minutes: number | null };
  /** Sorted, at most `top`; `rank` is comparable between suppliers of one question (lower first). */
  readonly options: readonly FoundFlight[];
  readonly facets: FlightFacets;
  readonly chosen: readonly (FlightSlice & { readonly fare: FareOffer })[];
};

/** By slice; codes are those of cities, and no filter narrows what is comparable. */
export type ComparedQuestion = ComparedTrip & { readonly now: Instant };

/** What is asked about days; `slices` as in a search. */
export type DatesQuestion = Pick<FlightQuestion, 'slices' | 'passengers' | 'filters' | 'now'>;
export type DatePrice = {
  readonly departs: CalendarDate;
  readonly returns: CalendarDate | null;
  readonly totalMinor: number | null;
};
/** A city that is flown to without a change, with the code that means all of its airports. */
export type NonstopDestination = {
  readonly place: FlightSummary['destination'];
  /** Departures in a week of the year. */
  readonly weekly: number;
  readonly km: number;
};
/** The last 60 days' lowest totals, the oldest first and today's last. */
export type PastPrices = {
  readonly days: readonly DayPrice[];
  /** Time was short: a repeat gets earlier days too. */
  readonly isPartial: boolean;
};
export type DayPrice = { readonly date: CalendarDate; readonly totalMinor: number | null };

/** Chosen slices for a party, with what is wanted besides: what `price` and `reserve` are about. */
export type FlightRequest = {
  readonly slices: readonly ChosenSlice[];
  readonly passengers: PassengerCounts;
  readonly extras: FlightExtras;
  readonly locale: Locale;
  readonly now: Instant;
  /** Of an earlier price: while it lasts the fares are the same, with whatever extras. */
  readonly guaranteeId?: string | undefined;
};
export type RequestedTrip = Pick<FlightRequest, 'slices' | 'passengers'>;
export type PricedFlight = Guaranteed & {
  readonly flight: FlightSummary;
  readonly price: FlightPrice;
  /** As instants in the first origin's zone: free within the void window, then by the fare's rules. */
  readonly cancellation: CancelTerms;
  /** Until then every ticket can be voided for nothing once it is booked: hours from booking, or a stop. */
  readonly voidHours: number;
};
export type FlightRejection =
  | {
      readonly reason:
        | Exclude<FlightFailure, 'MaximumPriceIncreaseReached'>
        /** A slice or class that is not sold (any more). */
        | 'RateNotAvailable';
    }
  | { readonly reason: 'PriceIncreased' | 'MaximumPriceIncreaseReached'; readonly price: FlightPrice };

export type FlightReserve = FlightRequest & { readonly reference: string; readonly totalMinor: number };
/** Seats taken out of sale. `price.total` is at most the total asked for. */
export type FlightHold = {
  readonly holdId: string;
  readonly expiresAt: Instant;
  readonly price: FlightPrice;
};

/** Whom a ticket is made out to: the names as on the document. */
export type FlightTraveler = {
  readonly type: PassengerType;
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  readonly birthdate: CalendarDate;
  readonly gender: 'M' | 'F';
  readonly passport: {
    readonly number: string;
    readonly country: string;
    readonly expires: CalendarDate;
  } | null;
  readonly knownTravelerNumber: string;
  readonly tsaRedressNumber: string;
  readonly frequentFlyerNumber: { readonly airline: string; readonly number: string } | null;
  readonly specialAssistance: readonly string[];
};
export type FlightConfirm = {
  readonly reference: string;
  readonly holdId: string;
  readonly ticketNo: number;
  readonly travelers: readonly FlightTraveler[];
  readonly email: string;
  readonly phone: string;
  readonly now: Instant;
};
/** One ticket's order: the airline's own record locator, without which nothing is called Confirmed. */
export type FlightOrder = {
  readonly ticketNo: number;
  readonly airline: string;
  readonly locator: string;
  readonly state: 'Confirmed' | 'Voided' | 'Canceled';
};
export type TicketDocument = Coupon;
/** When one flight of an order leaves and lands now. */
export type SegmentTimes = { readonly departs: Instant; readonly arrives: Instant };
export type FlightRecord = {
  readonly hold: FlightHold | null;
  readonly price: FlightPrice | null;
  readonly orders: readonly FlightOrder[];
  /** Tickets whose confirmation is accepted and not decided, and those refused since; left out for none. */
  readonly undecided?: readonly number[];
  readonly refused?: readonly { readonly ticketNo: number; readonly rejection: FlightRejection }[];
  /** Null until every ticket is issued; an empty list for airlines without tickets. */
  readonly documents: readonly TicketDocument[] | null;
  readonly voidUntil: Instant | null;
  /** By slice and segment; null where the schedule no longer has one of the flights. */
  readonly times: readonly (readonly SegmentTimes[])[] | null;
  readonly schedule: FlightSchedule;
  /** In the order in which they were made; left out for none. */
  readonly exchanges?: readonly Exchanged[];
  /** The same of travelers who were canceled. */
  readonly canceledParts?: readonly CanceledPart[];
  /** The same of seats and bags that were changed. */
  readonly changedExtras?: readonly ChangedExtras[];
  /** Our references of the edits that it has taken; left out for none. */
  readonly edits?: readonly string[];
};
/** What an airline owes a traveler of a canceled ticket; `number`: the ticket's, else the record's. */
export type TicketCredit = CreditConditions & {
  readonly airline: { readonly code: string; readonly name: string };
  readonly number: string;
  readonly traveler: number;
  readonly amountMinor: number;
};
/** What the airlines changed since it was booked; their versions count from 0, as it was booked. */
export type FlightSchedule = {
  readonly version: number;
  /** The newest that was agreed to. */
  readonly acceptedVersion: number;
  readonly acceptedBy: 'agent' | 'travelerAtSupplier' | null;
  /** The traveler asked the airline for the newest. */
  readonly isVoluntary?: true;
  /** Of a changed order; a slice that's canceled is null. Null altogether when it can't be read. */
  readonly slices: readonly (FlightSlice | null)[] | null;
};
export type FlightCancelQuote = {
  readonly penaltyMinor: number;
  readonly refundMinor: number;
  readonly asOf: Instant;
  /** How many companies the tickets are from; one when left out. */
  readonly providers?: number;
  /** Of the penalty, what isn't lost. */
  readonly credits?: readonly TicketCredit[];
};

type TicketVerbs = SoldTo &
  ExchangeVerbs &
  PartVerbs &
  ExtrasVerbs &
  EditVerbs<TravelerDetails> &
  OperationsVerbs;
export type FlightSupplier = TicketVerbs & {
  readonly id: string;
  /** Named to the traveler when it does not answer. */
  readonly name: string;
  readonly sells: (sliceId: string) => boolean;
  /** Between which airports a slice goes and the local date on which it leaves; null where it is not sold. */
  readonly endsOf: (sliceId: string) => RequestedSlice | null;
  readonly search: (
    question: FlightQuestion,
    context: CallContext,
  ) => Promise<Outcome<FlightAnswer, { reason: 'RateNotAvailable' }>>;
  /** One slice for the question's next, as a search shows it. */
  readonly option: (
    question: FlightQuestion & { readonly sliceId: string },
    context: CallContext,
  ) => Promise<Outcome<OpenedFlight, { reason: 'RateNotAvailable' }>>;
  /** The cities that its own flights reach from a place without a change, those flown to most first. */
  readonly nonstopDestinations: (
    question: { readonly origin: string; readonly top: number; readonly locale: Locale },
    context: CallContext,
  ) => Promise<Outcome<readonly NonstopDestination[], never>>;
  /** What its own flights of each slice cost, with the least of the other slices. */
  readonly comparable: (
    question: ComparedQuestion,
    context: CallContext,
  ) => Promise<Outcome<readonly PricesOfSlice[], never>>;
  /** Lowest one-way totals of `days` days from the first slice's date. */
  readonly calendar: (
    question: DatesQuestion & { readonly days: number },
    context: CallContext,
  ) => Promise<Outcome<readonly DayPrice[], never>>;
  readonly dates: (
    question: DatesQuestion & { readonly kind: FareDatesKind },
    context: CallContext,
  ) => Promise<Outcome<readonly DatePrice[], never>>;
  readonly history: (question: DatesQuestion, context: CallContext) => Promise<Outcome<PastPrices, never>>;
  readonly price: (
    request: FlightRequest,
    context: CallContext,
  ) => Promise<Outcome<PricedFlight, FlightRejection>>;
  /** Fares in minor units of trips that nobody is about to buy, in their order: none is guaranteed. */
  readonly pricesNow: (
    request: { readonly trips: readonly RequestedTrip[]; readonly now: Instant },
    context: CallContext,
  ) => Promise<Outcome<readonly (number | null)[], never>>;
  /** For each slice every class it can be had in, with the others as chosen. */
  readonly upgrades: (
    request: FlightRequest,
    context: CallContext,
  ) => Promise<Outcome<readonly (readonly FareOffer[])[], FlightRejection>>;
  readonly seatMap: (
    request: {
      readonly sliceId: string;
      readonly segment: number;
      readonly fareClass: FareClass;
      readonly passengers: PassengerCounts;
      readonly now: Instant;
      /** Of a booked trip: the cabin that it sits in, with its own seats free. */
      readonly booked?: { readonly reference: string; readonly slice: number };
    },
    context: CallContext,
  ) => Promise<Outcome<SeatMap, { reason: 'RateNotAvailable' }>>;
  readonly reserve: (
    request: FlightReserve,
    context: CallContext,
  ) => Promise<Outcome<FlightHold, FlightRejection>>;
  /** Gives a hold back; repeating it, or releasing what was never held, is a success. */
  readonly release: (
    request: { readonly reference: string },
    context: CallContext,
  ) => Promise<Outcome<null, FlightRejection>>;
  /** Makes one ticket's order out of the hold. An airline that takes time to decide accepts it first. */
  readonly confirm: (
    request: FlightConfirm,
    context: CallContext,
  ) => Promise<Decision<FlightOrder, FlightRejection>>;
  /** Takes an order back for nothing, as another ticket of the trip could not be had. */
  readonly voidOrder: (
    request: { readonly reference: string; readonly ticketNo: number; readonly now: Instant },
    context: CallContext,
  ) => Promise<Outcome<null, { reason: 'VoidFailed' }>>;
  /** Has all tickets issued. `unknown` while the airline takes its time: look it up later. */
  readonly issue: (
    request: { readonly reference: string; readonly now: Instant },
    context: CallContext,
  ) => Promise<Outcome<readonly TicketDocument[], { reason: 'NotConfirmed' | 'ProviderError' }>>;
  readonly quoteCancel: (
    request: { readonly reference: string; readonly now: Instant },
    context: CallContext,
  ) => Promise<Outcome<FlightCancelQuote, { reason: 'NotFound' | 'NotCancellable' | 'AirlineRefunds' }>>;
  readonly cancel: (
    request: { readonly reference: string; readonly penaltyMinor: number; readonly now: Instant },
    context: CallContext,
  ) => Promise<
    Outcome<FlightCancelQuote, { reason: 'NotFound' | 'NotCancellable' | 'PenaltyChanged' | 'BadRequest' }>
  >;
  /** What the supplier's own record says of our reference; null when it has none. */
  readonly lookUp: (
    request: { readonly reference: string; readonly locale?: Locale },
    context: CallContext,
  ) => Promise<Outcome<FlightRecord | null, never>>;
  /** Agrees to a version of the airlines' changes; its tickets are revalidated or issued anew. */
  readonly acceptChange: (
    request: { readonly reference: string; readonly version: number; readonly now: Instant },
    context: CallContext,
  ) => Promise<Outcome<null, { reason: 'NewChange' | 'NotFound' }>>;
};
