import type { PricedAsk } from '@sojourn/contract/changes.ts';
import type { Instant, LocalDateTime } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { BookingWorld } from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { decideAll } from '@sojourn/server/suppliers/testing/fake-decisions.ts';
import { type ProductUnderTest, withVerb } from '#testing/conformance/product-under-test.ts';
import type { RideRejection } from '../sell/port/ride-port.ts';
import { GROUND_FAILURES } from '../wire/ground-codes.ts';
import { readyRide } from './ground-checkouts.ts';
import { RIDE_TIME } from './sample-ride.ts';

/** As `priceAt` has it. */
const TOTAL_MINOR = 20_400;

/** The operator calls it off. */
function cancelAsOperator({ schedules }: BookingWorld['drivers'], bookingId: BookingId): void {
  const version = (schedules.get(bookingId)?.version ?? 0) + 1;
  const canceledByOperator = { at: '2027-04-14T18:00:00.000Z' as Instant };
  schedules.set(bookingId, { version, acceptedVersion: 0, acceptedBy: null, canceledByOperator });
}

const laterAsk = (landsAt: string): PricedAsk => ({
  kind: 'Ground',
  time: { ...RIDE_TIME, means: 'landing', landsAt: landsAt as LocalDateTime, flight: null },
});

export const groundUnderTest: ProductUnderTest = {
  product: 'ground',
  totalMinor: TOTAL_MINOR,
  summary: { title: 'Private car, Humberto Delgado Airport to Lisbon', place: 'Lisbon', country: 'PT' },
  names: [{ en: 'Lisbon', fr: 'Lisbonne' }],
  confirmSteps: ['confirm'],
  takesOrdersBack: false,
  unreachable: { reserve: 'Timeout', confirm: 'ExecutionTimeout' },
  soldOut: 'NoAvailability',
  failures: GROUND_FAILURES,
  personal: {
    draft: {
      rider: { firstName: 'Ottilie', lastName: 'Vandermeer' },
      driverNote: 'One of us uses a cane',
    },
    names: ['Ottilie', 'Vandermeer'],
    sealed: ['One of us uses a cane'],
    shown: ['Ottilie', 'One of us uses a cane'],
    former: null,
  },
  changeAsks: [laterAsk('2027-04-15T15:00'), laterAsk('2027-04-16T10:00')],
  details: {
    edited: {
      kind: 'Ground',
      rider: { firstName: 'Maya', lastName: 'Okafor' },
      riderPhone: '+1 617 555 0142',
      rideAddress: 'Rua Augusta 3',
      driverNote: 'We come straight from the airport',
    },
    word: 'We come straight from the airport',
  },
  acceptsChanges: false,
  differs: 'ground',
  canceling: {
    free: { outcome: 'FullyRefundable', policyKind: 'FreeToCancelWithoutPenalty' },
    late: { at: '2027-04-15T00:00:00.000Z' as Instant, penaltyMinor: TOTAL_MINOR },
    tooLate: { at: '2027-04-15T13:30:00.000Z' as Instant, outcome: 'ContactCustomerService' },
  },
  earnsAt: '2027-04-15T13:50:00.000Z' as Instant,
  ready: readyRide,
  supplierOf: ({ drivers, driverFaults }) => ({
    faults: driverFaults,
    taken: () => drivers.taken.size,
    leave: (count) => Object.assign(drivers, { cars: drivers.taken.size + count }),
    refuse: (verb, reason) => {
      const rejection = { reason } as RideRejection;
      Object.assign(
        drivers,
        verb === 'reserve' ? { refuseReserve: rejection } : { refuseConfirm: rejection },
      );
    },
    accept: (accepts) => Object.assign(drivers.decisions, { accepts }),
    decide: (reason) => {
      Object.assign(drivers.decisions, { accepts: 'never' });
      const refusal = reason && ({ reason } as RideRejection);
      decideAll(drivers.decisions, refusal, (reference) => {
        drivers.records.set(reference, { hold: null, order: null });
        drivers.taken.delete(reference);
      });
    },
    refuseCancel: () => Object.assign(drivers, { refuseCancel: 'NotCancellable' }),
    priceAt: (percent) => Object.assign(drivers, { percent }),
    penalize: (penaltyMinor) => Object.assign(drivers, { penaltyMinor }),
    lose: (bookingId) => {
      const record = drivers.records.get(bookingId) ?? { hold: null, order: null };
      drivers.records.set(bookingId, { hold: null, order: null });
      return () => void drivers.records.set(bookingId, record);
    },
    orders: (bookingId) => {
      const order = drivers.records.get(bookingId)?.order;
      return order ? [order.state] : [];
    },
    reschedule: (bookingId) => cancelAsOperator(drivers, bookingId),
    through: (verb, change) => {
      const supplier = withVerb(drivers.supplier, verb, change);
      return { groundSupplierOf: () => supplier };
    },
  }),
};
