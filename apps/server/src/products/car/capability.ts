import type { Capability } from '#modules/capability.ts';
import { bookCarSagas } from './booking/book-car.ts';
import type { CarSagaDeps } from './sale.ts';

export const car: Capability<CarSagaDeps> = {
  name: 'car',
  sagas: (deps) => bookCarSagas(deps),
};
