import type { Capability } from '#modules/capability.ts';
import { bookCarSaga } from './booking/book-car.ts';
import type { CarSagaDeps } from './sale.ts';

type JobDeps = { readonly carMarket: { readonly sweep: () => Promise<number> } };

export const car: Capability<CarSagaDeps, JobDeps> = {
  name: 'car',
  sagas: (deps) => [bookCarSaga(deps)],
  jobs: ({ carMarket }) => [{ name: 'end-car-holds', everySeconds: 60, run: carMarket.sweep }],
};
