import type { TripsPart } from '#shared/product/trip-parts.ts';
import { CarListCard } from './car-list-card.tsx';
import { CarNextTrip } from './car-next-trip.tsx';
import { glanceOfCar } from './glance-of-car.ts';

export const tripsPart: TripsPart<'car'> = {
  ListCard: CarListCard,
  Next: CarNextTrip,
  glance: glanceOfCar,
  watch: null,
};
