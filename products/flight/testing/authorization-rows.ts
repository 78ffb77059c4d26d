import { ofCheckout, type Row, row } from '@sojourn/server/testing/authorization-row.ts';
import type { flightContract } from '../wire/flight-contract.ts';
import type { deskSeatCalls } from '../wire/flight-extras.ts';

const passengers = { adults: 1, children: 0, lapInfants: 0, seatedInfants: 0 };
const flights = { slices: [{ origin: 'BOS', destination: 'LIS', date: '2027-04-14' }], passengers };
const flightSlice = { sliceId: 'TP216.2027-04-14.BOS.LIS', fareClass: 'basic' } as const;

type CustomerCall = Exclude<keyof typeof flightContract.calls, keyof typeof deskSeatCalls>;

export const FLIGHT_ROWS: { readonly [N in CustomerCall]: Row<N> } = {
  searchFlights: row('own', () => ({ input: flights })),
  getFlightOption: row('own', () => ({ input: { ...flights, sliceId: flightSlice.sliceId } })),
  listGoodFares: row('own', () => ({ input: { origin: 'BOS' } })),
  getFareCalendar: row('own', () => ({
    input: { origin: 'BOS', destination: 'LIS', from: '2027-04-01', days: 30, passengers },
  })),
  getFareDates: row('own', () => ({ input: { ...flights, kind: 'strip' } })),
  getFareHistory: row('own', () => ({ input: flights })),
  reviewFlights: row('own', () => ({ input: { slices: [flightSlice], passengers } })),
  getSeatMap: row('own', () => ({ input: { ...flightSlice, segment: 0, passengers } })),
  getExchange: row(404, ({ bookingId }) => ({ params: { bookingId } })),
  getBookedSeatMap: row(404, ({ bookingId }) => ({ params: { bookingId }, input: { slice: 0, segment: 0 } })),
  shopExchange: row(404, ({ bookingId }) => ({
    params: { bookingId },
    input: { slice: 0, origin: 'BOS', destination: 'LIS', date: '2027-04-14', chosen: [flightSlice] },
  })),
  chooseExtras: row(404, (owned) => ({ ...ofCheckout(owned), input: { seats: [], bags: [] } })),
};
