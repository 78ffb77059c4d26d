/** A booked car in the shapes of the contract: a card in the list, or the whole trip. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { openTravelers } from '@sojourn/server/modules/selling/booking/travelers/sealed-travelers.ts';
import type { TripBesides } from '@sojourn/server/modules/trips/trips/besides.ts';
import { commonCardOf, commonDetailOf, type TripParts } from '@sojourn/server/modules/trips/trips/view.ts';
import type { Owner } from '@sojourn/server/workflow/saga.ts';
import type { CarTripCard, CarTripDetail } from '../wire/car-trip.ts';
import type { WireCarPrice } from '../wire/cars.ts';
import { rentalChangeWindow } from './change/car-changes.ts';
import { findingsOf } from './checkout/car-findings.ts';
import { linked } from './flights-around.ts';
import type { CarBooking, CarDeps, MainDriver } from './sale.ts';

const traitsOf = (booking: CarBooking) => ({
  isLodging: false,
  tickets: null,
  isExchangeAllowed: null,
  changesUntil: rentalChangeWindow(booking).closesAt,
  checkIn: [],
});

const carCardOf = (booking: CarBooking, besides: TripBesides, now: Instant): CarTripCard => ({
  ...commonCardOf(booking, traitsOf(booking), besides, now),
  kind: 'Car',
  rental: booking.offer.rental,
  atDesk: booking.offer.rentalPrice.atDesk,
});

/** One card for each, in their order. */
export const carCardsOf = (
  bookings: readonly CarBooking[],
  besides: (bookingId: BookingId) => TripBesides,
  _: Owner,
  now: Instant,
): CarTripCard[] => bookings.map((booking) => carCardOf(booking, besides(booking.bookingId), now));

/** The rate, unless the desk takes it. */
const paidBase = ({ payWay, rate }: CarBooking['offer']['rentalPrice']): number =>
  payWay === 'now' ? rate.amountMinor : 0;

/** Conflicts are listed as long as something can be done about them. */
export async function viewCarTrip(
  { plansOf, placeOfAirport, sealer }: Pick<CarDeps, 'plansOf' | 'placeOfAirport' | 'sealer'>,
  parts: TripParts<CarBooking>,
  now: Instant,
): Promise<CarTripDetail> {
  const { booking } = parts;
  const { offer, request } = booking;
  const [driver] = openTravelers<MainDriver>(sealer, parts) ?? [];
  const card = carCardOf(booking, parts.besides, now);
  const isAhead = card.time !== 'Past' && card.time !== 'Canceled';
  const plans = isAhead ? await plansOf({ ...booking, locale: request.locale }) : [];
  const { findings, around } = findingsOf(offer.rental, null, plans, placeOfAirport, booking.bookingId);
  return {
    ...card,
    ...commonDetailOf(parts, { item: booking.title, baseMinor: paidBase(offer.rentalPrice) }, now),
    price: offer.rentalPrice as WireCarPrice,
    options: {
      payWay: request.payWay,
      driverAge: request.driverAge,
      extras: [...request.extras],
      crossBorder: request.crossBorder,
    },
    drivers: [...booking.guests],
    licenseCountry: driver?.licenseCountry ?? '',
    loyaltyNumber: driver?.loyaltyNumber ?? '',
    flightNumber: driver?.flightNumber ?? '',
    supplierLocator: booking.supplierLocator,
    landing: linked(around.landing),
    leaving: linked(around.leaving),
    findings: isAhead ? findings : [],
  };
}
