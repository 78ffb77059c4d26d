import type { Capability } from '#modules/capability.ts';
import { bookStaySaga } from './booking/book-hotel.ts';
import type { HotelSagaDeps } from './sale.ts';

export const hotel: Capability<HotelSagaDeps> = {
  name: 'hotel',
  sagas: (deps) => [bookStaySaga(deps)],
};
