/** Flights as a company's policy judges them. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { FareClass } from '#flight/rules/fares/fare-classes.ts';
import { type FlightPolicyFacts, flightTripFacts } from '#flight/rules/flight-policy.ts';
import type { FlightRow } from '#flight/wire/flight-row.ts';
import type { FareOffer, FlightSlice } from '#flight/wire/flights.ts';

/** Of results as of what was chosen. */
type AnySlice = Pick<FlightSlice, 'durationMinutes'> & Pick<FlightRow['slice'], 'segments' | 'layovers'>;

export const groundMinutes = ({ layovers }: Pick<AnySlice, 'layovers'>): number =>
  layovers.reduce((sum, { stopoverDurationMinutes }) => sum + stopoverDurationMinutes, 0);

export const sliceFacts = (
  slice: Pick<AnySlice, 'durationMinutes' | 'layovers'>,
  fareClass: FareClass,
): FlightPolicyFacts['slices'][number] => ({
  minutes: slice.durationMinutes,
  stopoverMinutes: groundMinutes(slice),
  fareClass,
});

/** What is known of a trip before a slice of it is chosen. */
export type TripSoFar = {
  readonly slices: readonly (FlightSlice & { readonly fare: Pick<FareOffer, 'fareClass'> })[];
  readonly isRoundTrip: boolean;
  readonly sliceCount: number;
  readonly bookedOn: CalendarDate;
};

/** With a slice in one of its fares: at the least that the slices after it add. */
export const offerFacts = (
  { slices, isRoundTrip, sliceCount, bookedOn }: TripSoFar,
  slice: AnySlice,
  { fareClass, perAdult, market }: Pick<FareOffer, 'fareClass' | 'perAdult' | 'market'>,
): FlightPolicyFacts => ({
  ...flightTripFacts([...slices, slice]),
  slices: [...slices.map((each) => sliceFacts(each, each.fare.fareClass)), sliceFacts(slice, fareClass)],
  isRoundTrip,
  sliceCount,
  bookedOn,
  perTraveler: perAdult,
  market,
});
