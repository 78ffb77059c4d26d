/** A booked home in the shapes of the contract: a card in the list, or the whole trip. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { first } from '@sojourn/domain/present.ts';
import { openTravelers } from '@sojourn/server/modules/selling/booking/travelers/sealed-travelers.ts';
import type { TripBesides } from '@sojourn/server/modules/trips/trips/besides.ts';
import { commonCardOf, commonDetailOf, type TripParts } from '@sojourn/server/modules/trips/trips/view.ts';
import type { HomeTripCard, HomeTripDetail } from '../wire/home-trip.ts';
import { homeChangeWindow } from './change/home-changes.ts';
import { readHostedStay } from './deposits/hosted-stay.ts';
import { readDepositsOf } from './deposits/store.ts';
import { viewDeposit } from './deposits/view-deposits.ts';
import { readRebooking } from './rebooking/store.ts';
import { viewClaims } from './requests/claims/view-claims.ts';
import type { HomeBooking, HomeDeps, HomeVisitor } from './sale.ts';
import { taxesOfHomes } from './taxes-of-homes.ts';

const traitsOf = (booking: HomeBooking) => ({
  isLodging: true,
  tickets: null,
  isExchangeAllowed: null,
  changesUntil: homeChangeWindow(booking).closesAt,
  checkIn: [],
});

export const homeCardOf = (booking: HomeBooking, besides: TripBesides, now: Instant): HomeTripCard => ({
  ...commonCardOf(booking, traitsOf(booking), besides, now),
  kind: 'Home',
  stays: [...booking.offer.stays],
  guests: { ...booking.offer.party },
});

export async function viewHomeTrip(
  { sealer, db }: Pick<HomeDeps, 'sealer' | 'db'>,
  parts: TripParts<HomeBooking>,
  now: Instant,
): Promise<HomeTripDetail> {
  const { booking } = parts;
  const [rebooking, deposits, stay] = await Promise.all([
    readRebooking(db, booking),
    readDepositsOf(db, booking, booking.bookingId),
    readHostedStay(db, booking, booking.bookingId),
  ]);
  const claims = stay ? await viewClaims({ db }, stay) : [];
  const { offer, guests } = booking;
  const [visitor] = openTravelers<HomeVisitor>(sealer, parts) ?? [];
  const { firstName, lastName } = first(guests);
  const baseMinor = offer.price.total.amountMinor - taxesOfHomes(booking);
  return {
    ...homeCardOf(booking, parts.besides, now),
    ...commonDetailOf(parts, { item: booking.title, baseMinor }, now),
    guest: { firstName, lastName },
    message: visitor?.message ?? '',
    arrivals: arrivalsOf(booking),
    supplierLocator: booking.supplierLocator,
    deposits: deposits.map(viewDeposit),
    claims,
    rebooking: rebooking && {
      canceledAt: rebooking.canceledAt,
      homes: rebooking.homes && [...rebooking.homes],
    },
  };
}

/** Guests get the address once it's confirmed, and no longer once it's canceled. */
function arrivalsOf({ state, offer }: HomeBooking): HomeTripDetail['arrivals'] {
  const isTheirs = state === 'Confirmed' || state === 'Changing' || state === 'Canceling';
  return offer.stays.map(({ city }, at) => {
    const arrival = isTheirs ? offer.arrivals?.[at] : undefined;
    return arrival ? { ...arrival, address: `${arrival.address}, ${city}`, steps: [...arrival.steps] } : null;
  });
}
