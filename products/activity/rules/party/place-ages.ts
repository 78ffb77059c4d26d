/**
 * Puts a party's ages into the units of a product: ages are requested once, and each product has its own
 * bands. Who fits none is named, and so is who would come without the adult they need.
 */
import type { Unit, UnitKind } from '../activity.ts';

export type UnitCount = { readonly unitId: string; readonly count: number };

export type PartyProblem =
  /** No unit is for these ages. */
  | { readonly problem: 'noUnitForAge'; readonly ages: readonly number[] }
  /** A unit has to come with one of these, and none does. */
  | { readonly problem: 'needsCompanion'; readonly unit: UnitKind; readonly companions: readonly UnitKind[] }
  | { readonly problem: 'tooMany'; readonly unit: UnitKind; readonly most: number }
  | { readonly problem: 'tooFew'; readonly unit: UnitKind; readonly least: number }
  | { readonly problem: 'partyTooSmall'; readonly least: number }
  | { readonly problem: 'partyTooLarge'; readonly most: number };

type Option = {
  readonly units: readonly Unit[];
  /** Of units in one booking. */
  readonly least: number;
  readonly most: number | null;
};

const fits = (age: number, { ages }: Unit): boolean => ages !== null && age >= ages.from && age <= ages.to;

/** The cheapest unit that an age fits; a unit that isn't by age is only chosen by hand. */
function unitForAge(age: number, units: readonly Unit[]): Unit | undefined {
  return units.filter((unit) => fits(age, unit)).sort((a, b) => a.priceMinor - b.priceMinor)[0];
}

/** In the order of the option's units; those of nobody are left out. */
export function placeAges(
  ages: readonly number[],
  { units }: Pick<Option, 'units'>,
): { readonly units: UnitCount[]; readonly problems: PartyProblem[] } {
  const counts = new Map<string, number>();
  const without: number[] = [];
  for (const age of ages) {
    const unit = unitForAge(age, units);
    if (unit) counts.set(unit.unitId, (counts.get(unit.unitId) ?? 0) + 1);
    else without.push(age);
  }
  return {
    units: units.flatMap(({ unitId }) => {
      const count = counts.get(unitId);
      return count === undefined ? [] : [{ unitId, count }];
    }),
    problems: without.length === 0 ? [] : [{ problem: 'noUnitForAge', ages: without }],
  };
}

/** What stands in the way of booking so many of each unit; empty when nothing does. */
export function checkUnits(chosen: readonly UnitCount[], option: Option): PartyProblem[] {
  const counted = option.units.flatMap((unit) => {
    const count = chosen.find(({ unitId }) => unitId === unit.unitId)?.count ?? 0;
    return count > 0 ? [{ unit, count }] : [];
  });
  const all = counted.reduce((sum, { count }) => sum + count, 0);
  const problems: PartyProblem[] = counted.flatMap(({ unit, count }) => checkUnit(unit, count, counted));
  if (all < option.least) problems.push({ problem: 'partyTooSmall', least: option.least });
  if (option.most !== null && all > option.most)
    problems.push({ problem: 'partyTooLarge', most: option.most });
  return problems;
}

function checkUnit(
  { kind, least, most, companions }: Unit,
  count: number,
  counted: readonly { readonly unit: Unit }[],
): PartyProblem[] {
  const problems: PartyProblem[] = [];
  if (most !== null && count > most) problems.push({ problem: 'tooMany', unit: kind, most });
  if (count < least) problems.push({ problem: 'tooFew', unit: kind, least });
  if (companions.length > 0 && !counted.some(({ unit }) => companions.includes(unit.kind)))
    problems.push({ problem: 'needsCompanion', unit: kind, companions });
  return problems;
}

/** Places that so many of each unit take at a slot, in people. */
export const placesTaken = (chosen: readonly UnitCount[], units: readonly Unit[]): number =>
  chosen.reduce(
    (sum, { unitId, count }) => sum + (units.find((unit) => unit.unitId === unitId)?.places ?? 0) * count,
    0,
  );
