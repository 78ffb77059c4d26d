/**
 * The port for rental cars: the verbs that every supplier of cars answers (ARCHITECTURE, suppliers). Prices
 * are the supplier's, in US cents with taxes; the portal never recomputes them. All verbs that change
 * something take our own `reference`, are idempotent by it, and can be looked up by it.
 */

import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { Instant, LocalDateTime } from '@sojourn/domain/dates.ts';
import type { MarketPrice } from '@sojourn/domain/policy/market-price.ts';
import type { EditVerbs } from '@sojourn/server/suppliers/edit-port.ts';
import type { Hold, Order, OrderRecord, OrderVerbs } from '@sojourn/server/suppliers/order-port.ts';
import type { CallContext, Outcome } from '@sojourn/server/suppliers/outcome.ts';
import type { Guaranteed } from '@sojourn/server/suppliers/price-guarantee.ts';
import type { SoldTo } from '@sojourn/server/suppliers/sold-to.ts';
import type { PayWay } from '../rules/car.ts';
import type { CarPrice } from '../rules/car-price.ts';
import type { CarPlace } from '../rules/check-query.ts';
import type { CarLoyaltyError } from '../rules/loyalty.ts';
import type { CarSort } from '../rules/sorts-and-filters.ts';
import type { CarSummary } from '../wire/car-checkout.ts';
import type { CarFailure } from '../wire/car-codes.ts';
import type { CarDetail, CarOffer, CarRequest, CarSearchPage, WireCarFilters } from '../wire/car-search.ts';
import type { WireCarFacts } from '../wire/cars.ts';
import type { CarChanged, CarChangeVerbs } from './change/change-port.ts';
import type { DriverDetails } from './details/details-port.ts';

export type CarQuestion = {
  readonly pickUpPlace: CarPlace;
  readonly dropOffPlace: CarPlace | null;
  readonly pickUp: LocalDateTime;
  readonly dropOff: LocalDateTime;
  readonly driverAge: number;
  /** By the clock there; null when nobody knows. */
  readonly landsAt: LocalDateTime | null;
  readonly filters: WireCarFilters;
  readonly sort: CarSort;
  /** The best this many by the sort are answered, so that several suppliers can be merged. */
  readonly top: number;
  readonly now: Instant;
  /** What comparable cars cost, by `comparableKey`; for a policy that looks at it. */
  readonly markets?: ReadonlyMap<string, MarketPrice | null> | undefined;
};
export type CarAnswer = Pick<
  CarSearchPage,
  'days' | 'total' | 'hiddenByFilters' | 'soldOut' | 'closed' | 'notForDriver' | 'desks' | 'pins' | 'facets'
> & {
  readonly lowestMinor: number | null;
  /** `rank` is comparable between suppliers of one question, lower first. */
  readonly offers: readonly { readonly offer: CarOffer; readonly rank: number }[];
};

export type CarAsk = Omit<CarRequest, 'driverAge'> & {
  readonly driverAge: number;
  readonly now: Instant;
};
/** What a supplier says of one of its cars; the traveler's flights and rewards, the use case adds. */
export type CarPage = Omit<CarDetail, 'landing' | 'leaving' | 'earnMultiplier'>;

/** A car with what was chosen: what `price`, `reserve` and `confirm` are about. */
export type CarPriceAsk = CarAsk & {
  readonly payWay: PayWay;
  readonly extras: readonly { readonly kind: string; readonly count: number }[];
  readonly crossBorder: boolean;
  /** Of an earlier price: while it lasts the rates are the same, with whatever choices. */
  readonly guaranteeId?: string | undefined;
};
export type PricedRental = Guaranteed & {
  readonly summary: CarSummary;
  readonly price: CarPrice;
  /** What each way to pay comes to with these choices. */
  readonly payWays: readonly CarPrice[];
  readonly cancellation: CancelTerms;
  readonly extras: CarDetail['extras'];
  readonly crossBorder: CarDetail['crossBorder'];
};
export type CarRejection =
  | { readonly reason: Exclude<CarFailure, 'DriverTooYoung'> }
  | { readonly reason: 'DriverTooYoung'; readonly minimumAge: number }
  | { readonly reason: 'PriceIncreased'; readonly price: CarPrice };

/** `total`: what the whole rental was accepted at, today and at the desk. */
export type CarReserveRequest = CarPriceAsk & { readonly reference: string; readonly totalMinor: number };
export type CarHold = Hold<CarPrice>;
export type CarConfirmRequest = {
  readonly reference: string;
  readonly holdId: string;
  /** The first is the main driver. */
  readonly drivers: readonly { firstName: string; lastName: string }[];
  readonly licenseCountry: string;
  readonly loyaltyNumber: string;
  readonly flightNumber: string;
  readonly now: Instant;
};
export type CarOrder = Order<CarPrice>;
export type LoyaltyAsk = { readonly program: string; readonly number: string; readonly lastName: string };

/** What is quoted to cancel is of what was paid to us; what the desk would have taken is nobody's yet. */
type Ordering = OrderVerbs<CarReserveRequest, CarConfirmRequest, CarPrice, CarRecord, CarRejection>;
type AfterBooking = CarChangeVerbs & EditVerbs<DriverDetails>;
export type CarSupplier = SoldTo &
  Ordering &
  AfterBooking & {
    readonly id: string;
    /** Named to the traveler when it does not answer. */
    readonly name: string;
    readonly sells: (carId: string) => boolean;
    readonly search: (question: CarQuestion, context: CallContext) => Promise<Outcome<CarAnswer, never>>;
    readonly detail: (ask: CarAsk, context: CallContext) => Promise<Outcome<CarPage, { reason: 'NotFound' }>>;
    readonly price: (ask: CarPriceAsk, context: CallContext) => Promise<Outcome<PricedRental, CarRejection>>;
    /** Whose number it is; tidy when it is theirs. */
    readonly checkLoyalty: (
      ask: LoyaltyAsk,
      context: CallContext,
    ) => Promise<Outcome<{ readonly number: string }, { readonly reason: CarLoyaltyError }>>;
  };
export type CarRecord = OrderRecord<CarPrice, CarRejection> & {
  readonly schedule: CarSchedule;
  /** What was changed after booking, in order. */
  readonly changes: readonly CarChanged[];
  /** Our references of the edits that it has taken; left out for none. */
  readonly edits?: readonly string[];
};
/** What the company changed since it was booked; its versions count from 0, as it was booked. */
export type CarSchedule = {
  readonly version: number;
  readonly acceptedVersion: number;
  readonly acceptedBy: 'agent' | 'travelerAtSupplier' | null;
  /** The car that waits instead; null as it was booked. */
  readonly car: WireCarFacts | null;
};
