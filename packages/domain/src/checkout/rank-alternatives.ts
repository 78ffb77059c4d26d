/**
 * Which other offers are shown when a price has increased: the most similar first, then the cheapest. A
 * product scores how much each of its offers differs (`hotelDifference`, `flightDifference` …).
 */
export const ALTERNATIVES_MAX = 3;

/** Costing more than the increased price counts one point for each so many percent begun. */
const PERCENT_PER_POINT = 5;

/** `difference`: points, 0 for the same in everything that's compared. */
type Measured = { readonly difference: number; readonly totalMinor: number };

const pointsAbove = (totalMinor: number, increasedMinor: number): number =>
  Math.max(0, Math.ceil(((totalMinor - increasedMinor) * 100) / (increasedMinor * PERCENT_PER_POINT)));

/** All of them, the best first. `increasedMinor`: what the customer's own choice costs now. */
export function rankAlternatives<T>(
  offers: readonly T[],
  measure: (offer: T) => Measured,
  increasedMinor: number,
): T[] {
  return offers
    .map((offer) => {
      const { difference, totalMinor } = measure(offer);
      return { offer, totalMinor, points: difference + pointsAbove(totalMinor, increasedMinor) };
    })
    .toSorted((a, b) => a.points - b.points || a.totalMinor - b.totalMinor)
    .map(({ offer }) => offer);
}
