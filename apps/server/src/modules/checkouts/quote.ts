/** What a quote holds: the question put to a supplier, and the offer as it was shown. */
import type { StaySummary } from '@sojourn/contract/checkouts.ts';
import type { FlightOption } from '@sojourn/contract/products/flight/flight-search.ts';
import type {
  ChosenSlice,
  FlightExtras,
  FlightPrice,
  FlightSummary,
} from '@sojourn/contract/products/flight/flights.ts';
import type { StayCard } from '@sojourn/contract/products/hotel/stay-search.ts';
import type { CancelTerms } from '@sojourn/domain/booking/cancel-terms.ts';
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import type { Clock, Random } from '@sojourn/domain/effects.ts';
import type { CheckoutId, QuoteId } from '@sojourn/domain/ids.ts';
import { type Currency, type Money, milesFor } from '@sojourn/domain/money.ts';
import type { PassengerCounts } from '@sojourn/domain/products/flight/travelers.ts';
import type { PropertyFee, RoomGuests, StayPrice } from '@sojourn/domain/products/hotel/stay.ts';
import type { Db } from '#db/client.ts';
import type { FlightSupplier } from '#products/flight/supplier.ts';
import type { HotelSupplier, Locale } from '#products/hotel/supplier.ts';
import type { Sealer } from '../../seal.ts';

export type HotelQuoteRequest = {
  readonly stayId: string;
  readonly rateId: string;
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
  readonly rooms: readonly RoomGuests[];
  readonly locale: Locale;
};
export type HotelOffer = {
  readonly stay: StaySummary;
  readonly price: StayPrice;
  readonly miles: number;
  readonly cancellation: CancelTerms;
  readonly feesAtProperty: readonly PropertyFee[];
  /** Where the hotel is, to find others near it. */
  readonly position: { readonly lat: number; readonly lon: number };
};
export type FlightQuoteRequest = {
  readonly slices: readonly ChosenSlice[];
  readonly passengers: PassengerCounts;
  readonly extras: FlightExtras;
  readonly locale: Locale;
};
export type FlightOffer = {
  readonly flight: FlightSummary;
  readonly price: FlightPrice;
  readonly miles: number;
  readonly cancellation: CancelTerms;
  readonly voidHours: number;
  /** Which of the chosen seats are in exit rows; none when left out. */
  readonly exitSeats?: readonly number[];
};

/** One product's question with its answer; `product` tells them apart wherever they go. */
export type HotelSale = {
  readonly product: 'Hotel';
  readonly request: HotelQuoteRequest;
  readonly offer: HotelOffer;
};
export type FlightSale = {
  readonly product: 'Flight';
  readonly request: FlightQuoteRequest;
  readonly offer: FlightOffer;
};
export type Sale = HotelSale | FlightSale;
export type Ask = Pick<HotelSale, 'product' | 'request'> | Pick<FlightSale, 'product' | 'request'>;

export const totalOf = ({ offer }: Sale): Money => offer.price.total;

/** Of the total; what authorities take. */
export const taxesOf = (sale: Sale): number =>
  sale.product === 'Hotel' ? sale.offer.price.taxesAndFees.amountMinor : sale.offer.price.fares.tax;

/** The same at another price: with what it earns by then. */
export const atPrice = {
  stay: (request: HotelQuoteRequest, offer: HotelOffer, price: StayPrice): HotelSale => ({
    product: 'Hotel',
    request,
    offer: { ...offer, price, miles: milesFor(price.total) },
  }),
  flight: (request: FlightQuoteRequest, offer: FlightOffer, price: FlightPrice): FlightSale => ({
    product: 'Flight',
    request,
    offer: { ...offer, price, miles: milesFor(price.total) },
  }),
} as const;

/** What of the total was chosen besides. */
export const extrasMinor = (sale: Sale): number =>
  sale.product === 'Flight' ? sale.offer.price.seatsMinor + sale.offer.price.bagsMinor : 0;

type Terms = {
  readonly quoteId: QuoteId;
  readonly checkoutId: CheckoutId;
  readonly totalMinor: number;
  readonly currency: Currency;
  readonly expiresAt: Instant;
  readonly termsVersion: string;
  readonly snapshotHash: string;
};
export type StayQuote = HotelSale & Terms;
export type FlightQuote = FlightSale & Terms;
export type Quote = StayQuote | FlightQuote;

export type StoredPriceChange<Alternative = StayCard | FlightOption> = {
  readonly oldTotalMinor: number;
  readonly newTotalMinor: number;
  readonly alternatives: readonly Alternative[];
};

type Art = StaySummary['cityArt'];

/** What quoting needs from outside. */
export type QuoteDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly supplierOf: (stayId: string) => HotelSupplier | undefined;
  readonly flightSupplierOf: (sliceId: string) => FlightSupplier | undefined;
  /**
   * The picture of a city by its place id (`city:lisbon-pt`); undefined when the city has none of its own.
   */
  readonly cityArt: (placeId: string) => Art | undefined;
  /** Whether miles of one airline are earned on another's flights; of itself always. */
  readonly isPartner: (airline: string, other: string) => boolean;
  /** Of what is kept about travelers. */
  readonly sealer: Sealer;
};
