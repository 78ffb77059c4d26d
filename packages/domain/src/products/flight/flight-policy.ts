/** Whether a flight is in policy: fare class and price, by how long it is (A §3 flights.policies, A §9). */
import { type Currency, type Money, money } from '../../money.ts';
import type { FLIGHT_DURATIONS, PolicyTier } from '../../policy/tier.ts';
import { lowestCap, overCap, type Verdict, verdictOf } from '../../policy/verdict.ts';
import { first } from '../../present.ts';
import { FARE_CLASSES, type FareClass } from './fares/fare-classes.ts';
import type { TripType } from './flight-search.ts';

/** `minutes`: from door to door, with `stopoverMinutes` on the ground between segments. */
type FlightPolicySlice = {
  readonly minutes: number;
  readonly stopoverMinutes: number;
  readonly fareClass: FareClass;
};
export type FlightPolicyFacts = {
  readonly slices: readonly FlightPolicySlice[];
  readonly isRoundTrip: boolean;
  /** Of the whole trip, where not all slices are chosen yet. */
  readonly sliceCount?: number | undefined;
  /** For one traveler, all slices, with taxes. */
  readonly perTraveler: Money;
};
type Duration = (typeof FLIGHT_DURATIONS)[number];
type Rules = {
  readonly allowed: readonly FareClass[];
  readonly isAllowed: ReadonlySet<FareClass>;
  readonly oneWay: Money | null;
  readonly roundTrip: Money | null;
};

/** More time in the air than the tier's hours. */
const isLongSlice = (
  { minutes, stopoverMinutes }: Pick<FlightPolicySlice, 'minutes' | 'stopoverMinutes'>,
  { minHoursForLongFlight }: PolicyTier['settings'],
): boolean => minutes - stopoverMinutes > minHoursForLongFlight * 60;

function rulesFor({ flights }: PolicyTier, duration: Duration): Rules {
  const policies = flights.policies.filter((policy) => policy.duration === duration);
  const allowed = FARE_CLASSES.filter((fareClass) =>
    policies.every(({ allowedFareClasses }) => allowedFareClasses.includes(fareClass)),
  );
  return {
    allowed,
    isAllowed: new Set(allowed),
    oneWay: lowestCap(policies.map(({ maxPriceForOneWay }) => maxPriceForOneWay)),
    roundTrip: lowestCap(policies.map(({ maxPriceForRoundTrip }) => maxPriceForRoundTrip)),
  };
}

/** The one-way cap counts once for each slice of a multi-city trip. */
const timesSlices = (cap: Money | null, slices: number): Money | null =>
  cap && money(cap.amountMinor * slices, cap.currency);

/** A trip with one long slice is judged by the `Long` policies; a class that isn't allowed is named once. */
export function flightJudge(tier: PolicyTier): (facts: FlightPolicyFacts) => Verdict {
  const { settings } = tier;
  const short = rulesFor(tier, 'Short');
  const long = settings.enableLongFlights ? rulesFor(tier, 'Long') : short;
  return ({ slices, isRoundTrip, perTraveler, sliceCount = slices.length }) => {
    const { allowed, isAllowed, oneWay, roundTrip } = slices.some((slice) => isLongSlice(slice, settings))
      ? long
      : short;
    const over = isRoundTrip
      ? overCap('roundTripPrice', roundTrip, perTraveler)
      : overCap('oneWayPrice', timesSlices(oneWay, sliceCount), perTraveler);
    const refused = slices.find(({ fareClass }) => !isAllowed.has(fareClass));
    if (!refused) return verdictOf(over);
    const broken = { rule: 'fareClass' as const, limit: allowed, actual: refused.fareClass };
    return verdictOf(over.length === 0 ? [broken] : over.concat(broken));
  };
}

type Limits = { readonly fareClasses: FareClass[]; readonly perAdultMaxMinor: number | null };
/** The same rules as numbers for a trip of one shape, as searches count by them. Null: any. */
export function flightPolicyLimits(
  tier: PolicyTier,
  { isRoundTrip, sliceCount }: { readonly isRoundTrip: boolean; readonly sliceCount: number },
): { readonly longAboveMinutes: number | null; readonly short: Limits; readonly long: Limits } {
  const limits = (duration: Duration): Limits => {
    const { allowed, oneWay, roundTrip } = rulesFor(tier, duration);
    const most = isRoundTrip ? roundTrip : timesSlices(oneWay, sliceCount);
    return { fareClasses: [...allowed], perAdultMaxMinor: most?.amountMinor ?? null };
  };
  const { enableLongFlights, minHoursForLongFlight } = tier.settings;
  return {
    longAboveMinutes: enableLongFlights ? minHoursForLongFlight * 60 : null,
    short: limits('Short'),
    long: limits('Long'),
  };
}

/** A flight as it's quoted and reviewed. `grandTotal`: of one traveler, in minor units of `currency`. */
type QuotedFlight = {
  readonly flight: {
    readonly tripType: TripType;
    readonly slices: readonly {
      readonly durationMinutes: number;
      readonly layovers: readonly { readonly stopoverDurationMinutes: number }[];
      readonly fareClass: FareClass;
    }[];
  };
  readonly price: {
    readonly currency: Currency;
    readonly travelers: readonly { readonly each: { readonly grandTotal: number } }[];
  };
};

/** The price is the first adult's, with taxes and without seats and bags. */
export const judgeFlight = (tier: PolicyTier, { flight, price }: QuotedFlight): Verdict =>
  flightJudge(tier)({
    slices: flight.slices.map(({ durationMinutes, layovers, fareClass }) => ({
      minutes: durationMinutes,
      stopoverMinutes: layovers.reduce(
        (sum, { stopoverDurationMinutes }) => sum + stopoverDurationMinutes,
        0,
      ),
      fareClass,
    })),
    isRoundTrip: flight.tripType === 'roundTrip',
    perTraveler: money(first(price.travelers).each.grandTotal, price.currency),
  });
