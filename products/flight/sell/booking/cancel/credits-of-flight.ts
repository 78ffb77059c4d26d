import { dateIn, type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { splitByWeights } from '@sojourn/domain/money.ts';
import { first, itemAt } from '@sojourn/domain/present.ts';
import type { SupplierCredit } from '@sojourn/server/modules/selling/booking/supplier-record.ts';
import { airlineTickets } from '#flight/sell/checkout/airline-tickets.ts';
import type { FlightBooking } from '#flight/sell/sale.ts';

const YEAR_SECONDS = 365 * 86_400;

/** An amount as credit of the one airline that issued all tickets, by fare; none where there are several. */
export function creditsOfFlight(
  { offer, guests, supplierLocator }: FlightBooking,
  amountMinor: number,
  now: Instant,
): SupplierCredit[] {
  const tickets = airlineTickets(offer, guests);
  if (tickets.length !== guests.length) return [];
  const { airline } = first(offer.flight.tickets);
  const amounts = splitByWeights(
    amountMinor,
    tickets.map((ticket) => ticket.amountMinor),
  );
  return tickets.flatMap((_, traveler) => {
    const minor = itemAt(amounts, traveler);
    if (minor === 0) return [];
    return {
      airline: { code: airline.code, name: airline.name },
      number: supplierLocator ?? '',
      traveler,
      amountMinor: minor,
      issuedOn: dateIn(now, 'UTC'),
      expiresAt: plusSeconds(now, YEAR_SECONDS),
      nameRule: 'sameTraveler',
      residualRule: 'kept',
    };
  });
}
