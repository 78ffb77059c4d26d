/** Flights as they are quoted, typed in and booked. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { CompleteTraveler } from '@sojourn/contract/travelers.ts';
import type { WatchedTrip } from '@sojourn/contract/watches.ts';
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import { milesFor } from '@sojourn/domain/money.ts';
import type { MarketPrice } from '@sojourn/domain/policy/market-price.ts';
import type { Supplier } from '@sojourn/domain/policy/trip-rules.ts';
import type { Db } from '@sojourn/server/db/client.ts';
import type { Booking, Contact, Guest } from '@sojourn/server/modules/selling/booking/booking.ts';
import type { BookingDeps } from '@sojourn/server/modules/selling/booking/product.ts';
import type { CheckoutRow } from '@sojourn/server/modules/selling/checkouts/checkout-row.ts';
import type { CityName } from '@sojourn/server/modules/selling/locations/city-name.ts';
import type { Sealer } from '@sojourn/server/seal.ts';
import type { WarningLog } from '@sojourn/server/suppliers/call-suppliers.ts';
import type { Guaranteed } from '@sojourn/server/suppliers/price-guarantee.ts';
import type { PassengerCounts } from '../rules/travelers/travelers.ts';
import type { FlightDraft } from '../wire/flight-draft.ts';
import type { ChosenSlice, FlightExtras, FlightPrice, FlightSummary } from '../wire/flights.ts';
import type { FlightSupplier } from './supplier.ts';

export type FlightQuoteRequest = {
  readonly slices: readonly ChosenSlice[];
  readonly passengers: PassengerCounts;
  readonly extras: FlightExtras;
  readonly locale: Locale;
};
export type FlightOffer = Partial<Guaranteed> & {
  readonly flight: FlightSummary;
  readonly price: FlightPrice;
  readonly miles: number;
  readonly cancellation: CancelTerms;
  readonly voidHours: number;
  /** Which of the chosen seats are in exit rows; none when left out. */
  readonly exitSeats?: readonly number[];
  /** For a company's traveler, as it was when the checkout began; null once it's exchanged. */
  readonly market?: MarketPrice | null | undefined;
};
export type FlightSale = {
  readonly product: 'flight';
  readonly request: FlightQuoteRequest;
  readonly offer: FlightOffer;
};
export type FlightCheckoutRow = CheckoutRow<FlightSale, FlightDraft>;

/** A traveler by air in clear; documents and the assistance that is asked for are sealed beside it. */
type FlightGuest = Guest & Pick<CompleteTraveler, 'type' | 'middleName' | 'frequentFlyerNumber'>;
export type BookedFlight = FlightSale & {
  readonly guests: readonly FlightGuest[];
  readonly contact: Contact;
};
export type FlightBooking = Booking<BookedFlight>;
export const isFlightBooking = (booking: Booking): booking is FlightBooking => booking.product === 'flight';

/** The same at another price: with what it earns by then. */
export const atFlightPrice = (
  { request, offer }: Pick<FlightSale, 'request' | 'offer'>,
  price: FlightPrice,
): FlightSale => ({
  product: 'flight',
  request,
  offer: { ...offer, price, miles: milesFor(price.total) },
});

type Zoned = { readonly code: string; readonly zone: string };
/** Of a city by its place id; undefined when it has none of its own. */
type CityArt = (placeId: string) => WatchedTrip['art'] | undefined;

/** What flights need from outside. */
export type FlightDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly flightSupplierOf: (sliceId: string) => FlightSupplier | undefined;
  readonly flightSuppliers: readonly FlightSupplier[];
  /** Every airline that's sold. */
  readonly airlines: readonly Supplier[];
  readonly log: WarningLog;
  /** Whether miles of one airline are earned on another's flights; of itself always. */
  readonly isPartner: (airline: string, other: string) => boolean;
  /** Countries without a passport check between them share an area. */
  readonly borderAreaOf: (countryCode: string) => string;
  /** Where an airline is at home; null for an unknown one. */
  readonly countryOfAirline: (airline: string) => string | null;
  /** Along the great circle between two airports; null when one is unknown. */
  readonly kmBetween: (from: string, to: string) => number | null;
  readonly cityName: CityName;
  /** That an airport's or a metropolis's code means, the main one first; none for an unknown code. */
  readonly airportsOf: (code: string, nearby?: boolean) => readonly Zoned[];
  /** Of the city that an airport is of; the airport's own where it's of none. */
  readonly cityCodeOf: (airport: string) => string;
  readonly placeOfAirport: (
    code: string,
  ) => { readonly cityId?: string; readonly lat: number; readonly lon: number } | undefined;
  readonly cityArt: CityArt;
  /** Of what is kept about travelers. */
  readonly sealer: Sealer;
};

/** What their sagas need. */
export type FlightSagaDeps = BookingDeps & FlightDeps;
