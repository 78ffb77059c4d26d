import type { Capability } from '@sojourn/server/modules/capability.ts';
import { bookingSaga } from '@sojourn/server/modules/selling/booking/single-order/booking-saga.ts';
import { BOOK_HOME, homeOrder } from './booking/home-order.ts';
import type { HomeRequestDeps } from './requests/deps.ts';
import { homeRequests } from './requests/registered.ts';
import type { HomeSagaDeps } from './sale.ts';

export const home: Capability<HomeSagaDeps, HomeRequestDeps> = {
  name: 'home',
  ...homeRequests,
  sagas: (deps) => [bookingSaga(BOOK_HOME, deps, homeOrder(deps))],
};
