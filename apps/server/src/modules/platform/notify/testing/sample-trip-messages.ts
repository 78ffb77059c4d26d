/** Mail about a trip of every product, as it's booked, changed, near and canceled. */
import type { TripDetail } from '@sojourn/contract/trips.ts';
import { sampleActivityTrip } from '@sojourn/products/activity/testing/sample-activity-trip.ts';
import { sampleCarTrip } from '@sojourn/products/car/testing/sample-car-trip.ts';
import {
  CANCELED_FLIGHT_TRIP,
  SAMPLE_FLIGHT_TRIP,
} from '@sojourn/products/flight/testing/sample-flight-trip.ts';
import { sampleHomeTrip } from '@sojourn/products/home/testing/sample-home-trip.ts';
import { CANCELED_TRIP, SAMPLE_TRIP } from '@sojourn/products/hotel/testing/sample-hotel-trip.ts';

/** `content`: as it's stored in the outbox. */
export type Sample = {
  readonly name: string;
  readonly content: Readonly<Record<string, unknown>> & { readonly kind: string };
  readonly trip: TripDetail | null;
};

const bookingId = 'bkg_0abc';
const CAR_TRIP = sampleCarTrip(SAMPLE_TRIP);
const CANCELED_CAR = sampleCarTrip(CANCELED_TRIP);
const kinds = ['bookingConfirmed', 'bookingChanged', 'tripReminder'];
const ofTrip = (
  product: string,
  trip: TripDetail,
  canceled: TripDetail,
  own: readonly string[],
): Sample[] => [
  ...[...kinds, ...own].map((kind) => ({
    name: `${product} ${kind}`,
    content: { kind, bookingId, key: 'chg_1' },
    trip: kind === 'bookingReduced' ? { ...trip, refunds: canceled.refunds.slice(-1) } : trip,
  })),
  { name: `${product} canceled`, content: { kind: 'bookingCanceled', bookingId }, trip: canceled },
  {
    name: `${product} canceled, nonrefundable`,
    content: { kind: 'bookingCanceled', bookingId },
    trip: { ...canceled, refunds: [] },
  },
];

export const TRIP_SAMPLES: readonly Sample[] = [
  ...ofTrip('hotel', SAMPLE_TRIP, CANCELED_TRIP, ['bookingReduced']),
  ...ofTrip('flight', SAMPLE_FLIGHT_TRIP, CANCELED_FLIGHT_TRIP, [
    'bookingReduced',
    'flightTicketed',
    'flightSplit',
  ]),
  ...ofTrip('car', CAR_TRIP, CANCELED_CAR, []),
  ...ofTrip('home', sampleHomeTrip(SAMPLE_TRIP), sampleHomeTrip(CANCELED_TRIP), []),
  ...ofTrip('activity', sampleActivityTrip(SAMPLE_TRIP), sampleActivityTrip(CANCELED_TRIP), []),
];
