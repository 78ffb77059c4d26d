import type { Capability } from '@sojourn/server/modules/capability.ts';
import { bookingSaga } from '@sojourn/server/modules/selling/booking/single-order/booking-saga.ts';
import { BOOK_CAR, FORMER_KIND, rentalOrder } from './booking/rental-order.ts';
import type { CarSagaDeps } from './sale.ts';

export const car: Capability<CarSagaDeps> = {
  name: 'car',
  sagas: (deps) => [BOOK_CAR, FORMER_KIND].map((kind) => bookingSaga(kind, deps, rentalOrder(deps))),
};
