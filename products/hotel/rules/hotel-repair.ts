/** What puts a stay in policy: another rate of the hotel, else a comparable hotel nearby. */
import type { Money } from '@sojourn/domain/money.ts';
import { findRepair, type Repair } from '@sojourn/domain/policy/repair.ts';
import type { PolicyTier } from '@sojourn/domain/policy/tier.ts';
import type { TripDates, TripFacts } from '@sojourn/domain/policy/trip-rules.ts';
import { hotelJudge } from './hotel-policy.ts';

type Position = { readonly lat: number; readonly lon: number };
/** `perNight`: as policies judge it; `total`: of all rooms and nights, with taxes. */
type Offer = {
  readonly perNight: Money;
  readonly total: Money;
  readonly isRefundable: boolean;
  readonly hasBreakfast: boolean;
} & Pick<TripFacts, 'market'>;
export type RepairRate = Offer & { readonly rateId: string; readonly roomId: string };
export type RepairStay = Offer &
  Pick<TripFacts, 'places' | 'suppliers'> & {
    readonly stayId: string;
    readonly stars: number;
    readonly ratingTenths: number;
    readonly position: Position;
  };
type Chosen = {
  readonly stay: Omit<RepairStay, keyof Offer>;
  readonly rate: RepairRate;
  /** The same for all of them. */
  readonly dates: TripDates;
};
export type StayRepair =
  | (Repair<RepairRate> & { readonly kind: 'rate' })
  | (Repair<RepairStay> & { readonly kind: 'stay'; readonly metres: number });

/** Hotels farther away are another place. */
export const REPAIR_KM = 3;
const WALK_METRES = 800;
const RATING_STEP = 10;
const METRES_PER_DEGREE = 111_195;

/** On a plane: exact to a meter at these distances. */
export function metresBetween(a: Position, b: Position): number {
  const north = a.lat - b.lat;
  const east = (a.lon - b.lon) * Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180);
  return Math.round(Math.hypot(north, east) * METRES_PER_DEGREE);
}

/** Free cancellation and breakfast that one would lose. */
const termsLost = (chosen: Offer, other: Offer): number =>
  (chosen.isRefundable && !other.isRefundable ? 2 : 0) + (chosen.hasBreakfast && !other.hasBreakfast ? 1 : 0);

/**
 * `rates`: of the chosen hotel; `stays`: of others for the same dates and guests. Null where none of them is
 * in policy. A hotel that is rated a point lower, or a walk farther, is a step less comparable.
 */
export function repairStay(
  tier: PolicyTier,
  { stay, rate, dates: { startsOn, bookedOn } }: Chosen,
  rates: readonly RepairRate[],
  stays: readonly RepairStay[],
): StayRepair | null {
  const judge = hotelJudge(tier);
  const dates = { startsOn, bookedOn };
  const own = findRepair(
    rate,
    rates,
    ({ perNight, market }) => judge({ ...stay, ...dates, perNight, market }).isInPolicy,
    (other) => termsLost(rate, other) + (other.roomId === rate.roomId ? 0 : 1),
  );
  if (own) return { kind: 'rate', ...own };
  const far = (other: RepairStay) => metresBetween(stay.position, other.position);
  const near = stays.filter((other) => other.stayId !== stay.stayId && far(other) <= REPAIR_KM * 1000);
  const other = findRepair(
    rate,
    near,
    (each) => judge({ ...each, ...dates }).isInPolicy,
    (each) =>
      termsLost(rate, each) +
      Math.floor(far(each) / WALK_METRES) +
      Math.max(0, Math.floor((stay.ratingTenths - each.ratingTenths) / RATING_STEP)) +
      Math.max(0, stay.stars - each.stars - 1),
  );
  return other && { kind: 'stay', metres: far(other.to), ...other };
}
