/** Links to a trip for others: when and where, without prices, codes or more of a name than the first. */
import { z } from 'zod';
import { call } from './call.ts';
import { idOf, instant, localDateTime } from './primitives.ts';
import { tripParams } from './trip-parts.ts';

const SHARE_DAYS = [7, 30, 90] as const;

const tripShare = z.object({ shareId: idOf('shr'), createdAt: instant, expiresAt: instant });
export type TripShare = z.output<typeof tripShare>;
/** Of the whole trip that the booking is a part of; the newest first. */
const tripShares = z.object({ shares: z.array(tripShare) });
export type TripShares = z.output<typeof tripShares>;

const sharedTrip = z.object({
  /** The traveler's own name for it; null: call it by its place. */
  name: z.string().nullable(),
  place: z.string(),
  art: z.object({ seed: z.string(), kind: z.string() }).nullable(),
  /** First names. */
  travelers: z.array(z.string()),
  expiresAt: instant,
  /** In order of time. */
  moments: z.array(
    z.object({
      /** By the clock of the place. */
      at: localDateTime,
      place: z.string(),
      symbol: z.enum(['plane', 'bed', 'wheel', 'ticket']),
      title: z.string(),
      lines: z.array(z.string()),
    }),
  ),
});
export type SharedTrip = z.output<typeof sharedTrip>;

export const shareCalls = {
  listTripShares: call({
    method: 'GET',
    path: '/trips/:bookingId/shares',
    summary: 'The links to a trip that still work',
    auth: 'customer',
    params: tripParams,
    output: tripShares,
    errors: [],
  }),
  shareTrip: call({
    method: 'POST',
    path: '/trips/:bookingId/shares',
    summary: 'A new link to a trip; its address is only given here',
    auth: 'customer',
    params: tripParams,
    input: z.object({ days: z.literal(SHARE_DAYS) }),
    output: tripShares.extend({ url: z.url() }),
    errors: ['TripActionUnavailable'],
  }),
  revokeTripShare: call({
    method: 'DELETE',
    path: '/trips/:bookingId/shares/:shareId',
    summary: 'End a link to a trip',
    auth: 'customer',
    params: tripParams.extend({ shareId: idOf('shr') }),
    output: tripShares,
    errors: [],
  }),
  getSharedTrip: call({
    method: 'GET',
    path: '/shared-trips/:token',
    summary: 'A trip as it’s shown to who has a link to it',
    auth: 'public',
    params: z.object({ token: z.string().regex(/^[\w-]{43}$/) }),
    query: z.object({ locale: z.enum(['en', 'fr']).optional() }),
    isSecret: true,
    output: sharedTrip,
    errors: [],
  }),
} as const;
