import type { Instant, LocalDateTime } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { BookingWorld } from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { type CrashCase, survive } from '@sojourn/server/modules/selling/booking/testing/crash-cases.ts';
import { decideAll } from '@sojourn/server/suppliers/testing/fake-decisions.ts';
import { type ProductUnderTest, type SuiteStage, withVerb } from '#testing/conformance/product-under-test.ts';
import { bookedAs, payReady } from '#testing/conformance/suite-stage.ts';
import type { CarRejection } from '../sell/supplier.ts';
import type { CarChangeAsk } from '../wire/car-change.ts';
import { CAR_FAILURES } from '../wire/car-codes.ts';
import { readyCar } from './car-checkouts.ts';
import { DROP_OFF, PICK_UP } from './car-market.ts';
import { BOOKED_CAR } from './fake-car-facts.ts';

const PER_DAY_MINOR = 5_000;

/** Another car waits, of a lower class than was booked. */
function lowerClass({ schedules }: BookingWorld['company'], bookingId: BookingId): void {
  const before = schedules.get(bookingId);
  const car = { ...BOOKED_CAR, carClass: 'mini', group: 'small', model: 'Fiat 500' } as const;
  const { acceptedVersion = 0, acceptedBy = null } = before ?? {};
  schedules.set(bookingId, { version: (before?.version ?? 0) + 1, acceptedVersion, acceptedBy, car });
}

/** Nothing pays it, and it's a booking all the same. */
const atDesk = ({ world, server, checkoutOf, tripOf }: SuiteStage): CrashCase => ({
  run: async (process) => {
    const traveler = await world().newTraveler();
    const ready = { traveler, checkout: await readyCar(server(), traveler, {}, 'desk') };
    await survive(payReady(process, ready));
    return async () => {
      const checkout = await checkoutOf(ready);
      const { status, tenders, total, cases } = await tripOf(bookedAs(ready, checkout));
      return [checkout.state, status, tenders, total.amountMinor, cases];
    };
  },
  ends: ['booked', 'Confirmed', [], 0, []],
});

/** Four days from Lisbon's airport, paid now. */
const at = (text: string) => text as LocalDateTime;
const rentalAsk = (more: Partial<CarChangeAsk>): CarChangeAsk => ({
  kind: 'Car',
  pickUp: PICK_UP,
  dropOff: DROP_OFF,
  drivers: [{ firstName: 'Maya', lastName: 'Okafor' }],
  ...more,
});

export const carUnderTest: ProductUnderTest = {
  product: 'car',
  totalMinor: 24_600,
  summary: { title: 'Compact SUV', place: 'Lisbon', country: 'PT' },
  names: [
    { en: 'Lisbon', fr: 'Lisbonne' },
    { en: 'Compact SUV', fr: 'VUS compact' },
  ],
  confirmSteps: ['confirm'],
  takesOrdersBack: false,
  unreachable: { reserve: 'Timeout', confirm: 'ExecutionTimeout' },
  soldOut: 'NoAvailability',
  failures: CAR_FAILURES,
  personal: {
    draft: {
      drivers: [{ personId: null, firstName: 'Ottilie', lastName: 'Vandermeer' }],
      licenseCountry: 'NL',
      flightNumber: 'TP 2161',
    },
    names: ['Ottilie', 'Vandermeer'],
    sealed: ['"NL"', 'TP 2161'],
    shown: ['Ottilie', '"NL"', 'TP 2161'],
    former: {
      contact: { licenseCountry: 'NL', loyaltyNumber: '', flightNumber: 'TP 2161' },
      sagaKind: 'book-car',
      lacks: [],
    },
  },
  changeAsks: [rentalAsk({ dropOff: at('2027-04-21T08:30') }), rentalAsk({ pickUp: at('2027-04-17T08:30') })],
  details: {
    edited: { kind: 'Car', loyaltyNumber: '', flightNumber: 'TP 216' },
    word: 'TP 216',
  },
  acceptsChanges: true,
  differs: 'car',
  canceling: {
    free: { outcome: 'FullyRefundable', policyKind: 'FreeToCancelWithoutPenalty' },
    late: { at: '2027-04-14T00:00:00.000Z' as Instant, penaltyMinor: 24_600 },
    tooLate: { at: '2027-04-15T07:30:00.000Z' as Instant, outcome: 'ContactCustomerService' },
  },
  earnsAt: '2027-04-19T07:30:00.000Z' as Instant,
  ready: readyCar,
  crashes: (stage) => ({ 'a booking that the desk is paid for': atDesk(stage) }),
  supplierOf: ({ company, carFaults }) => ({
    faults: carFaults,
    taken: () => company.taken.size,
    leave: (count) => Object.assign(company, { cars: company.taken.size + count }),
    refuse: (verb, reason) => {
      const rejection = { reason } as CarRejection;
      Object.assign(
        company,
        verb === 'reserve' ? { refuseReserve: rejection } : { refuseConfirm: rejection },
      );
    },
    accept: (accepts) => Object.assign(company.decisions, { accepts }),
    decide: (reason) => {
      Object.assign(company.decisions, { accepts: 'never' });
      const refusal = reason && ({ reason } as CarRejection);
      decideAll(company.decisions, refusal, (reference) => {
        company.records.set(reference, { hold: null, order: null });
        company.taken.delete(reference);
      });
    },
    refuseCancel: () => Object.assign(company, { refuseCancel: 'NotCancellable' }),
    priceAt: (percent) => Object.assign(company, { perDayMinor: (PER_DAY_MINOR * percent) / 100 }),
    penalize: (penaltyMinor) => Object.assign(company, { penaltyMinor }),
    lose: (bookingId) => {
      const record = company.records.get(bookingId) ?? { hold: null, order: null };
      company.records.set(bookingId, { hold: null, order: null });
      return () => void company.records.set(bookingId, record);
    },
    orders: (bookingId) => {
      const order = company.records.get(bookingId)?.order;
      return order ? [order.state] : [];
    },
    reschedule: (bookingId) => lowerClass(company, bookingId),
    through: (verb, change) => {
      const supplier = withVerb(company.supplier, verb, change);
      return { carSupplierOf: () => supplier };
    },
  }),
};
