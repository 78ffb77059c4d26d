/** A rented car among a trip's other bookings: its plan, what its checkout checks, what its desk takes. */
import type { DueLater } from '@sojourn/domain/booking/trip-cost.ts';
import type { PlanDesk, RentalPlan } from '@sojourn/domain/booking/trip-plan.ts';
import type { FitKind } from '@sojourn/domain/trip-fit/fit.ts';
import { dateOf } from '../rules/rental-days.ts';
import type { CarBooking } from './sale.ts';

type End = CarBooking['offer']['rental']['pickUp'];
const deskOf = ({ at: local, location }: End): PlanDesk => ({
  local,
  zone: location.zone,
  airportCode: location.airportCode,
  placeId: location.cityPlaceId,
  hours: location.hours,
  hasAfterHoursReturn: location.hasAfterHoursReturn,
});

type PlannedCar = Pick<CarBooking, 'title' | 'startsAt' | 'endsAt' | 'offer'> & {
  readonly bookingId: string;
};

const planOfCar = ({ bookingId, title, startsAt, endsAt, offer: { rental } }: PlannedCar): RentalPlan => ({
  kind: 'rental',
  tripId: bookingId,
  title,
  startsAt,
  endsAt,
  company: rental.company.name,
  pickUp: deskOf(rental.pickUp),
  dropOff: deskOf(rental.dropOff),
});

const dueAtDesk = ({ offer: { rental, rentalPrice } }: Pick<CarBooking, 'offer'>): DueLater[] => {
  const { atDesk: amount } = rentalPrice;
  const { company, pickUp } = rental;
  return amount.amountMinor === 0 ? [] : [{ where: 'desk', to: company.name, on: dateOf(pickUp.at), amount }];
};

/** `findCarConflicts` lists the same in a checkout. */
const CAR_FITS: readonly FitKind[] = [
  'carBeforeLanding',
  'deskClosedAtLanding',
  'deskClosedAtPickUp',
  'tightToCar',
  'carAfterLeaving',
  'tightFromCar',
  'deskClosedAtDropOff',
  'twoCars',
];

export const CAR_ON_TRIP = { planOf: planOfCar, ownFindings: CAR_FITS, dueLater: dueAtDesk };
