import type { Transmission } from '../acriss.ts';
import type { CarClass, CarGroup } from '../car-class.ts';

type ComparedCar = {
  readonly carClass: CarClass;
  readonly group: CarGroup;
  readonly company: string;
  readonly seats: number;
  readonly transmission: Transmission;
};

const POINTS = { otherGroup: 12, otherClass: 2, otherCompany: 2, seatLess: 3, otherTransmission: 5 } as const;
const KM_STEP = 3;

/** Points by which a car differs from the one chosen; more seats are free. */
export function carDifference(chosen: ComparedCar, other: ComparedCar, kmApart: number): number {
  const sameClass = other.carClass === chosen.carClass ? 0 : POINTS.otherClass;
  return (
    (other.group === chosen.group ? sameClass : POINTS.otherGroup) +
    (other.company === chosen.company ? 0 : POINTS.otherCompany) +
    Math.max(0, chosen.seats - other.seats) * POINTS.seatLess +
    (other.transmission === chosen.transmission ? 0 : POINTS.otherTransmission) +
    Math.floor(kmApart / KM_STEP)
  );
}
