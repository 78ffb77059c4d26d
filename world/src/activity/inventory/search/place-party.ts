/** How each set of units takes a party: computed once for a search, since prices are shares. */
import { checkUnits, placeAges, placesTaken } from '@sojourn/products/activity/rules/party/place-ages.ts';
import type { PlacedParty } from '../pricing.ts';
import { UNIT_SET_LIST } from '../unit-sets.ts';

export type TakenParty = PlacedParty & {
  /** Somebody fits no unit, or comes without the adult they need. */
  readonly isRefused: boolean;
};

/** Who can't be placed takes a place all the same, so that days are those with room for everybody. */
export function placeParty(ages: readonly number[]): readonly TakenParty[] {
  return UNIT_SET_LIST.map((set) => {
    const units = set.units.map(({ share, ...unit }) => ({ ...unit, unitId: unit.kind, priceMinor: share }));
    const placed = placeAges(ages, { units });
    const isRefused = placed.problems.length > 0 || checkUnits(placed.units, { ...set, units }).length > 0;
    const shares = placed.units.flatMap(({ unitId, count }) =>
      units.flatMap(({ kind, priceMinor }) => (kind === unitId ? [[priceMinor, count] as const] : [])),
    );
    return { isRefused, shares, places: isRefused ? ages.length : placesTaken(placed.units, units) };
  });
}
