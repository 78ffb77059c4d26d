/** The priced kinds of traveler that products have: a dozen sets, whose prices are shares of the adult's. */
import type { Unit, UnitKind } from '@sojourn/products/activity/rules/activity.ts';

type UnitPlan = Omit<Unit, 'unitId' | 'priceMinor'> & {
  /** Of the base price, in thousandths; the price is whole dollars. */
  readonly share: number;
};
type UnitSet = {
  readonly units: readonly UnitPlan[];
  /** Of units in one booking. */
  readonly least: number;
  readonly most: number | null;
};

const OLDEST = 120;
const unit = (
  kind: UnitKind,
  ages: readonly [from: number, to: number] | null,
  share: number,
  more: Partial<UnitPlan> = {},
): UnitPlan => ({
  kind,
  ages: ages && { from: ages[0], to: ages[1] },
  needsId: false,
  places: 1,
  least: 0,
  most: null,
  companions: [],
  share,
  ...more,
});

const WITH_ADULT = { companions: ['adult'] } as const;
const WITH_OLDER = { companions: ['adult', 'senior'] } as const;
/** On somebody's lap. */
const LAP = unit('infant', [0, 3], 0, { ...WITH_ADULT, places: 0, most: 4 });
/** By a card and not by age: only chosen by hand. */
const STUDENT = unit('student', null, 800, { needsId: true });
const adult = (from: number, more: Partial<UnitPlan> = {}) => unit('adult', [from, OLDEST], 1_000, more);
const child = (from: number, to: number, share: number) => unit('child', [from, to], share, WITH_ADULT);

const FAMILY: UnitSet = {
  units: [adult(13), child(4, 12, 600), LAP, unit('family', null, 2_800, { places: 4 }), STUDENT],
  least: 1,
  most: 20,
};

const UNIT_SETS = {
  grownUps: { units: [adult(18)], least: 1, most: 12 },
  children: { units: [adult(13), child(4, 12, 600), LAP], least: 1, most: 12 },
  family: FAMILY,
  teens: { units: [adult(16), unit('youth', [10, 15], 750, WITH_ADULT)], least: 1, most: 15 },
  boat: {
    units: [
      unit('adult', [13, 64], 1_000),
      unit('senior', [65, OLDEST], 875, { needsId: true }),
      unit('child', [4, 12], 583, WITH_OLDER),
      // With a life vest of their own
      unit('infant', [0, 3], 0, WITH_OLDER),
    ],
    least: 1,
    most: 12,
  },
  museum: {
    units: [
      unit('adult', [26, 64], 1_000),
      unit('youth', [18, 25], 500, { needsId: true }),
      unit('senior', [65, OLDEST], 800, { needsId: true }),
      unit('child', [0, 17], 0, { companions: ['adult', 'youth', 'senior'], most: 6 }),
      { ...STUDENT, share: 500 },
      unit('military', null, 0, { needsId: true, most: 2 }),
    ],
    least: 1,
    most: null,
  },
  /** Two share a bench, so nobody books alone. */
  pairs: { units: [adult(16, { least: 2 })], least: 2, most: 8 },
  makers: { units: [adult(13), child(6, 12, 700)], least: 1, most: 6 },
  everybody: { units: [unit('other', [6, OLDEST], 1_000)], least: 1, most: 10 },
  seats: { units: [adult(16), unit('youth', [6, 15], 800, WITH_ADULT), STUDENT], least: 1, most: 8 },
} as const satisfies Readonly<Record<string, UnitSet>>;
export type UnitSetKey = keyof typeof UNIT_SETS;

export const UNIT_SET_KEYS = Object.keys(UNIT_SETS) as UnitSetKey[];
export const UNIT_SET_LIST: readonly UnitSet[] = UNIT_SET_KEYS.map((key) => UNIT_SETS[key]);
