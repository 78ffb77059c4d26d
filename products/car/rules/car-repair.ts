/** What puts a rental in policy: the car that is most like it. */
import type { Money } from '@sojourn/domain/money.ts';
import { findRepair, type Repair } from '@sojourn/domain/policy/repair.ts';
import type { PolicyTier } from '@sojourn/domain/policy/tier.ts';
import type { TripFacts } from '@sojourn/domain/policy/trip-rules.ts';
import { carJudge } from './car-policy.ts';

/** `perDay`: base rate; `total`: with taxes, paid as the chosen one where it can be. */
export type RepairCar = {
  readonly carId: string;
  readonly perDay: Money;
  readonly total: Money;
  readonly seats: number;
  readonly isAutomatic: boolean;
  readonly isRefundable: boolean;
  readonly hasUnlimitedMileage: boolean;
  /** Of the company, and of pick-up. */
  readonly trip: TripFacts;
  readonly pickUpDesk: string;
  readonly dropOffDesk: string;
};

/** Seats and free cancellation count twice what another desk or fewer miles do. */
const lossesTo = (chosen: RepairCar) => (other: RepairCar) =>
  (other.seats < chosen.seats ? 2 : 0) +
  (chosen.isAutomatic && !other.isAutomatic ? 2 : 0) +
  (chosen.isRefundable && !other.isRefundable ? 2 : 0) +
  (chosen.hasUnlimitedMileage && !other.hasUnlimitedMileage ? 1 : 0) +
  (other.pickUpDesk === chosen.pickUpDesk && other.dropOffDesk === chosen.dropOffDesk ? 0 : 1);

/** `cars`: for the same places, times and driver. Null where none of them is in policy. */
export function repairCar(
  tier: PolicyTier,
  chosen: RepairCar,
  cars: readonly RepairCar[],
): Repair<RepairCar> | null {
  const judge = carJudge(tier);
  const others = cars.filter(({ carId }) => carId !== chosen.carId);
  return findRepair(
    chosen,
    others,
    ({ trip, perDay }) => judge({ ...trip, perDay }).isInPolicy,
    lossesTo(chosen),
  );
}
