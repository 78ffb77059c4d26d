import type { Capability } from '#modules/capability.ts';
import { bookHotelSagas } from './booking/book-hotel.ts';
import type { HotelSagaDeps } from './sale.ts';

export const hotel: Capability<HotelSagaDeps> = {
  name: 'hotel',
  sagas: (deps) => bookHotelSagas(deps),
};
