/** A ride as it is quoted, typed in and booked. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { TripPlan } from '@sojourn/domain/booking/trip-plan.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import { type Money, milesFor, money } from '@sojourn/domain/money.ts';
import type { Booking, Contact, Guest } from '@sojourn/server/modules/selling/booking/booking.ts';
import type { BookingDeps } from '@sojourn/server/modules/selling/booking/product.ts';
import type { CheckoutRow } from '@sojourn/server/modules/selling/checkouts/checkout-row.ts';
import type { CityName } from '@sojourn/server/modules/selling/locations/city-name.ts';
import type { Sealer } from '@sojourn/server/seal.ts';
import type { WarningLog } from '@sojourn/server/suppliers/call-suppliers.ts';
import type { Guaranteed } from '@sojourn/server/suppliers/price-guarantee.ts';
import type { Owner } from '@sojourn/server/workflow/saga.ts';
import type { RideTime } from '../rules/transfer.ts';
import type { GroundDraft } from '../wire/ground-draft.ts';
import type { RideParty, RideSummary, RideTotal, Stop } from './port/ride-port.ts';
import type { GroundSupplier, RideDriver, RideTraveler } from './supplier.ts';

export type GroundQuoteRequest = {
  readonly transferId: string;
  readonly from: Stop;
  readonly to: Stop;
  readonly time: RideTime;
  readonly party: RideParty;
  readonly locale: Locale;
};
export type GroundQuoteOffer = Partial<Guaranteed> & {
  readonly summary: RideSummary;
  readonly price: { readonly total: Money };
  readonly miles: number;
  readonly cancellation: CancelTerms;
  /** Who comes, once it's confirmed; left out before. */
  readonly driver?: RideDriver;
};
export type GroundSale = {
  readonly product: 'ground';
  readonly request: GroundQuoteRequest;
  readonly offer: GroundQuoteOffer;
};
export type GroundCheckoutRow = CheckoutRow<GroundSale, GroundDraft>;

/** What the operator learns of the party besides the booking's own name; stored encrypted. */
export type GroundParty = {
  readonly rider: Guest;
  readonly riderPhone: string;
  readonly rideFlight: string;
  readonly rideAddress: string;
  readonly driverNote: string;
};
/** As the operator has it. */
export const travelerOf = ({ rider, ...party }: GroundParty, name = rider): RideTraveler => ({
  firstName: name.firstName,
  lastName: name.lastName,
  phone: party.riderPhone,
  flight: party.rideFlight,
  address: party.rideAddress,
  note: party.driverNote,
});
export type BookedGround = GroundSale & {
  readonly guests: readonly Guest[];
  readonly contact: Contact;
};
export type GroundBooking = Booking<BookedGround>;
export const isGroundBooking = (booking: Booking): booking is GroundBooking => booking.product === 'ground';

/** The same at another price: with what it earns by then. */
export const atRidePrice = (
  { request, offer }: Pick<GroundSale, 'request' | 'offer'>,
  price: RideTotal,
  summary = offer.summary,
): GroundSale => {
  const total = money(price.totalMinor, price.currency);
  return {
    product: 'ground',
    request,
    offer: { ...offer, summary: { ...summary, price }, price: { total }, miles: milesFor(total) },
  };
};

type Position = { readonly lat: number; readonly lon: number };
/** What rides need from outside. */
export type GroundDeps = {
  readonly clock: Clock;
  /** Of what's stored about travelers. */
  readonly sealer: Sealer;
  readonly groundSupplierOf: (transferId: string) => GroundSupplier | undefined;
  readonly groundSuppliers: readonly GroundSupplier[];
  readonly groundStopOf: (placeId: string, locale: Locale) => Stop | undefined;
  readonly log: WarningLog;
  readonly placeOfAirport: (code: string) => (Position & { readonly zone: string }) | undefined;
  readonly cityName: CityName;
  /** What a customer has booked and not yet done. */
  readonly plansOf: (reader: Owner & { readonly locale: Locale }) => Promise<readonly TripPlan[]>;
};

/** What their sagas need. */
export type GroundSagaDeps = BookingDeps & Pick<GroundDeps, 'clock' | 'groundSupplierOf'>;
