import type { Capability } from '#modules/capability.ts';
import { bookCarSaga } from './booking/book-car.ts';
import type { CarSagaDeps } from './sale.ts';

export const car: Capability<CarSagaDeps> = {
  name: 'car',
  sagas: (deps) => [bookCarSaga(deps)],
};
