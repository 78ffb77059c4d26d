/** Future travel credits: what airlines owe for tickets that weren't used (B §2, §4 `FtcAvailable` …). */
import { REFUND_STATUSES } from '@sojourn/domain/booking/trip-state.ts';
import { NAME_RULES, RESIDUAL_RULES } from '@sojourn/domain/wallet/credits/airline-credit.ts';
import { z } from 'zod';
import { call } from './call.ts';
import { calendarDate, idOf, instant, moneySchema } from './primitives.ts';

/** What is true of a credit before and after it's issued. */
export const airlineCreditFields = {
  /** IATA code and name. */
  airline: z.object({ code: z.string(), name: z.string() }),
  /** The unused ticket's number, or the airline's record locator where it goes without tickets. */
  number: z.string(),
  traveler: z.object({ firstName: z.string(), lastName: z.string() }),
  /** Of the first ticket. */
  issuedOn: calendarDate,
  /** To be booked by then; null: the airline doesn't say. */
  expiresAt: instant.nullable(),
  nameRule: z.enum(NAME_RULES),
  /** What becomes of the rest when a cheaper ticket is paid with it. */
  residualRule: z.enum(RESIDUAL_RULES),
};

export const airlineCreditLine = z.object({
  ...airlineCreditFields,
  creditId: idOf('acr'),
  /** B §4. */
  status: z.enum(REFUND_STATUSES),
  issued: moneySchema,
  available: moneySchema,
  /** Set aside by a booking that isn't finished. */
  held: moneySchema,
  /** The trip that brought it. */
  originBookingId: idOf('bkg'),
});
export type AirlineCreditLine = z.output<typeof airlineCreditLine>;

export const airlineCreditCalls = {
  listAirlineCredits: call({
    method: 'GET',
    path: '/airline-credits',
    summary:
      'Airline travel credits: from canceled and exchanged tickets, those that end first before the others',
    auth: 'customer',
    output: z.object({ credits: z.array(airlineCreditLine) }),
    errors: [],
  }),
} as const;
