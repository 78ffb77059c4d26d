import type { BookingDeps } from '#modules/booking/deps.ts';
import type { Capability } from '#modules/capability.ts';
import { bookStaySaga } from './booking/book-hotel.ts';

export const hotel: Capability<BookingDeps> = { name: 'hotel', sagas: (deps) => [bookStaySaga(deps)] };
