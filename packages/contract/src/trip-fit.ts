/** How the bookings of one trip fit each other, and what the whole trip costs. */
import { DUE_PLACES } from '@sojourn/domain/booking/trip-cost.ts';
import { CHECK_KINDS, FIT_KINDS, FIT_SEVERITIES } from '@sojourn/domain/trip-fit/fit.ts';
import { TRIP_KINDS } from '@sojourn/products/product-list.ts';
import { z } from 'zod';
import { calendarDate, idOf, instant, localDateTime, moneySchema } from './primitives.ts';

/** By the clock of the place, whose zone is beside it. */
const moment = z.object({ at: instant, local: localDateTime, zone: z.string() });
const openBed = z.object({
  kind: z.literal('bed'),
  city: z.string(),
  placeId: z.string(),
  from: calendarDate,
  until: calendarDate,
});
const openCar = z.object({
  kind: z.literal('car'),
  city: z.string(),
  airport: z.string(),
  pickUp: localDateTime,
  dropOff: localDateTime,
});
const fitOpen = z.discriminatedUnion('kind', [openBed, openCar]);

const moved = { bookingId: idOf('bkg'), to: localDateTime, zone: z.string() };
/** One booking that changes, and to what; or a bed that's booked besides. */
const fitFix = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('movePickUp'), ...moved }),
  z.object({ kind: z.literal('moveDropOff'), ...moved }),
  z.object({ kind: z.literal('moveStart'), ...moved }),
  z.object({
    kind: z.literal('moveStay'),
    bookingId: idOf('bkg'),
    checkIn: calendarDate,
    checkOut: calendarDate,
  }),
  z.object({ kind: z.literal('addBed'), open: openBed }),
]);
export type FitFix = z.output<typeof fitFix>;

/** What the text names: minutes, days, titles, flights. */
const facts = z.record(z.string(), z.union([z.string(), z.number()]));
export const fitProblem = z.object({
  kind: z.enum(FIT_KINDS),
  severity: z.enum(FIT_SEVERITIES),
  /** Of those that are booked, the one that can't be used or is doubled first. */
  bookingIds: z.array(idOf('bkg')),
  facts,
  gap: z.object({ from: moment, until: moment }).nullable(),
  /** The smallest first. */
  fixes: z.array(fitFix),
  at: instant,
});
export type FitProblem = z.output<typeof fitProblem>;

export const tripFit = z.object({
  /** The gravest first. */
  problems: z.array(fitProblem),
  /** What was checked and fits, by time. */
  fits: z.array(
    z.object({ kind: z.enum(CHECK_KINDS), bookingIds: z.array(idOf('bkg')), facts, at: instant }),
  ),
  /** What would complete the trip and fits it. */
  open: z.array(fitOpen),
});
export type TripFit = z.output<typeof tripFit>;

/** Sums are by currency; almost every trip has one. */
export const tripCost = z.object({
  lines: z.array(
    z.object({
      bookingId: idOf('bkg'),
      kind: z.enum(TRIP_KINDS),
      /** With what protections cost. */
      paid: moneySchema,
      /** Of that, what has come back or is on its way. */
      refunded: moneySchema,
      isPending: z.boolean(),
    }),
  ),
  /** To be paid to somebody else. */
  due: z.array(
    z.object({
      bookingId: idOf('bkg'),
      where: z.enum(DUE_PLACES),
      to: z.string(),
      on: calendarDate,
      amount: moneySchema,
    }),
  ),
  sums: z.array(
    z.object({
      paid: moneySchema,
      /** Set aside, and not charged before the booking is confirmed. */
      pending: moneySchema,
      refunded: moneySchema,
      due: moneySchema,
      /** What's paid and pending, less refunds, with what's due. */
      total: moneySchema,
    }),
  ),
});
export type TripCost = z.output<typeof tripCost>;
