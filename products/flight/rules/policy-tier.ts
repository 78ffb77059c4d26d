/** What a policy tier says about flights (A §3 flights.policies, A §9). */
import type { Money } from '@sojourn/domain/money.ts';
import type { PartFor } from '@sojourn/domain/policy/tier-part.ts';
import type { TripRules } from '@sojourn/domain/policy/trip-rules.ts';
import { FARE_CLASSES, type FareClass } from './fares/fare-classes.ts';

export const FLIGHT_DURATIONS = ['Short', 'Long'] as const;
/** Null: the policy's own cap holds there. */
type FlightCaps = {
  readonly maxPriceForOneWay: Money | null;
  readonly maxPriceForRoundTrip: Money | null;
};
/** Only flights of its duration follow it. */
export type FlightPolicy = TripRules<FlightCaps> & {
  readonly duration: (typeof FLIGHT_DURATIONS)[number];
  /** Per traveler, with taxes; of several slices that aren't a round trip, for each. */
  readonly maxPriceForOneWay: Money | null;
  readonly maxPriceForRoundTrip: Money | null;
  readonly allowedFareClasses: readonly FareClass[];
};

export const flightPolicies = {
  caps: { oneWayPrice: 'maxPriceForOneWay', roundTripPrice: 'maxPriceForRoundTrip' },
  choices: { fareClass: { field: 'allowedFareClasses', values: FARE_CLASSES } },
  kinds: { field: 'duration', values: FLIGHT_DURATIONS },
  unrestricted: FLIGHT_DURATIONS.map((duration) => ({
    duration,
    maxPriceForOneWay: null,
    maxPriceForRoundTrip: null,
    allowedFareClasses: FARE_CLASSES,
  })) as readonly FlightPolicy[],
} as const satisfies PartFor<FlightPolicy>;
