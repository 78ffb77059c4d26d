import type { Capability } from '#modules/capability.ts';
import { bookStaySaga } from './booking/book-hotel.ts';
import type { HotelSagaDeps } from './sale.ts';

type JobDeps = { readonly hotelMarket: { readonly sweep: () => Promise<number> } };

export const hotel: Capability<HotelSagaDeps, JobDeps> = {
  name: 'hotel',
  sagas: (deps) => [bookStaySaga(deps)],
  jobs: ({ hotelMarket }) => [{ name: 'end-hotel-holds', everySeconds: 60, run: hotelMarket.sweep }],
};
