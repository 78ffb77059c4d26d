/** A booked trip by air without some of its travelers. */
import { milesFor } from '@sojourn/domain/money.ts';
import { atPlacesLeft, partyLeft } from '#flight/rules/travelers/part-of-party.ts';
import type { FlightBooking, FlightOffer } from '../sale.ts';
import type { PartQuote } from './part-port.ts';

/** The booking of those who stay, at the price and terms that the supplier has for them. */
export function withoutTravelers(
  { request, offer, guests }: FlightBooking,
  gone: readonly number[],
  { price, cancellation }: Pick<PartQuote, 'price' | 'cancellation'>,
) {
  const types = guests.map(({ type }) => type);
  const passengers = partyLeft(types, gone);
  const seats = request.extras.seats.map((seat, index) => ({ ...seat, index }));
  const staying = atPlacesLeft(seats, guests.length, gone);
  const extras = {
    seats: staying.map(({ index: _, ...seat }) => seat),
    bags: atPlacesLeft(request.extras.bags, guests.length, gone),
  };
  const offerLeft: FlightOffer = {
    ...offer,
    flight: { ...offer.flight, passengers },
    price,
    cancellation,
    miles: milesFor(price.total),
    guarantee: null,
    exitSeats: staying.flatMap(({ index }, at) => ((offer.exitSeats ?? []).includes(index) ? [at] : [])),
  };
  return {
    request: { ...request, passengers, extras },
    offer: offerLeft,
    guests: guests.filter((_, place) => !gone.includes(place)),
  };
}
