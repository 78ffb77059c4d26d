/** A stay as it is quoted, typed in and booked. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import { milesFor } from '@sojourn/domain/money.ts';
import type { MarketPrice } from '@sojourn/domain/policy/market-price.ts';
import type { Booking, Contact, Guest } from '@sojourn/server/modules/selling/booking/booking.ts';
import type { BookingDeps } from '@sojourn/server/modules/selling/booking/product.ts';
import type { CheckoutRow } from '@sojourn/server/modules/selling/checkouts/checkout-row.ts';
import type { CityName } from '@sojourn/server/modules/selling/locations/city-name.ts';
import type { Sealer } from '@sojourn/server/seal.ts';
import type { WarningLog } from '@sojourn/server/suppliers/call-suppliers.ts';
import type { Guaranteed } from '@sojourn/server/suppliers/price-guarantee.ts';
import type { StayFee } from '../rules/property-fees.ts';
import type { PropertyFee, RoomGuests, StayPrice } from '../rules/stay.ts';
import type { StaySummary } from '../wire/hotel-checkout.ts';
import type { HotelDraft } from '../wire/hotel-draft.ts';
import type { HotelSupplier } from './supplier.ts';

export type HotelQuoteRequest = {
  readonly stayId: string;
  readonly rateId: string;
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
  readonly rooms: readonly RoomGuests[];
  readonly locale: Locale;
};
export type HotelOffer = Partial<Guaranteed> & {
  readonly stay: StaySummary;
  readonly price: StayPrice;
  readonly miles: number;
  readonly cancellation: CancelTerms;
  /** A booking made by an older version has only what one night or stay costs. */
  readonly feesAtProperty: readonly (PropertyFee & Partial<StayFee>)[];
  /** Where the hotel is, to find others near it. */
  readonly position: { readonly lat: number; readonly lon: number };
  /** For a company's traveler, as it was when the checkout began. */
  readonly market?: MarketPrice | null | undefined;
};
export type HotelSale = {
  readonly product: 'hotel';
  readonly request: HotelQuoteRequest;
  readonly offer: HotelOffer;
};
export type HotelCheckoutRow = CheckoutRow<HotelSale, HotelDraft>;

/** What the hotel learns besides names; stored encrypted. One for the whole stay. */
export type LeadGuest = {
  readonly loyaltyNumber: string;
  readonly requests: string;
  readonly leadGuestAge: number;
};
export type BookedStay = HotelSale & { readonly guests: readonly Guest[]; readonly contact: Contact };
export type HotelBooking = Booking<BookedStay>;
export const isHotelBooking = (booking: Booking): booking is HotelBooking => booking.product === 'hotel';

/** The same at another price: with what it earns by then. */
export const atHotelPrice = (
  { request, offer }: Pick<HotelSale, 'request' | 'offer'>,
  price: StayPrice,
): HotelSale => ({
  product: 'hotel',
  request,
  offer: { ...offer, price, miles: milesFor(price.total) },
});

/** What stays need from outside. */
export type HotelDeps = {
  readonly clock: Clock;
  readonly supplierOf: (stayId: string) => HotelSupplier | undefined;
  readonly hotelSuppliers: readonly HotelSupplier[];
  /**
   * The picture of a city by its place id (`city:lisbon-pt`); undefined when the city has none of its own.
   */
  readonly cityArt: (placeId: string) => StaySummary['cityArt'] | undefined;
  readonly cityName: CityName;
  readonly log: WarningLog;
  /** Of what's stored about travelers. */
  readonly sealer: Sealer;
};

/** What their sagas need. */
export type HotelSagaDeps = BookingDeps & HotelDeps;
