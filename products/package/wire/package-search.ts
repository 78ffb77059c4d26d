/** Finding a package: one flight there and back, and the hotels that go with it, each with one total. */
import { call } from '@sojourn/contract/call.ts';
import { calendarDate, localeSchema } from '@sojourn/contract/primitives.ts';
import { z } from 'zod';
import {
  NIGHT_CHOICES,
  packageFareClass,
  packageFlight,
  packageFlightChoice,
  packageNights,
  packageOffer,
} from './packages.ts';

const airportCode = z.string().regex(/^[A-Z]{3}$/);
const chosenSlice = z.object({
  sliceId: z
    .string()
    .max(160)
    .regex(/^[0-9A-Za-z.~-]+$/),
  fareClass: packageFareClass,
});

/** `total`: with what's due at the hotel's desk, as for hotels alone. */
const PACKAGE_SORTS = ['recommended', 'total', 'rating'] as const;

/** Begun with either part: a flight that's chosen, a hotel that's chosen, both or neither. */
const packageSearch = z.object({
  origin: airportCode,
  destination: airportCode,
  departs: calendarDate,
  returns: calendarDate,
  /** A child's age decides its seat: from 12 an adult's, under 2 on a lap while there are laps. */
  rooms: z
    .array(z.object({ adults: z.int().min(1).max(6), childAges: z.array(z.int().min(0).max(17)).max(6) }))
    .min(1)
    .max(8),
  /** The way there, and then the way back; the best ones where they're left out. */
  outbound: chosenSlice.optional(),
  inbound: chosenSlice.optional(),
  /** Only this hotel. */
  stayId: z.string().max(64).optional(),
  /** What was answered to `nights.choice`. */
  nights: z.enum(NIGHT_CHOICES).optional(),
  sort: z.enum(PACKAGE_SORTS).optional(),
  offset: z.int().min(0).max(2000).optional(),
  limit: z.int().min(1).max(50).optional(),
  locale: localeSchema.optional(),
});
export type PackageSearch = z.output<typeof packageSearch>;

const packagePage = z.object({
  /** Null: nobody flies there and back on these days, and there are no packages. */
  flight: packageFlight.nullable(),
  nights: packageNights.nullable(),
  /** All of them; `packages` has those from `offset` on. */
  total: z.int(),
  packages: z.array(packageOffer),
  /** Other ways there, and other ways back with the way there as it is. */
  outbounds: z.array(packageFlightChoice),
  inbounds: z.array(packageFlightChoice),
  /** False: a supplier was silent, so there may be more. */
  isComplete: z.boolean(),
});
export type PackagePage = z.output<typeof packagePage>;

export const packageCalls = {
  searchPackages: call({
    method: 'POST',
    path: '/packages/search',
    summary: 'A flight there and back with the hotels that go with it, each pair with one total',
    auth: 'customer',
    readOnly: true,
    input: packageSearch,
    output: packagePage,
    errors: [
      'NoAdult',
      'TooManyTravelers',
      'TooManyLapInfants',
      'InvalidPassengers',
      'SameAirport',
      'PastDates',
      'ReturnBeforeDeparture',
      'TooFarAhead',
      'UnknownAirport',
      'CheckOutBeforeCheckIn',
      'StayTooLong',
      'TooManyRooms',
      'InvalidGuests',
      'UnknownPlace',
      'RateNotAvailable',
      'SuppliersUnavailable',
    ],
  }),
} as const;
