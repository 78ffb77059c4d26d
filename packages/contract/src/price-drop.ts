/** Price drop protection of a trip: what was read of its price after it was booked (B §4, B §9). */
import { z } from 'zod';
import { call } from './call.ts';
import { calendarDate, instant, moneySchema } from './primitives.ts';
import { tripParams } from './trip-parts.ts';

const priceDrop = z.object({
  state: z.enum(['watching', 'credited', 'notCredited']),
  /** The version of its terms. */
  termsId: z.string(),
  startedAt: instant,
  /** When the last day of watching is over, and the credit is given. */
  endsAt: instant,
  /** The last day of watching, as credits' days are counted. */
  lastDay: calendarDate,
  /** The clause of the terms that decided; null while the price is watched. */
  clauseId: z.string().nullable(),
  /** How far the price has to fall, and the most that is credited. */
  threshold: moneySchema,
  most: moneySchema,
  booked: moneySchema,
  lowest: moneySchema.nullable(),
  credited: moneySchema.nullable(),
  /** In order of time. `price`: null when the same wasn't for sale. */
  readings: z.array(z.object({ readAt: instant, price: moneySchema.nullable() })),
});
export type PriceDrop = z.output<typeof priceDrop>;

export const priceDropCalls = {
  getPriceDrop: call({
    method: 'GET',
    path: '/trips/:bookingId/price-drop',
    summary: 'What was read of a trip’s price after booking; null when it isn’t watched',
    auth: 'customer',
    params: tripParams,
    output: z.object({ priceDrop: priceDrop.nullable() }),
    errors: [],
  }),
} as const;
