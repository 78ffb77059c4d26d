/** A rental in the form that changes of every product are compared in. */
import type { Schedule, SchedulePart } from '@sojourn/domain/schedule-changes/schedule.ts';
import type { SupplierSchedule } from '@sojourn/server/modules/selling/booking/supplier-record.ts';
import { CAR_CLASSES } from '../rules/car-class.ts';
import { gradeOfCar } from '../rules/car-grade.ts';
import type { WireCarFacts } from '../wire/cars.ts';
import type { CarBooking, CarSale } from './sale.ts';
import type { CarSchedule } from './supplier.ts';
import { CAR_WORDS } from './words.ts';

function scheduleOfCar(booking: CarBooking, car = booking.offer.rental.car): Schedule {
  const { startsAt, endsAt, request, offer } = booking;
  const { pickUp, dropOff } = offer.rental;
  const placeOf = ({ location }: typeof pickUp) => ({
    code: location.deskId,
    name: location.name,
    countryCode: location.countryCode,
  });
  return [
    {
      slice: 0,
      title: CAR_WORDS[request.locale].classes[car.carClass],
      from: placeOf(pickUp),
      to: placeOf(dropOff),
      starts: startsAt,
      ends: endsAt,
      startsLocal: pickUp.at,
      endsLocal: dropOff.at,
      grade: gradeOfCar(car.carClass),
      carrierCountry: null,
      connectionMinutes: null,
    },
  ];
}

export function supplierSchedule(
  booking: CarBooking,
  { version, acceptedVersion, acceptedBy, car }: CarSchedule,
): SupplierSchedule {
  const parts = scheduleOfCar(booking, car ?? undefined);
  return { version, acceptedVersion, acceptedBy, parts, content: car };
}

/** The rental with the car that waits instead. */
function rescheduledCar({ request, offer }: CarBooking, content: unknown): Omit<CarSale, 'product'> {
  const car = (content as WireCarFacts | null) ?? offer.rental.car;
  return { request, offer: { ...offer, rental: { ...offer.rental, car } } };
}

/** The class that's called so in any language. */
const classCalled = (word: string) =>
  Object.values(CAR_WORDS).flatMap(({ classes }) => CAR_CLASSES.filter((each) => classes[each] === word))[0];

/** Only desks of the booking's own rental: suppliers move none. */
function localizedPart({ request, offer }: CarBooking, part: SchedulePart): SchedulePart {
  const carClass = classCalled(part.title);
  const desks = [offer.rental.pickUp.location, offer.rental.dropOff.location];
  const named = (place: SchedulePart['from']) => ({
    ...place,
    name: desks.find(({ deskId }) => deskId === place.code)?.name ?? place.name,
  });
  return {
    ...part,
    title: carClass ? CAR_WORDS[request.locale].classes[carClass] : part.title,
    from: named(part.from),
    to: named(part.to),
  };
}

export const CAR_SCHEDULE = {
  localizePart: localizedPart,
  scheduleOf: (booking: CarBooking) => scheduleOfCar(booking),
  reschedule: rescheduledCar,
} as const;
