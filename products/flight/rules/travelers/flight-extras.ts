/** Whether chosen seats and bags are of this trip: one seat for each, none twice, none for a lap. */
import { type PassengerCounts, seatsNeeded, travelerCount } from './travelers.ts';

type Extras = {
  readonly seats: readonly {
    readonly slice: number;
    readonly segment: number;
    readonly traveler: number;
    readonly seat: string;
  }[];
  readonly bags: readonly { readonly slice: number; readonly traveler: number }[];
};
type Problem = { readonly path: string; readonly problem: 'unknown' | 'twice' };

/**
 * Every choice that cannot be: with the path in the extras. `segmentCounts`: of each slice; null before they
 * are known. Travelers are counted from 0 in the order Adults, Children, SeatedInfants, LapInfants.
 */
export function checkExtras(
  { seats, bags }: Extras,
  party: PassengerCounts,
  segmentCounts: readonly number[] | null,
): readonly Problem[] {
  const isThere = (slice: number, segment: number) =>
    segmentCounts === null || segment < (segmentCounts[slice] ?? 0);
  const taken = new Set<string>();
  /** False when one of the keys was there before. */
  const take = (...keys: string[]) => keys.filter((key) => taken.size === taken.add(key).size).length === 0;
  return [
    ...seats.flatMap(({ slice, segment, traveler, seat }, i): Problem[] => {
      const path = `seats.${i}`;
      if (traveler >= seatsNeeded(party) || !isThere(slice, segment)) return [{ path, problem: 'unknown' }];
      const on = `${slice}.${segment}`;
      return take(`${on} ${seat}`, `${on} ${traveler}`) ? [] : [{ path, problem: 'twice' }];
    }),
    ...bags.flatMap(({ slice, traveler }, i): Problem[] => {
      const path = `bags.${i}`;
      if (traveler >= travelerCount(party) || !isThere(slice, 0)) return [{ path, problem: 'unknown' }];
      return take(`bag ${slice} ${traveler}`) ? [] : [{ path, problem: 'twice' }];
    }),
  ];
}
