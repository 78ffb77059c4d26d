/** Prices as they were observed, and what a forecaster may make of them: nothing later than a day. Pure. */

/** By the distance between the ends of the trip. */
export const ROUTE_BANDS = ['short', 'medium', 'long'] as const;
export type RouteBand = (typeof ROUTE_BANDS)[number];
const SHORT_KM = 1_500;
const MEDIUM_KM = 4_500;
export const bandOf = (km: number): RouteBand =>
  km < SHORT_KM ? 'short' : km < MEDIUM_KM ? 'medium' : 'long';

/** Days since 1970; minor units. */
export type ObservedPrice = { readonly day: number; readonly minor: number };
/** One trip's prices by the day of asking, in order. */
export type ObservedTrip = {
  readonly band: RouteBand;
  readonly departsOn: number;
  readonly prices: readonly ObservedPrice[];
};

/** How far a prediction looks. */
export const HORIZON_DAYS = 14;
/** Recent prices that the one of today is compared with. */
const RECENT_DAYS = 14;
/** Nothing is predicted for trips that leave sooner. */
const LEAD_MIN = 5;

const LEADS = [10, 21, 35, 60, 100] as const;
/** Percent off the recent mean. */
const STATES = [-4, -1.5, 1.5, 4] as const;
const bucket = (value: number, cuts: readonly number[]): number => cuts.filter((cut) => value > cut).length;

/** What is known of a price on its day, by earlier ones alone. */
export type Situation = { readonly lead: number; readonly state: number; readonly horizon: number };

/** Null with too few earlier prices, or too shortly before departure. */
export function situationOf(
  prices: readonly ObservedPrice[],
  at: number,
  departsOn: number,
): Situation | null {
  const now = prices[at];
  if (!now) return null;
  const lead = departsOn - now.day;
  const recent = prices.slice(Math.max(0, at - RECENT_DAYS), at);
  if (lead < LEAD_MIN || recent.length < RECENT_DAYS) return null;
  const mean = recent.reduce((sum, { minor }) => sum + minor, 0) / recent.length;
  const horizon = Math.min(HORIZON_DAYS, lead - 2);
  return { lead: bucket(lead, LEADS), state: bucket((now.minor / mean - 1) * 100, STATES), horizon };
}

/** The following days' prices as parts of the one of today. */
export type Sample = Situation & { readonly band: RouteBand; readonly path: readonly number[] };

/** Every day whose whole horizon was over by `until`; later prices are never looked at. */
export function samplesOf(trip: ObservedTrip, until: number, from = Number.NEGATIVE_INFINITY): Sample[] {
  const prices = trip.prices.filter(({ day }) => day <= until);
  return prices.flatMap((now, at) => {
    if (now.day < from) return [];
    const situation = situationOf(prices, at, trip.departsOn);
    if (!situation) return [];
    const later = prices.slice(at + 1).filter(({ day }) => day <= now.day + situation.horizon);
    if (later.length < situation.horizon) return [];
    return [{ ...situation, band: trip.band, path: later.map(({ minor }) => minor / now.minor) }];
  });
}
