import { type Row, row } from '@sojourn/server/testing/authorization-row.ts';
import { TEST_DATES, TEST_ROOMS } from '@sojourn/server/testing/product.ts';
import type { hotelContract } from '../wire/hotel-contract.ts';

const stay = { ...TEST_DATES, rooms: TEST_ROOMS };

export const HOTEL_ROWS: { readonly [N in keyof typeof hotelContract.calls]: Row<N> } = {
  searchStays: row('own', () => ({ input: { area: { place: 'city:lisbon-pt' }, ...stay } })),
  getPriceCalendar: row('own', () => ({
    input: { place: 'city:lisbon-pt', from: '2027-04-01', days: 30, rooms: TEST_ROOMS },
  })),
  listCollectionStays: row('own', () => ({ input: {} })),
  getStay: row('own', ({ stayId }) => ({ input: { stayId, ...stay } })),
  listStayReviews: row('own', ({ stayId }) => ({ input: { stayId } })),
};
