import type { TripsPart } from '@sojourn/portal/shared/product/trip-parts.ts';
import { CARS_PATH, printCarDraft, USUAL_AGE } from '../search/car-draft.ts';
import { CarListCard } from './car-list-card.tsx';
import { CarNextTrip } from './car-next-trip.tsx';
import { glanceOfCar } from './glance-of-car.ts';

export const tripsPart: TripsPart<'car'> = {
  ListCard: CarListCard,
  Next: CarNextTrip,
  glance: glanceOfCar,
  changeTo: (fix) => {
    if (fix.kind !== 'movePickUp' && fix.kind !== 'moveDropOff') return null;
    const search = fix.kind === 'movePickUp' ? { pickUp: fix.to } : { dropOff: fix.to };
    return { to: `/trips/${fix.bookingId}/rental`, search };
  },
  fills: (open) =>
    open.kind === 'car'
      ? {
          to: CARS_PATH,
          search: printCarDraft({ ...open, from: `airport:${open.airport}`, to: null, age: USUAL_AGE }),
        }
      : null,
  watch: null,
};
