/**
 * Whether a flight is in policy: fare class and price, by how long it is (A §3 flights.policies, A §9), and
 * the rules beside it.
 */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { type Currency, type Money, money } from '@sojourn/domain/money.ts';
import type { MarketPrice } from '@sojourn/domain/policy/market-price.ts';
import { perTier } from '@sojourn/domain/policy/per-tier.ts';
import type { PolicyTier } from '@sojourn/domain/policy/tier.ts';
import { tripJudge } from '@sojourn/domain/policy/trip-judge.ts';
import {
  blockedSuppliers,
  type CapOfPlaces,
  capsOfPlaces,
  daysAhead,
  minDaysAheadOf,
  placedCaps,
  type Supplier,
  type TripDates,
  type TripFacts,
} from '@sojourn/domain/policy/trip-rules.ts';
import {
  type BrokenCap,
  brokenCap,
  percentOverMarketOf,
  strictestOf,
} from '@sojourn/domain/policy/under-market.ts';
import {
  type BrokenRule,
  jointVerdict,
  NOTHING,
  overCap,
  type Verdict,
} from '@sojourn/domain/policy/verdict.ts';
import { first, last } from '@sojourn/domain/present.ts';
import { FARE_CLASSES, type FareClass } from './fares/fare-classes.ts';
import type { TripType } from './flight-search.ts';
import type { FLIGHT_DURATIONS, FlightPolicy } from './policy-tier.ts';

/** `minutes`: from door to door, with `stopoverMinutes` on the ground between segments. */
type FlightPolicySlice = {
  readonly minutes: number;
  readonly stopoverMinutes: number;
  readonly fareClass: FareClass;
};
export type FlightPolicyFacts = TripFacts & {
  readonly slices: readonly FlightPolicySlice[];
  readonly isRoundTrip: boolean;
  /** Of the whole trip, where not all slices are chosen yet. */
  readonly sliceCount?: number | undefined;
  /** For one traveler, all slices, with taxes. */
  readonly perTraveler: Money;
};
type Duration = (typeof FLIGHT_DURATIONS)[number];
type Rules = {
  readonly policies: readonly FlightPolicy[];
  readonly allowed: readonly FareClass[];
  /** What each class that isn't allowed breaks, made once for all offers. */
  readonly refused: ReadonlyMap<FareClass, readonly BrokenRule[]>;
  readonly judgeTrip: ReturnType<typeof tripJudge>;
  readonly brokenCapOf: ReturnType<typeof brokenByShape>;
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
    policies,
    allowed,
    refused: new Map(
      FARE_CLASSES.filter((each) => !allowed.includes(each)).map((actual) => [
        actual,
        [{ rule: 'fareClass', limit: allowed, actual }],
      ]),
    ),
    judgeTrip: tripJudge(policies),
    brokenCapOf: brokenByShape(policies),
  };
}

/** The one-way cap counts once for each slice of a multi-city trip. */
const timesSlices = (cap: Money | null, slices: number): Money | null =>
  cap && money(cap.amountMinor * slices, cap.currency);

type Shape = { readonly isRoundTrip: boolean; readonly sliceCount: number };
type Caps = Pick<FlightPolicy, 'maxPriceForOneWay' | 'maxPriceForRoundTrip'>;
/** The cap of a whole trip of a shape. */
const capOfTrip =
  ({ isRoundTrip, sliceCount }: Shape) =>
  ({ maxPriceForOneWay, maxPriceForRoundTrip }: Caps): Money | null =>
    isRoundTrip ? maxPriceForRoundTrip : timesSlices(maxPriceForOneWay, sliceCount);

function capsOf(policies: readonly FlightPolicy[], shape: Shape) {
  const capOf = capOfTrip(shape);
  return policies.map((policy) => placedCaps(policy, capOf(policy), capOf));
}

/** By the shape of a trip: searches have one. */
function brokenByShape(policies: readonly FlightPolicy[]) {
  let [last, broken]: [number, BrokenCap | null] = [-1, null];
  return (isRoundTrip: boolean, sliceCount: number): BrokenCap => {
    const key = isRoundTrip ? 0 : sliceCount;
    if (!broken || key !== last) broken = brokenCap(policies, capsOf(policies, { isRoundTrip, sliceCount }));
    last = key;
    return broken;
  };
}

/** A trip with one long slice is judged by the `Long` policies; a class that isn't allowed is named once. */
export const flightJudge = perTier((tier: PolicyTier): ((facts: FlightPolicyFacts) => Verdict) => {
  const { settings } = tier;
  const short = rulesFor(tier, 'Short');
  const long = settings.enableLongFlights ? rulesFor(tier, 'Long') : short;
  return (facts) => {
    const { slices, isRoundTrip, perTraveler, sliceCount = slices.length } = facts;
    let rules = short;
    for (const slice of slices) if (isLongSlice(slice, settings)) rules = long;
    const { refused, judgeTrip, brokenCapOf } = rules;
    const cap = brokenCapOf(isRoundTrip, sliceCount)(facts, perTraveler);
    const over = overCap(isRoundTrip ? 'roundTripPrice' : 'oneWayPrice', cap, perTraveler);
    let broken = NOTHING;
    for (const { fareClass } of slices) if (broken === NOTHING) broken = refused.get(fareClass) ?? NOTHING;
    return jointVerdict(over, broken, judgeTrip(facts));
  };
});

type Limits = {
  readonly fareClasses: FareClass[];
  readonly perAdultMaxMinor: number | null;
  /** Instead of `perAdultMaxMinor` where places have caps of their own; one of each policy. */
  readonly placeCaps?: CapOfPlaces[];
  /** Codes of airlines. */
  readonly blocked?: string[];
  /** Over what comparable trips cost; the others are the ceiling. */
  readonly percentOverMarket?: number;
};
/** The same rules as numbers for a trip of one shape, as searches count by them. Null: any. */
export function flightPolicyLimits(
  tier: PolicyTier,
  shape: Shape,
  dates: TripDates,
): { readonly longAboveMinutes: number | null; readonly short: Limits; readonly long: Limits } {
  const capOf = capOfTrip(shape);
  const limits = (duration: Duration): Limits => {
    const { policies, allowed } = rulesFor(tier, duration);
    const isTooLate = daysAhead(dates) < minDaysAheadOf(policies);
    const own = strictestOf(capsOf(policies, shape))({ places: [], startsOn: dates.startsOn });
    const hasPlaces = policies.some(({ placeCaps = [] }) => placeCaps.length > 0);
    const blocked = [...blockedSuppliers(policies).keys()];
    const percentOverMarket = percentOverMarketOf(policies);
    return {
      fareClasses: isTooLate ? [] : [...allowed],
      perAdultMaxMinor: own.limit?.amountMinor ?? null,
      ...(hasPlaces && {
        placeCaps: policies.map((policy) => capsOfPlaces(policy, dates.startsOn, capOf(policy), capOf)),
      }),
      ...(blocked.length > 0 && { blocked }),
      ...(percentOverMarket !== undefined && { percentOverMarket }),
    };
  };
  const { enableLongFlights, minHoursForLongFlight } = tier.settings;
  return {
    longAboveMinutes: enableLongFlights ? minHoursForLongFlight * 60 : null,
    short: limits('Short'),
    long: limits('Long'),
  };
}

type Landing = {
  readonly locationCode: string;
  readonly countryCode: string;
  readonly cityPlaceId?: string | null | undefined;
};
type PolicyFlight = {
  readonly segments: readonly {
    readonly marketingAirline: Supplier;
    readonly destination: Landing;
    readonly zonedDepartureTime: string;
  }[];
};

/** Of slices as they're shown: whose flights they are, when they begin, and where the first one lands. */
export function flightTripFacts(slices: readonly PolicyFlight[]): Omit<TripFacts, 'bookedOn'> {
  const out = first(slices);
  const { cityPlaceId, countryCode } = last(out.segments).destination;
  const airlines = new Map(
    slices.flatMap(({ segments }) =>
      segments.map(({ marketingAirline: { code, name } }) => [code, { code, name }] as const),
    ),
  );
  return {
    places: [...(cityPlaceId ? [cityPlaceId] : []), `country:${countryCode}`],
    suppliers: [...airlines.values()],
    startsOn: first(out.segments).zonedDepartureTime.slice(0, 10) as CalendarDate,
  };
}

/** A flight as it's quoted and reviewed. `grandTotal`: of one traveler, in minor units of `currency`. */
type QuotedFlight = {
  readonly flight: {
    readonly tripType: TripType;
    readonly slices: readonly (PolicyFlight & {
      readonly durationMinutes: number;
      readonly layovers: readonly { readonly stopoverDurationMinutes: number }[];
      readonly fareClass: FareClass;
    })[];
  };
  readonly price: {
    readonly currency: Currency;
    readonly travelers: readonly { readonly each: { readonly grandTotal: number } }[];
  };
  readonly market?: MarketPrice | null | undefined;
};

/** The price is the first adult's, with taxes and without seats and bags. */
export const judgeFlight = (
  tier: PolicyTier,
  { flight, price, market }: QuotedFlight,
  bookedOn: CalendarDate,
): Verdict =>
  flightJudge(tier)({
    ...flightTripFacts(flight.slices),
    bookedOn,
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
    market,
  });
