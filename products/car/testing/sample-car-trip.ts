/** A booked rental in the shape of the contract, for what is made from one: mail and receipts. */
import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { LocalDateTime } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import type { CarTripDetail } from '../wire/car-trip.ts';
import { rentalOf } from './fake-car-facts.ts';

const seat = { kind: 'childSeat', count: 1, perDay: money(900), amount: money(3_600) } as const;
const ask = {
  carId: 'car_1',
  dropOffDesk: null,
  pickUp: '2027-04-15T08:30' as LocalDateTime,
  dropOff: '2027-04-19T08:30' as LocalDateTime,
  driverAge: 34,
} as const;

/** Four days from Lisbon's airport, a child seat paid at the desk; the rest is another product's trip. */
export const sampleCarTrip = (common: TripDetail): CarTripDetail => ({
  ...common,
  bookingId: 'bkg_0car' as BookingId,
  kind: 'Car',
  hotelConfirmation: null,
  confirmationCode: 'H-3CAR77',
  rental: rentalOf({ ...ask, now: common.bookedAt }),
  atDesk: money(3_600),
  price: {
    payWay: 'now',
    days: 4,
    rateLines: [{ unit: 'day', count: 4, rateMinor: 5_000, amountMinor: 20_000 }],
    deskMarkup: money(0),
    rate: money(20_000),
    perDay: money(5_000),
    perDayBefore: null,
    rateFees: [{ kind: 'airport', amount: money(1_500) }],
    taxBps: 2_000,
    taxes: money(4_300),
    rental: money(25_800),
    deskFees: [],
    extras: [seat],
    dueToday: money(25_800),
    atDesk: money(3_600),
    total: money(29_400),
  },
  options: {
    payWay: 'now',
    driverAge: 34,
    extras: [{ kind: 'childSeat', count: 1 }],
    crossBorder: false,
  },
  drivers: [{ firstName: 'Maya', lastName: 'Okafor' }],
  licenseCountry: 'US',
  loyaltyNumber: '',
  flightNumber: '',
  supplierLocator: 'TC-88213',
  landing: null,
  leaving: null,
  findings: [],
});
