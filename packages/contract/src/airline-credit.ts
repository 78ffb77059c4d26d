/** A future travel credit: what an airline owes a traveler for a ticket (B §2 airline travel credits). */
import { z } from 'zod';
import { calendarDate, idOf, moneySchema } from './primitives.ts';

/** B §4 travel credit status. */
export const TRAVEL_CREDIT_STATUSES = ['Available', 'Expired', 'Redeemed'] as const;

export const airlineCredit = z.object({
  creditId: z.string(),
  /** IATA code and name of the airline that honors it. */
  airline: z.object({ code: z.string(), name: z.string() }),
  status: z.enum(TRAVEL_CREDIT_STATUSES),
  /** What's left of it. */
  amount: moneySchema,
  /** As on the ticket; nobody else can use it. */
  travelerName: z.string(),
  /** The last day to book with it; null: the airline has to be asked. */
  bookBy: calendarDate.nullable(),
  /** The last day to travel with it; null where there is none. */
  travelBy: calendarDate.nullable(),
  /** The booking whose ticket left it. */
  bookingId: idOf('bkg'),
});
export type AirlineCredit = z.output<typeof airlineCredit>;
