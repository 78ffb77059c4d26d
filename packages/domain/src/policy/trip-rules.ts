/**
 * A tier's rules beside those of A §3, the same for each product: caps of places and seasons, how far ahead a
 * trip is booked, and which suppliers are preferred or blocked.
 */
import { type CalendarDate, nightsBetween } from '../dates.ts';
import type { Money } from '../money.ts';
import type { MarketLimit, MarketPrice } from './market-price.ts';

/** Month and day, both included: `06-15` to `09-15`. From a later day than until passes the new year. */
export type Season = { readonly from: string; readonly until: string };
/** `id`: `city:lisbon-pt` or `country:PT`; `name`: as it was chosen. */
export type PolicyPlace = { readonly id: string; readonly name: string };
/** Null season: all year. */
export type PlaceRule = { readonly place: PolicyPlace; readonly season: Season | null };
/** `code`: of the hotel's loyalty program, the airline or the rental company. */
export type Supplier = { readonly code: string; readonly name: string };

/** `Caps`: what the product's own caps are called. Rules that are left out allow anything. */
export type TripRules<Caps = unknown> = {
  /** Instead of the policy's own cap; the most specific one holds. */
  readonly placeCaps?: readonly (PlaceRule & Caps)[] | undefined;
  /** Over the median of comparable offers; the fixed cap is the ceiling. */
  readonly percentOverMarket?: number | undefined;
  /** Between the day it's booked and the day it begins. */
  readonly minDaysAhead?: number | undefined;
  /** What is preferred is shown as such; what is blocked is out of policy. */
  readonly suppliers?:
    | { readonly preferred: readonly Supplier[]; readonly blocked: readonly Supplier[] }
    | undefined;
};

export type TripDates = {
  /** Check-in, pick-up or departure, by the local calendar. */
  readonly startsOn: CalendarDate;
  /** Of `bookingDay`. */
  readonly bookedOn: CalendarDate;
};
/** What these rules judge an offer by. */
export type TripFacts = TripDates & {
  /** Where it is, the city before its country; of a flight where the first slice lands. */
  readonly places: readonly string[];
  readonly suppliers: readonly Supplier[];
  /** Left out or null: not known, or too few are comparable. */
  readonly market?: MarketPrice | null | undefined;
};

/** A city by its place id, which ends with its country's code, before that country. */
export const placesOfCity = (placeId: string): readonly string[] => [
  placeId,
  `country:${placeId.slice(-2).toUpperCase()}`,
];

export const isInSeason = ({ from, until }: Season, date: CalendarDate): boolean => {
  const day = date.slice(5);
  return from <= until ? from <= day && day <= until : from <= day || day <= until;
};

const LAST_DAY = '12-31';
/** As ranges within a year. */
const rangesOf = ({ from, until }: Season): readonly (readonly [string, string])[] =>
  from <= until
    ? [[from, until]]
    : [
        [from, LAST_DAY],
        ['01-01', until],
      ];

function clash(a: PlaceRule, b: PlaceRule): boolean {
  if (a.place.id !== b.place.id) return false;
  const [one, other] = [a.season, b.season];
  if (!one || !other) return one === other;
  return rangesOf(one).some(([from, until]) =>
    rangesOf(other).some(([start, end]) => from <= end && start <= until),
  );
}

/** The later of each two rules of one place that hold on the same days: it isn't clear which is meant. */
export const overlappingRules = <R extends PlaceRule>(rules: readonly R[]): R[] =>
  rules.filter((rule, at) => rules.slice(0, at).some((before) => clash(before, rule)));

/** `rule`: the place's that it comes from; null for the policy's own, and the market's. */
export type Cap = {
  readonly limit: Money | null;
  readonly rule: PlaceRule | null;
  /** Where the market sets it. */
  readonly market?: MarketLimit | undefined;
};

/** The stricter of two. */
export const lowerCap = (low: Cap, cap: Cap): Cap =>
  low.limit === null || (cap.limit !== null && cap.limit.amountMinor < low.limit.amountMinor) ? cap : low;

type PlacedCap = { readonly season: Season; readonly cap: Cap };

/**
 * The cap of one policy: its city's in season, its city's, its country's in season, its country's, or its
 * own. `capOf`: null where the rule has no such cap. Of several that are as specific, the lowest.
 */
export function placedCaps<Caps>(
  { placeCaps = [] }: TripRules<Caps>,
  own: Money | null,
  capOf: (rule: PlaceRule & Caps) => Money | null,
): (facts: Pick<TripFacts, 'places' | 'startsOn'>) => Cap {
  const ownCap: Cap = { limit: own, rule: null };
  const byPlace = new Map<string, { seasonal: PlacedCap[]; allYear: Cap | null }>();
  for (const rule of placeCaps) {
    const limit = capOf(rule);
    if (limit === null) continue;
    const at = byPlace.get(rule.place.id) ?? { seasonal: [], allYear: null };
    byPlace.set(rule.place.id, at);
    // Without its caps: `limit` is the one that holds
    const cap = { limit, rule: { place: rule.place, season: rule.season } };
    if (rule.season) at.seasonal.push({ season: rule.season, cap });
    else at.allYear = at.allYear ? lowerCap(at.allYear, cap) : cap;
  }
  if (byPlace.size === 0) return () => ownCap;
  // Offers of one search begin on one day: a season is compared once for each of its places
  let day: CalendarDate | null = null;
  let onDay = new Map<string, Cap>();
  return ({ places, startsOn }) => {
    if (startsOn !== day) {
      day = startsOn;
      onDay = new Map();
      for (const [place, at] of byPlace) {
        const cap = capOn(at, startsOn);
        if (cap) onDay.set(place, cap);
      }
    }
    for (const place of places) {
      const cap = onDay.get(place);
      if (cap) return cap;
    }
    return ownCap;
  };
}

function capOn(
  { seasonal, allYear }: { readonly seasonal: readonly PlacedCap[]; readonly allYear: Cap | null },
  startsOn: CalendarDate,
): Cap | null {
  let best: Cap | null = null;
  for (const { season, cap } of seasonal)
    if (isInSeason(season, startsOn)) best = best ? lowerCap(best, cap) : cap;
  return best ?? allYear;
}

export const daysAhead = ({ startsOn, bookedOn }: TripDates): number => nightsBetween(bookedOn, startsOn);

/** The most days that a policy of the list wants. */
export const minDaysAheadOf = (policies: readonly TripRules[]): number =>
  Math.max(0, ...policies.map(({ minDaysAhead = 0 }) => minDaysAhead));

/** Each supplier that a policy of the list blocks, once. */
export const blockedSuppliers = (policies: readonly TripRules[]): ReadonlyMap<string, Supplier> =>
  new Map(policies.flatMap(({ suppliers }) => (suppliers?.blocked ?? []).map((each) => [each.code, each])));

/** Whether the company prefers all of them, and blocks none. */
export function isPreferred(policies: readonly TripRules[], suppliers: readonly Supplier[]): boolean {
  const blocked = blockedSuppliers(policies);
  const preferred = new Set(
    policies.flatMap((each) => each.suppliers?.preferred.map(({ code }) => code) ?? []),
  );
  return suppliers.length > 0 && suppliers.every(({ code }) => preferred.has(code) && !blocked.has(code));
}

/** Whether these rules allow anything. A preference restricts nothing. */
export const allowsAnyTrip = ({
  placeCaps = [],
  minDaysAhead = 0,
  suppliers,
  percentOverMarket,
}: TripRules): boolean =>
  placeCaps.length === 0 &&
  minDaysAhead === 0 &&
  percentOverMarket === undefined &&
  (suppliers?.blocked.length ?? 0) === 0;

/** The caps of places as searches count by them, for the season of the trip. Null: any price. */
export type CapOfPlaces = {
  readonly ownMinor: number | null;
  /** The lowest of those that hold for the dates, by place. */
  readonly places: { readonly place: string; readonly maxMinor: number }[];
};

/** As `placedCaps` decides for any place; one of each policy. */
export function capsOfPlaces<Caps>(
  policy: TripRules<Caps>,
  startsOn: CalendarDate,
  own: Money | null,
  capOf: (rule: PlaceRule & Caps) => Money | null,
): CapOfPlaces {
  const ids = [...new Set((policy.placeCaps ?? []).map(({ place }) => place.id))];
  const capAt = placedCaps(policy, null, capOf);
  return {
    ownMinor: own?.amountMinor ?? null,
    places: ids.flatMap((place) => {
      const { rule, limit } = capAt({ places: [place], startsOn });
      return rule && limit ? [{ place, maxMinor: limit.amountMinor }] : [];
    }),
  };
}

/** What one may pay at a place, by all policies; null for any price. */
export function lowestAt(caps: readonly CapOfPlaces[], places: readonly string[]): number | null {
  const each = caps.flatMap(({ ownMinor, places: ruled }) => {
    const at = places.map((place) => ruled.find((rule) => rule.place === place)?.maxMinor);
    const max = at.find((minor) => minor !== undefined) ?? ownMinor;
    return max === null ? [] : [max];
  });
  return each.length === 0 ? null : Math.min(...each);
}
