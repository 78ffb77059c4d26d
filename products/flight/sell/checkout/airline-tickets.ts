/** Who pays how much to the airline that issues all of a trip's tickets. */
import type { CompleteTraveler } from '@sojourn/contract/travelers.ts';
import type { AirlineTicket } from '@sojourn/domain/wallet/credits/airline-credit.ts';
import type { FlightOffer } from '../sale.ts';

type Traveler = Pick<CompleteTraveler, 'type' | 'firstName' | 'lastName'>;

/** None where several airlines issue them: nobody knows each one's part of the price. Without extras. */
export function airlineTickets(
  { flight, price }: Pick<FlightOffer, 'flight' | 'price'>,
  travelers: readonly Traveler[],
): AirlineTicket[] {
  const [airline, ...others] = new Set(flight.tickets.map((ticket) => ticket.airline.code));
  if (!airline || others.length > 0) return [];
  return travelers.flatMap(({ type, firstName, lastName }) => {
    const fare = price.travelers.find((each) => each.type === type);
    return fare && firstName && lastName
      ? [{ airline, firstName, lastName, amountMinor: fare.each.grandTotal }]
      : [];
  });
}
