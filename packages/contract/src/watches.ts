/** Watched trips (B §1 trip kind `Watch`): watch a price, list, send mail elsewhere, stop, also from mail. */
import { isEmailAddress } from '@sojourn/domain/travelers/contact.ts';
import { watchParts } from '@sojourn/products/contracts.ts';
import { z } from 'zod';
import { call } from './call.ts';
import { art, calendarDate, idOf, instant, localeSchema, moneySchema } from './primitives.ts';

export const watchInput = z.discriminatedUnion('product', watchParts());
export type WatchInput = z.output<typeof watchInput>;

export const watchedTrip = z.object({
  watchId: idOf('wat'),
  kind: z.literal('Watch'),
  title: z.string(),
  /** Who travels, and what narrows the search. */
  detail: z.string(),
  art,
  startsOn: calendarDate,
  endsOn: calendarDate,
  /** `over`: its date has come. */
  state: z.enum(['watching', 'over']),
  startedAt: instant,
  /** Nothing is read from then on. */
  endsAt: instant,
  /** Where mail about it goes. */
  email: z.string(),
  /** When watching began; null when it wasn't for sale. */
  started: moneySchema.nullable(),
  /** As it was last read; null when it wasn't for sale. */
  now: moneySchema.nullable(),
  readAt: instant,
  lowest: moneySchema.nullable(),
  /** A price from which on the owner is emailed; null: once it's for sale again. */
  alertAt: moneySchema.nullable(),
  /** In order of time, from when watching began. `price`: null when it wasn't for sale. */
  readings: z.array(z.object({ readAt: instant, price: moneySchema.nullable() })),
  /** What was searched, to search it again. */
  input: watchInput,
});
export type WatchedTrip = z.output<typeof watchedTrip>;

/** What a link in mail shows: nothing about whose it is. */
const watchLink = z.object({
  state: z.enum(['watching', 'ended']),
  title: z.string(),
  startsOn: calendarDate,
  endsOn: calendarDate,
});
export type WatchLink = z.output<typeof watchLink>;

const watchParams = z.object({ watchId: idOf('wat') });
const linkParams = z.object({ token: z.string().regex(/^[\w.-]{40,200}$/) });

export const watchCalls = {
  watchPrice: call({
    method: 'POST',
    path: '/watches',
    summary: 'Watches the price of a search; what’s watched already stays one watch',
    auth: 'customer',
    input: watchInput,
    output: watchedTrip,
    errors: [
      'PastDates',
      'TooFarAhead',
      'CheckOutBeforeCheckIn',
      'StayTooLong',
      'TooManyRooms',
      'InvalidGuests',
      'NoAdult',
      'TooManyTravelers',
      'TooManyLapInfants',
      'InvalidPassengers',
      'SameAirport',
      'ReturnBeforeDeparture',
      'TooManySlices',
      'UnknownAirport',
      'TooManyWatches',
      'SuppliersUnavailable',
    ],
  }),
  listWatches: call({
    method: 'GET',
    path: '/watches',
    summary: 'Watched trips with their prices, those that leave first first',
    auth: 'customer',
    output: z.object({ watches: z.array(watchedTrip) }),
    errors: [],
  }),
  changeWatchEmail: call({
    method: 'PUT',
    path: '/watches/:watchId/email',
    summary: 'Sends mail about a watched price to another address; links in earlier mail end',
    auth: 'customer',
    params: watchParams,
    input: z.object({ email: z.string().trim().max(254).refine(isEmailAddress, { error: 'form' }) }),
    output: watchedTrip,
    errors: [],
  }),
  stopWatch: call({
    method: 'DELETE',
    path: '/watches/:watchId',
    summary: 'Stops watching a price',
    auth: 'customer',
    params: watchParams,
    output: z.object({ watchId: idOf('wat') }),
    errors: [],
  }),
  getWatchLink: call({
    method: 'GET',
    path: '/watch-links/:token',
    summary: 'What a link in mail about a watched price would stop',
    auth: 'public',
    params: linkParams,
    query: z.object({ locale: localeSchema.optional() }),
    isSecret: true,
    output: watchLink,
    errors: [],
  }),
  stopWatchByLink: call({
    method: 'POST',
    path: '/watch-links/:token',
    summary: 'Stops watching a price from a link in mail, without signing in',
    auth: 'public',
    params: linkParams,
    input: z.object({ locale: localeSchema.optional() }),
    isSecret: true,
    output: watchLink,
    errors: [],
  }),
} as const;
