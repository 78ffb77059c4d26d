/** A rental car as it is quoted, typed in and booked. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { TripPlan } from '@sojourn/domain/booking/trip-plan.ts';
import type { LocalDateTime } from '@sojourn/domain/dates.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import { type Money, milesFor } from '@sojourn/domain/money.ts';
import type { MarketPrice } from '@sojourn/domain/policy/market-price.ts';
import type { Supplier } from '@sojourn/domain/policy/trip-rules.ts';
import type { Booking, Contact, Guest } from '@sojourn/server/modules/selling/booking/booking.ts';
import type { BookingDeps } from '@sojourn/server/modules/selling/booking/product.ts';
import type { CheckoutRow } from '@sojourn/server/modules/selling/checkouts/checkout-row.ts';
import type { CityName } from '@sojourn/server/modules/selling/locations/city-name.ts';
import type { Sealer } from '@sojourn/server/seal.ts';
import type { WarningLog } from '@sojourn/server/suppliers/call-suppliers.ts';
import type { Guaranteed } from '@sojourn/server/suppliers/price-guarantee.ts';
import type { Owner } from '@sojourn/server/workflow/saga.ts';
import type { PayWay } from '../rules/car.ts';
import type { CarPrice } from '../rules/car-price.ts';
import type { CarSummary } from '../wire/car-checkout.ts';
import type { CarDraft } from '../wire/car-draft.ts';
import type { CarDetail } from '../wire/car-search.ts';
import type { PlaceOfAirport } from './flights-around.ts';
import type { CarSupplier } from './supplier.ts';

export type CarQuoteRequest = {
  readonly carId: string;
  readonly dropOffDesk: string | null;
  readonly pickUp: LocalDateTime;
  readonly dropOff: LocalDateTime;
  readonly driverAge: number;
  readonly payWay: PayWay;
  readonly extras: readonly { readonly kind: CarDetail['extras'][number]['kind']; readonly count: number }[];
  readonly crossBorder: boolean;
  readonly locale: Locale;
};
export type CarQuoteOffer = Partial<Guaranteed> & {
  readonly rental: CarSummary;
  /** What is paid to us now: nothing when the desk is paid. */
  readonly price: { readonly total: Money };
  /** The whole rental, today and at the desk. */
  readonly rentalPrice: CarPrice;
  /** What each way to pay comes to with the same choices. */
  readonly payWays: readonly CarPrice[];
  readonly miles: number;
  readonly cancellation: CancelTerms;
  readonly extras: CarDetail['extras'];
  readonly crossBorder: CarDetail['crossBorder'];
  /** For a company's traveler, as it was when the checkout began. */
  readonly market?: MarketPrice | null | undefined;
};
export type CarSale = {
  readonly product: 'car';
  readonly request: CarQuoteRequest;
  readonly offer: CarQuoteOffer;
};
export type CarCheckoutRow = CheckoutRow<CarSale, CarDraft>;

/** What the company learns about the main driver besides the name; stored encrypted. */
export type MainDriver = {
  readonly licenseCountry: string;
  readonly loyaltyNumber: string;
  readonly flightNumber: string;
};
/** The first guest is the main driver. */
export type BookedCar = CarSale & { readonly guests: readonly Guest[]; readonly contact: Contact };
export type CarBooking = Booking<BookedCar>;
export const isCarBooking = (booking: Booking): booking is CarBooking => booking.product === 'car';

/** The same at another price: with what it earns by then. */
export const atCarPrice = (
  { request, offer }: Pick<CarSale, 'request' | 'offer'>,
  rentalPrice: CarPrice,
): CarSale => ({
  product: 'car',
  request,
  offer: {
    ...offer,
    rentalPrice,
    price: { total: rentalPrice.dueToday },
    payWays: offer.payWays.map((each) => (each.payWay === rentalPrice.payWay ? rentalPrice : each)),
    miles: milesFor(rentalPrice.dueToday),
  },
});

/** What cars need from outside. */
export type CarDeps = {
  readonly clock: Clock;
  /** Of what's stored about travelers. */
  readonly sealer: Sealer;
  readonly carSupplierOf: (carId: string) => CarSupplier | undefined;
  readonly carSuppliers: readonly CarSupplier[];
  /** Every rental company that's sold. */
  readonly carCompanies: readonly Supplier[];
  readonly log: WarningLog;
  readonly placeOfAirport: PlaceOfAirport;
  readonly cityName: CityName;
  /** What a customer has booked and not yet done. */
  readonly plansOf: (reader: Owner & { readonly locale: Locale }) => Promise<readonly TripPlan[]>;
};

/** What their sagas need. */
export type CarSagaDeps = BookingDeps & Pick<CarDeps, 'clock' | 'carSupplierOf'>;
