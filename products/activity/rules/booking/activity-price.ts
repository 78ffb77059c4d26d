/**
 * The price of a booking: the sum of its units, or one price for the group, less an offer, with taxes. Every
 * line is an integer and the lines sum to the total.
 */
import { basisPointsOf } from '@sojourn/domain/money.ts';
import type { Unit } from '../activity.ts';
import { placesTaken, type UnitCount } from '../party/place-ages.ts';

export type ActivityPricing =
  | { readonly by: 'unit' }
  /** For up to `people`; `groupsMax` 1: no second group in one booking. */
  | {
      readonly by: 'group';
      readonly amountMinor: number;
      readonly people: number;
      readonly groupsMax: number;
    };

type Priced = {
  readonly pricing: ActivityPricing;
  readonly units: readonly Unit[];
  /** Of what's left after the offer; 0 where prices have their taxes. */
  readonly taxBps: number;
  /** Taken off before taxes. */
  readonly offerBps: number;
};

export type ActivityPrice = {
  readonly lines: readonly {
    readonly unitId: string;
    readonly count: number;
    readonly amountMinor: number;
  }[];
  /** How many times the group's price; 0 for a price by unit. */
  readonly groups: number;
  readonly groupMinor: number;
  /** Zero or negative. */
  readonly offerMinor: number;
  readonly taxMinor: number;
  readonly totalMinor: number;
};

/** Null when the people don't fit into the groups that may be booked. Throws a RangeError for nobody. */
export function priceActivity(priced: Priced, chosen: readonly UnitCount[]): ActivityPrice | null {
  const { pricing, units, taxBps, offerBps } = priced;
  const counted = chosen.filter(({ count }) => count > 0);
  if (counted.length === 0) throw new RangeError('an activity is booked for somebody');
  const lines = counted.map(({ unitId, count }) => {
    const unit = units.find((each) => each.unitId === unitId);
    if (!unit) throw new RangeError(`no unit ${unitId}`);
    return { unitId, count, amountMinor: pricing.by === 'unit' ? unit.priceMinor * count : 0 };
  });
  const groups = pricing.by === 'unit' ? 0 : Math.ceil(placesTaken(counted, units) / pricing.people);
  if (pricing.by === 'group' && groups > pricing.groupsMax) return null;
  const groupMinor = pricing.by === 'unit' ? 0 : groups * pricing.amountMinor;
  const sum = lines.reduce((total, { amountMinor }) => total + amountMinor, groupMinor);
  const offerMinor = 0 - basisPointsOf(sum, offerBps);
  const taxMinor = basisPointsOf(sum + offerMinor, taxBps);
  return { lines, groups, groupMinor, offerMinor, taxMinor, totalMinor: sum + offerMinor + taxMinor };
}
