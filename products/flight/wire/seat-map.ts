import { z } from 'zod';
import { airline } from './flights.ts';

export const seatMap = z.object({
  aircraft: z.object({ code: z.string(), name: z.string() }),
  airline,
  flightNumber: z.string(),
  cabin: z.string(),
  /** Letters in blocks parted by aisles: `[['A','B','C'],['D','E','F']]`. */
  blocks: z.array(z.array(z.string())),
  rows: z.array(
    z.object({
      row: z.int(),
      isExit: z.boolean(),
      seats: z.array(
        z.object({
          seat: z.string(),
          state: z.enum(['free', 'taken', 'blocked']),
          position: z.enum(['window', 'middle', 'aisle']),
          hasExtraLegroom: z.boolean(),
          /** Null where seats are assigned at check-in; 0 is included. */
          priceMinor: z.int().nullable(),
        }),
      ),
    }),
  ),
  /** Whether seats of this fare can be chosen now (B §3). */
  rule: z.enum(['assignedAtCheckIn', 'paidChoice', 'freeChoice']),
});
export type SeatMap = z.output<typeof seatMap>;
