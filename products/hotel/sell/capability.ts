import type { Capability } from '@sojourn/server/modules/capability.ts';
import { bookingSaga } from '@sojourn/server/modules/selling/booking/single-order/booking-saga.ts';
import { BOOK_HOTEL, FORMER_KIND, stayOrder } from './booking/stay-order.ts';
import type { HotelSagaDeps } from './sale.ts';

export const hotel: Capability<HotelSagaDeps> = {
  name: 'hotel',
  sagas: (deps) => [BOOK_HOTEL, FORMER_KIND].map((kind) => bookingSaga(kind, deps, stayOrder(deps))),
};
