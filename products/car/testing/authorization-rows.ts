import { ofCheckout, type Row, row } from '@sojourn/server/testing/authorization-row.ts';
import type { carContract } from '../wire/car-contract.ts';

const rental = { pickUp: '2027-04-15T08:30', dropOff: '2027-04-19T08:30', driverAge: 34 };
const cars = { pickUpPlace: { place: 'airport:LIS' }, ...rental };

export const CAR_ROWS: { readonly [N in keyof typeof carContract.calls]: Row<N> } = {
  searchCars: row('own', () => ({ input: cars })),
  findCarFlights: row('own', () => ({ input: cars })),
  getCar: row('own', () => ({ input: { ...rental, carId: 'car_LIS-AD-CFAR', dropOffDesk: null } })),
  checkCarLoyalty: row('own', () => ({
    input: { program: 'AD', number: 'AD 4471 0921', lastName: 'Okafor' },
  })),
  chooseCarOptions: row(404, (owned) => ({
    ...ofCheckout(owned),
    input: { payWay: 'now', driverAge: 34, extras: [], crossBorder: false },
  })),
};
