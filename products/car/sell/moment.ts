/** Where and when a rental begins or ends, as it is held against flights. */
import { instantAt } from '@sojourn/domain/dates.ts';
import type { RentalEnd } from '../wire/cars.ts';
import type { RentalMoment } from './flights-around.ts';

export const momentOf = ({ at, location }: RentalEnd): RentalMoment => ({
  ...location.position,
  at: instantAt(at, location.zone),
  airportCode: location.airportCode,
});
