import { instantAt } from '@sojourn/domain/dates.ts';
import type { TripGlance } from '@sojourn/portal/shared/product/trip-parts.ts';
import { textRef } from '@sojourn/web/text-ref.ts';
import { Car, KeyRound } from 'lucide-react';
import { carArt } from '#car/pages/shared/car-art.ts';
import { carName } from '#car/pages/shared/car-words.ts';
import type { CarTripCard } from '#car/wire/car-trip.ts';

/** Picking up and returning by the clock of each desk. */
export function glanceOfCar({ rental }: CarTripCard): TripGlance {
  const { car, company, days, pickUp, dropOff } = rental;
  const moment = ({ at: local, location }: typeof pickUp) => ({
    at: instantAt(local, location.zone),
    local,
    was: null,
  });
  const from = textRef('car.card.from', { company: company.name, days });
  return {
    mark: null,
    art: carArt(car),
    icon: Car,
    title: carName(car),
    text: from,
    moments: [
      {
        ...moment(pickUp),
        icon: Car,
        title: textRef('trips.glance.pickUp', { place: pickUp.location.name }),
        text: from,
      },
      {
        ...moment(dropOff),
        icon: KeyRound,
        title: textRef('car.trip.dropOffAt', { place: dropOff.location.name }),
        text: null,
      },
    ],
  };
}
