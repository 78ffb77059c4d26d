import type { PricedAsk } from '@sojourn/contract/changes.ts';
import { date, type Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import {
  type BookingWorld,
  readyCheckout,
} from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { decideAll } from '@sojourn/server/suppliers/testing/fake-decisions.ts';
import { type ProductUnderTest, withVerb } from '#testing/conformance/product-under-test.ts';
import type { HotelRejection } from '../sell/supplier.ts';
import { HOTEL_FAILURES } from '../wire/hotel-codes.ts';

const NIGHTLY_MINOR = 41_200;

/** It's no longer open on the nights that were booked. */
function closeHotel({ schedules }: BookingWorld['inn'], bookingId: BookingId): void {
  const version = (schedules.get(bookingId)?.version ?? 0) + 1;
  schedules.set(bookingId, { version, acceptedVersion: 0, acceptedBy: null, isClosed: true });
}

/** Four nights at the tests' inn, the fourth complimentary. */
const stayAsk = (checkOut: string): PricedAsk => ({
  kind: 'Hotel',
  checkIn: date('2027-04-15'),
  checkOut: date(checkOut),
  rooms: [{ adults: 2, childAges: [] }],
  guests: [{ firstName: 'Maya', lastName: 'Okafor' }],
});

export const hotelUnderTest: ProductUnderTest = {
  product: 'hotel',
  totalMinor: 138_432,
  summary: { title: 'Palacete Santa Luz', place: 'Lisbon', country: 'PT' },
  names: [
    { en: 'Lisbon', fr: 'Lisbonne' },
    { en: 'Deluxe King', fr: 'Chambre King Deluxe' },
  ],
  confirmSteps: ['confirm'],
  takesOrdersBack: false,
  unreachable: { reserve: 'Unknown', confirm: 'Unknown' },
  soldOut: 'LackOfInventory',
  failures: HOTEL_FAILURES,
  personal: {
    draft: {
      guests: [{ firstName: 'Ottilie', lastName: 'Vandermeer' }],
      requests: 'Crib, please',
      loyaltyNumber: 'HL-4471',
    },
    names: ['Ottilie', 'Vandermeer'],
    sealed: ['Crib, please', 'HL-4471'],
    shown: ['Ottilie', 'Crib, please', 'HL-4471'],
    former: {
      contact: { loyaltyNumber: 'HL-4471', requests: 'Crib, please', leadGuestAge: 34 },
      sagaKind: 'book-stay',
      lacks: [],
    },
  },
  changeAsks: [stayAsk('2027-04-21'), stayAsk('2027-04-17')],
  details: {
    edited: { kind: 'Hotel', loyaltyNumber: 'HL-8802', requests: 'Quiet room, high floor' },
    word: 'Quiet room, high floor',
  },
  acceptsChanges: false,
  differs: 'hotel',
  canceling: {
    free: { outcome: 'FullyRefundable', policyKind: 'FreeToCancelWithoutPenalty' },
    late: { at: '2027-04-13T00:00:00.000Z' as Instant, penaltyMinor: 138_432 },
    tooLate: { at: '2027-04-15T14:00:00.000Z' as Instant, outcome: 'PastCheckInDate' },
  },
  parting: {
    units: ['room'],
    totalMinor: 276_864,
    partMinor: 138_432,
    ready: (process, traveler, payment = {}) => {
      const guests = [
        { firstName: 'Maya', lastName: 'Okafor' },
        { firstName: 'Jonah', lastName: 'Okafor' },
      ];
      const room = { adults: 1, childAges: [] };
      return readyCheckout(process, traveler, { guests, ...payment }, { rooms: [room, room] });
    },
    keep: ({ inn: fakeHotel }, partPenaltyMinor) => Object.assign(fakeHotel, { partPenaltyMinor }),
    refuse: ({ inn: fakeHotel }) => Object.assign(fakeHotel, { refusePart: true }),
  },
  earnsAt: '2027-04-19T10:00:00.000Z' as Instant,
  ready: readyCheckout,
  supplierOf: ({ inn: fakeHotel, stayFaults }) => ({
    faults: stayFaults,
    taken: () => fakeHotel.taken.size,
    leave: (count) => Object.assign(fakeHotel, { rooms: fakeHotel.taken.size + count }),
    refuse: (verb, reason) => {
      const rejection = { reason } as HotelRejection;
      Object.assign(
        fakeHotel,
        verb === 'reserve' ? { refuseReserve: rejection } : { refuseConfirm: rejection },
      );
    },
    accept: (accepts) => Object.assign(fakeHotel.decisions, { accepts }),
    decide: (reason) => {
      Object.assign(fakeHotel.decisions, { accepts: 'never' });
      const refusal = reason && ({ reason } as HotelRejection);
      decideAll(fakeHotel.decisions, refusal, (reference) => {
        fakeHotel.records.set(reference, { hold: null, order: null });
        fakeHotel.taken.delete(reference);
      });
    },
    refuseCancel: () => Object.assign(fakeHotel, { refuseCancel: 'NotCancellable' }),
    priceAt: (percent) => Object.assign(fakeHotel, { nightlyMinor: (NIGHTLY_MINOR * percent) / 100 }),
    penalize: (penaltyMinor) => Object.assign(fakeHotel, { penaltyMinor }),
    lose: (bookingId) => {
      const record = fakeHotel.records.get(bookingId) ?? { hold: null, order: null };
      fakeHotel.records.set(bookingId, { hold: null, order: null });
      return () => void fakeHotel.records.set(bookingId, record);
    },
    orders: (bookingId) => {
      const order = fakeHotel.records.get(bookingId)?.order;
      return order ? [order.state] : [];
    },
    reschedule: (bookingId) => closeHotel(fakeHotel, bookingId),
    through: (verb, change) => {
      const supplier = withVerb(fakeHotel.supplier, verb, change);
      return { supplierOf: () => supplier };
    },
  }),
};
