/** A booked stay in the shapes of the contract: a card in the list, or the whole trip. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { openTravelers } from '@sojourn/server/modules/selling/booking/travelers/sealed-travelers.ts';
import type { TripBesides } from '@sojourn/server/modules/trips/trips/besides.ts';
import { commonCardOf, commonDetailOf, type TripParts } from '@sojourn/server/modules/trips/trips/view.ts';
import type { HotelTripCard, HotelTripDetail } from '../wire/hotel-trip.ts';
import { wirePrice } from '../wire/wire-price.ts';
import { stayChangeWindow } from './change/hotel-changes.ts';
import type { HotelBooking, HotelDeps, LeadGuest } from './sale.ts';
import { viewFees } from './view-fees.ts';

const traitsOf = (booking: HotelBooking) => ({
  isLodging: true,
  tickets: null,
  isExchangeAllowed: null,
  changesUntil: stayChangeWindow(booking).closesAt,
  checkIn: [],
});

export const stayCardOf = (booking: HotelBooking, besides: TripBesides, now: Instant): HotelTripCard => ({
  ...commonCardOf(booking, traitsOf(booking), besides, now),
  kind: 'Hotel',
  stay: booking.offer.stay,
});

export function viewHotelTrip(
  { sealer }: Pick<HotelDeps, 'sealer'>,
  parts: TripParts<HotelBooking>,
  now: Instant,
): HotelTripDetail {
  const { booking } = parts;
  const { offer } = booking;
  const [lead] = openTravelers<LeadGuest>(sealer, parts) ?? [];
  const price = wirePrice(offer.price);
  return {
    ...stayCardOf(booking, parts.besides, now),
    ...commonDetailOf(
      parts,
      { item: offer.stay.name, baseMinor: price.tripTotalExcludingTaxes.amountMinor },
      now,
    ),
    price,
    feesAtProperty: viewFees(booking),
    guests: [...booking.guests],
    requests: lead?.requests ?? '',
    loyaltyNumber: lead?.loyaltyNumber ?? '',
    supplierLocator: booking.supplierLocator,
  };
}
