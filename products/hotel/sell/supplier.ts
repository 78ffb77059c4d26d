/**
 * The port for stays: the verbs that every supplier of hotels answers (ARCHITECTURE, suppliers). Prices
 * are the supplier's, in US cents with taxes; the portal never recomputes them. All verbs that change
 * something take our own `reference`, are idempotent by it, and can be looked up by it.
 */

import type { Locale } from '@sojourn/contract/primitives.ts';
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import type { MarketPrice } from '@sojourn/domain/policy/market-price.ts';
import type { Box } from '@sojourn/server/suppliers/box.ts';
import type { EditVerbs } from '@sojourn/server/suppliers/edit-port.ts';
import type { Hold, Order, OrderRecord, OrderVerbs } from '@sojourn/server/suppliers/order-port.ts';
import type { CallContext, Outcome } from '@sojourn/server/suppliers/outcome.ts';
import type { Guaranteed } from '@sojourn/server/suppliers/price-guarantee.ts';
import type { SoldTo } from '@sojourn/server/suppliers/sold-to.ts';
import type { StayPriceFacts } from '../rules/comparable-stays.ts';
import type { StayFee } from '../rules/property-fees.ts';
import type { Reviewer, ReviewSort } from '../rules/reviews/guest-reviews.ts';
import type { RoomGuests, StayDates, StayPrice, StaySort } from '../rules/stay.ts';
import type { HotelFailure } from '../wire/hotel-codes.ts';
import type { StayDetail, StayFacts, StayReviews } from '../wire/stay-detail.ts';
import type { StayCard, StayFacets, StayFilters } from '../wire/stay-search.ts';
import type { StayChanged, StayChangeVerbs } from './change/change-port.ts';
import type { GuestDetails } from './details/details-port.ts';
import type { CanceledRooms, RoomPartVerbs } from './part/part-port.ts';

export type StayQuestion = StayDates & {
  readonly box: Box;
  /** Distances are measured from here. */
  readonly centre: { readonly lat: number; readonly lon: number };
  readonly rooms: readonly RoomGuests[];
  readonly filters: StayFilters;
  readonly sort: StaySort;
  /** The best this many by the sort are answered, so that several suppliers can be merged. */
  readonly top: number;
  readonly locale: Locale;
  readonly now: Instant;
  /** What comparable stays cost, by `marketItem`; for a policy that looks at it. */
  readonly markets?: ReadonlyMap<string, MarketPrice | null> | undefined;
};
export type StayPricesQuestion = Pick<StayQuestion, 'checkIn' | 'checkOut' | 'box' | 'rooms' | 'now'>;
export type StayAnswer = {
  readonly total: number;
  readonly hiddenByFilters: number;
  readonly fourthNightCount: number;
  /** Would suit guests and filters but have no rooms left for the dates. */
  readonly soldOut: number;
  /**
   * Sorted, at most `top`; `rank` is comparable between suppliers of one question (lower first). Cards
   * may be made when read.
   */
  readonly stays: readonly { readonly card: StayCard; readonly rank: number }[];
  readonly pins: readonly {
    readonly stayId: string;
    readonly position: { lat: number; lon: number };
    readonly nightlyMinor: number;
    readonly collection: StayCard['collection'];
  }[];
  readonly facets: StayFacets;
};

/** What a language names differently; a hotel's own name is the same in all. */
export type StayWords = { readonly city: string; readonly address: string; readonly roomName: string };

/** What a supplier says of one of its hotels; what is near it, the use case asks all suppliers. */
export type StayPage = Omit<StayDetail, 'earnMultiplier' | 'similar' | 'rooms'> & {
  readonly rooms: SoldRoom[];
};
type Room = StayDetail['rooms'][number];
/** What a company's policy says of a room isn't its supplier's business. */
type SoldRoom = Pick<Room, 'rates'> & {
  readonly roomInfo: Omit<Room['roomInfo'], 'corporateTravel' | 'ratesInPolicy'>;
};

export type StayReviewsRequest = {
  readonly stayId: string;
  readonly sort: ReviewSort;
  /** Left out: of all guests. */
  readonly reviewer?: Reviewer | undefined;
  readonly offset: number;
  readonly limit: number;
  readonly locale: Locale;
  readonly now: Instant;
};

/** A rate of a hotel for dates and guests: what `price`, `reserve` and `confirm` are about. */
export type StayRequest = StayDates & {
  readonly stayId: string;
  readonly rateId: string;
  readonly rooms: readonly RoomGuests[];
  readonly locale: Locale;
  readonly now: Instant;
  /** Of an earlier price: while it lasts the price is the same. */
  readonly guaranteeId?: string | undefined;
};
export type RequestedRate = Pick<StayRequest, 'stayId' | 'rateId' | 'checkIn' | 'checkOut' | 'rooms'>;
export type PricedStay = Guaranteed & {
  readonly stay: StayFacts;
  readonly roomId: string;
  readonly roomName: string;
  readonly breakfast: boolean;
  readonly price: StayPrice;
  readonly cancellation: CancelTerms;
  readonly feesAtProperty: readonly StayFee[];
};
export type HotelRejection =
  | { readonly reason: Exclude<HotelFailure, 'CheckInMinimumAgeNotMet'> }
  | { readonly reason: 'CheckInMinimumAgeNotMet'; readonly minimumAge: number }
  | { readonly reason: 'PriceIncreased'; readonly price: StayPrice };

export type ReserveRequest = StayRequest & {
  readonly reference: string;
  readonly totalMinor: number;
  readonly leadGuestAge: number;
};
export type StayHold = Hold<StayPrice>;
export type ConfirmRequest = {
  readonly reference: string;
  readonly holdId: string;
  readonly guests: readonly { firstName: string; lastName: string }[];
  readonly loyaltyNumber: string;
  readonly requests: string;
  readonly now: Instant;
};
export type StayOrder = Order<StayPrice>;

/** A hotel's name for suggestions; `weight`: how much it's looked for, 0 to 100. */
export type StayName = {
  readonly id: string;
  readonly name: string;
  /** Of the geography's: `lisbon-pt`. */
  readonly cityId: string;
  readonly weight: number;
};
/** What a list says of a hotel whatever the dates. */
export type StayListing = Pick<
  StayCard,
  'name' | 'stars' | 'neighbourhood' | 'city' | 'cityPlaceId' | 'position' | 'art'
>;

export type HotelSupplier = SoldTo &
  OrderVerbs<ReserveRequest, ConfirmRequest, StayPrice, StayRecord, HotelRejection> &
  RoomPartVerbs &
  EditVerbs<GuestDetails> &
  StayChangeVerbs & {
    readonly id: string;
    /** Named to the traveler when it does not answer. */
    readonly name: string;
    readonly sells: (stayId: string) => boolean;
    /** Of one of its hotels, from content that's here already; null for what it doesn't sell any longer. */
    readonly words: (
      of: { readonly stayId: string; readonly roomId: string },
      locale: Locale,
    ) => StayWords | null;
    /** Of all its hotels; left out by a supplier whose hotels can't be suggested by name. */
    readonly names?: () => Iterable<StayName>;
    /**
     * Of one of its hotels, from content that's here already; null for what it doesn't sell any longer. Left
     * out by a supplier that says nothing of a hotel without dates.
     */
    readonly facts?: (stayId: string, locale: Locale) => StayListing | null;
    readonly search: (question: StayQuestion, context: CallContext) => Promise<Outcome<StayAnswer, never>>;
    /** What all of them cost, without any filter. */
    readonly prices: (
      question: StayPricesQuestion,
      context: CallContext,
    ) => Promise<Outcome<readonly StayPriceFacts[], never>>;
    readonly detail: (
      request: Omit<StayRequest, 'rateId'>,
      context: CallContext,
    ) => Promise<Outcome<StayPage, { reason: 'NotFound' }>>;
    /** What guests wrote; left out by a supplier that has ratings alone. */
    readonly reviews?: (
      request: StayReviewsRequest,
      context: CallContext,
    ) => Promise<Outcome<StayReviews, { reason: 'NotFound' }>>;
    readonly calendar: (
      request: { box: Box; from: CalendarDate; days: number; rooms: readonly RoomGuests[]; now: Instant },
      context: CallContext,
    ) => Promise<Outcome<readonly (number | null)[], never>>;
    readonly price: (
      request: StayRequest,
      context: CallContext,
    ) => Promise<Outcome<PricedStay, HotelRejection>>;
    /** Totals in minor units of rates that nobody is about to buy, in their order: none is guaranteed. */
    readonly pricesNow: (
      request: { readonly rates: readonly RequestedRate[]; readonly now: Instant },
      context: CallContext,
    ) => Promise<Outcome<readonly (number | null)[], never>>;
  };
export type StayRecord = OrderRecord<StayPrice, HotelRejection> & {
  readonly schedule: StaySchedule;
  /** In the order in which they were canceled; left out for none. */
  readonly canceledParts?: readonly CanceledRooms[];
  /** What was changed after booking, in order. */
  readonly changes: readonly StayChanged[];
  /** Our references of the edits that it has taken; left out for none. */
  readonly edits?: readonly string[];
};
/**
 * What the hotel changed since it was booked; its versions count from 0, as it was booked. A hotel that
 * closes can't be agreed to.
 */
export type StaySchedule = {
  readonly version: number;
  readonly acceptedVersion: number;
  readonly acceptedBy: 'agent' | 'travelerAtSupplier' | null;
  /** It receives nobody on these dates. */
  readonly isClosed: boolean;
};
