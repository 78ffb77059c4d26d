/** Exchanging flights (B §2, §4): the screen a trip is at, what slices can become, how a change reads. */
import { call } from '@sojourn/contract/call.ts';
import { calendarDate, instant, localeSchema, moneySchema } from '@sojourn/contract/primitives.ts';
import { tripParams } from '@sojourn/contract/trip-parts.ts';
import { z } from 'zod';
import { WIRE_PRODUCTS } from '#product-list.ts';
import {
  EXCHANGE_CAUSES,
  EXCHANGE_PASSENGER_TYPES,
  EXCHANGE_SCREENS,
} from '../rules/tickets/exchange-screen.ts';
import {
  airline,
  airportCode,
  chosenSlice,
  fareClass,
  passengerType,
  penalty,
  summarySlice,
} from './flights.ts';

const exchangeView = z.object({
  screen: z.enum(EXCHANGE_SCREENS),
  cause: z.enum(EXCHANGE_CAUSES).nullable(),
  bookingVersion: z.int(),
  /** Until then canceling is free; null when that's over. */
  voidUntil: instant.nullable(),
  /** Of the first airport, by whose clock that is. */
  zone: z.string(),
  /** Slices are changed until an hour before they leave. */
  slices: z.array(z.object({ slice: z.int(), canChange: z.boolean(), closesAt: instant })),
  /** For each traveler with a seat; the strictest of the tickets. */
  changePenalty: penalty,
  airlines: z.array(airline),
  /** How travelers are named on this path (B §3). */
  passengers: z.array(
    z.object({ type: z.enum(EXCHANGE_PASSENGER_TYPES), code: z.string(), traveler: z.int() }),
  ),
});
export type ExchangeView = z.output<typeof exchangeView>;

/** `difference`: to pay for everybody with the change fee; below zero is left over. */
const exchangeFare = z.object({
  fareClass,
  shortBrandName: z.string(),
  fareDifference: moneySchema,
  difference: moneySchema,
  perTraveler: moneySchema,
  /** Of the difference, what change for any reason gives back; null unless it's used. */
  paysBack: moneySchema.nullable(),
});
export const exchangeOption = z.object({
  slice: summarySlice,
  fares: z.array(exchangeFare).min(1),
});
export type ExchangeOption = z.output<typeof exchangeOption>;
const exchangeShelf = z.object({
  options: z.array(exchangeOption),
  days: z.array(z.object({ date: calendarDate, difference: moneySchema.nullable() })),
});
export type ExchangeShelf = z.output<typeof exchangeShelf>;

/** B §2: how the flow was entered; `chfar-exercise` uses change for any reason. */
const exchangeShopType = z.enum(['default', 'chfar-exercise']);
const exchangeTravelers = z.array(z.int().min(0).max(8)).min(1).max(9);
/** The whole trip as it shall be: slices that are as booked stay. */
export const flightChangeAsk = z.object({
  kind: z.literal(WIRE_PRODUCTS.flight),
  slices: z.array(chosenSlice).min(1).max(6),
  /** Some of the travelers alone, by their places; left out for all. They get a booking of their own. */
  travelers: exchangeTravelers.optional(),
  flightShopType: exchangeShopType.optional(),
});
export const flightChangeDetail = z.object({
  kind: z.literal(WIRE_PRODUCTS.flight),
  airline: z.string(),
  /** Each slice that changes, before and after. */
  slices: z.array(z.object({ slice: z.int(), before: summarySlice, after: summarySlice })),
  travelers: z.array(
    z.object({
      type: passengerType,
      code: z.string(),
      count: z.int(),
      before: moneySchema,
      after: moneySchema,
    }),
  ),
  /** Seats that don't move along. */
  lostSeats: z.array(z.object({ slice: z.int(), traveler: z.int(), seat: z.string() })),
});
export type FlightChangeDetail = z.output<typeof flightChangeDetail>;

export const flightExchangeCalls = {
  getExchange: call({
    method: 'GET',
    path: '/trips/:bookingId/exchange',
    summary: 'Whether a flight can be exchanged, by the screen that says so',
    auth: 'customer',
    params: tripParams,
    output: exchangeView,
    errors: ['NotChangeable'],
  }),
  shopExchange: call({
    method: 'POST',
    path: '/trips/:bookingId/exchange/shop',
    summary: 'What a slice can be exchanged for, with the difference to pay; other slices stay',
    auth: 'customer',
    params: tripParams,
    readOnly: true,
    input: z.object({
      /** Which slice, from 0. */
      slice: z.int().min(0).max(5),
      origin: airportCode,
      destination: airportCode,
      date: calendarDate,
      /** The trip so far: as booked, with what was chosen before. */
      chosen: z.array(chosenSlice).min(1).max(6),
      /** As in what is asked for then. */
      travelers: exchangeTravelers.optional(),
      flightShopType: exchangeShopType.optional(),
      limit: z.int().min(1).max(50).optional(),
      locale: localeSchema.optional(),
    }),
    output: exchangeShelf,
    errors: [
      'NotChangeable',
      'SuppliersUnavailable',
      'UnknownAirport',
      'SameAirport',
      'PastDates',
      'TooFarAhead',
    ],
  }),
} as const;
