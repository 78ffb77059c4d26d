/** A booked flight as the contract tells it: a card in the list, or the whole trip. */
import type { CompleteTraveler } from '@sojourn/contract/travelers.ts';
import type { FlightTripCard, FlightTripDetail } from '@sojourn/contract/trips.ts';
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import { checkInTimes } from '@sojourn/domain/products/flight/ticketing.ts';
import { tripTitle } from '@sojourn/domain/products/flight/trip-title.ts';
import type { FlightBooking } from '#modules/booking/store.ts';
import { commonCardOf, commonDetailOf, type TripParts } from '#modules/trips/view.ts';
import type { ListedTicketing, Ticketing } from './booking/store.ts';

export function flightCardOf(
  booking: FlightBooking,
  { state: ticketing, locators }: ListedTicketing,
  now: Instant,
): FlightTripCard {
  const { flight } = booking.offer;
  return {
    ...commonCardOf(booking, now),
    kind: 'Flight',
    ...{ flight, ticketing },
    locators: locators.flatMap(({ ticketNo, locator }) => {
      const airline = flight.tickets.find((each) => each.ticketNo === ticketNo)?.airline;
      return airline ? [{ ticketNo, airline, locator }] : [];
    }),
    ...tripTitle(flight, booking.request.locale),
  };
}

type Parts = TripParts<FlightBooking> & {
  readonly ticketing: Ticketing;
  /** As they were sealed with the booking; null when the key that sealed them is gone. */
  readonly sealed: readonly Pick<CompleteTraveler, 'specialAssistance'>[] | null;
};

export function viewOfFlightTrip(parts: Parts, now: Instant): FlightTripDetail {
  const { booking, ticketing } = parts;
  const { request, offer } = booking;
  const { flight, price } = offer;
  const card = flightCardOf(booking, ticketing, now);
  const { voidUntil, ticketedAt } = ticketing;
  const canVoid = booking.state === 'Confirmed' && voidUntil !== null && isBefore(now, voidUntil);
  return {
    ...card,
    ...commonDetailOf(parts, card.title, now),
    price,
    extras: request.extras,
    travelers: booking.guests.map((guest, i) => travelerOf(parts, guest, i)),
    ticketedAt,
    voidUntil: canVoid ? voidUntil : null,
    checkIn: flight.slices.map(({ segments }, slice) => {
      const { departs, operatingAirline: airline } = segments[0]!;
      return { slice, airline, ...checkInTimes(departs) };
    }),
  };
}

/** With the seats, bags and ticket numbers that are this traveler's. */
function travelerOf(
  { booking, ticketing, sealed }: Parts,
  guest: FlightBooking['guests'][number],
  index: number,
): FlightTripDetail['travelers'][number] {
  const { seats, bags } = booking.request.extras;
  const isOwn = ({ traveler }: { readonly traveler: number }) => traveler === index;
  return {
    ...guest,
    frequentFlyerNumber: [...guest.frequentFlyerNumber],
    specialAssistance: [...(sealed?.[index]?.specialAssistance ?? [])],
    seats: seats.filter(isOwn).map(({ slice, segment, seat }) => ({ slice, segment, seat })),
    bags: bags.filter(isOwn).map(({ slice, pieces }) => ({ slice, pieces })),
    documents: ticketing.documents
      .filter(isOwn)
      .map(({ ticketNo, slice, number }) => ({ ticketNo, slice, number })),
  };
}
