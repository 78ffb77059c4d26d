import type { PricedAsk } from '@sojourn/contract/changes.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { BookingWorld } from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { decideAll } from '@sojourn/server/suppliers/testing/fake-decisions.ts';
import { type ProductUnderTest, withVerb } from '#testing/conformance/product-under-test.ts';
import type { ActivityRejection } from '../sell/port/price-port.ts';
import { ACTIVITY_FAILURES } from '../wire/activity-codes.ts';
import { readyActivity } from './activity-checkouts.ts';
import { SAIL_SLOT } from './sample-activity.ts';

/** Two adults with taxes. */
const TOTAL_MINOR = 20_352;

/** The operator calls it off for the weather. */
function cancelAsOperator({ schedules }: BookingWorld['operator'], bookingId: BookingId): void {
  const version = (schedules.get(bookingId)?.version ?? 0) + 1;
  const at = '2027-04-14T18:00:00.000Z' as Instant;
  const canceledByOperator = { cause: 'weather', at } as const;
  schedules.set(bookingId, { version, acceptedVersion: 0, acceptedBy: null, canceledByOperator });
}

const sailAsk = (adults: number, slotId = SAIL_SLOT): PricedAsk => ({
  kind: 'Experience',
  optionId: 'standard',
  slotId,
  units: [{ unitId: 'adult', count: adults }],
});

export const activityUnderTest: ProductUnderTest = {
  product: 'activity',
  totalMinor: TOTAL_MINOR,
  summary: { title: 'Sunset sail on the Tagus', place: 'Lisbon', country: 'PT' },
  names: [{ en: 'Lisbon', fr: 'Lisbonne' }],
  confirmSteps: ['confirm'],
  takesOrdersBack: false,
  unreachable: { reserve: 'Timeout', confirm: 'ExecutionTimeout' },
  soldOut: 'NoAvailability',
  failures: ACTIVITY_FAILURES,
  personal: {
    draft: {
      lead: { firstName: 'Ottilie', lastName: 'Vandermeer' },
      answers: [{ questionId: 'diet', answer: 'No shellfish for Ottilie' }],
      note: 'One of us uses a cane',
    },
    names: ['Ottilie', 'Vandermeer'],
    sealed: ['One of us uses a cane', 'No shellfish for Ottilie'],
    shown: ['Ottilie', 'One of us uses a cane', 'No shellfish for Ottilie'],
    former: null,
  },
  changeAsks: [sailAsk(4), sailAsk(1)],
  details: {
    edited: {
      kind: 'Experience',
      lead: { firstName: 'Maya', lastName: 'Okafor' },
      pickup: { kind: 'place', placeId: 'rossio' },
      language: 'pt',
      answers: [],
      note: 'We come straight from the airport',
    },
    word: 'We come straight from the airport',
  },
  acceptsChanges: false,
  differs: 'activity',
  canceling: {
    free: { outcome: 'FullyRefundable', policyKind: 'FreeToCancelWithoutPenalty' },
    late: { at: '2027-04-15T00:00:00.000Z' as Instant, penaltyMinor: TOTAL_MINOR },
    tooLate: { at: '2027-04-15T17:30:00.000Z' as Instant, outcome: 'PastExperienceStart' },
  },
  earnsAt: '2027-04-15T19:30:00.000Z' as Instant,
  ready: readyActivity,
  supplierOf: ({ operator, operatorFaults }) => ({
    faults: operatorFaults,
    taken: () => operator.taken.size,
    leave: (count) => Object.assign(operator, { places: operator.taken.size + count }),
    refuse: (verb, reason) => {
      const rejection = { reason } as ActivityRejection;
      Object.assign(
        operator,
        verb === 'reserve' ? { refuseReserve: rejection } : { refuseConfirm: rejection },
      );
    },
    accept: (accepts) => Object.assign(operator.decisions, { accepts }),
    decide: (reason) => {
      Object.assign(operator.decisions, { accepts: 'never' });
      const refusal = reason && ({ reason } as ActivityRejection);
      decideAll(operator.decisions, refusal, (reference) => {
        operator.records.set(reference, { hold: null, order: null });
        operator.taken.delete(reference);
      });
    },
    refuseCancel: () => Object.assign(operator, { refuseCancel: 'NotCancellable' }),
    priceAt: (percent) => Object.assign(operator, { percent }),
    penalize: (penaltyMinor) => Object.assign(operator, { penaltyMinor }),
    lose: (bookingId) => {
      const record = operator.records.get(bookingId) ?? { hold: null, order: null };
      operator.records.set(bookingId, { hold: null, order: null });
      return () => void operator.records.set(bookingId, record);
    },
    orders: (bookingId) => {
      const order = operator.records.get(bookingId)?.order;
      return order ? [order.state] : [];
    },
    reschedule: (bookingId) => cancelAsOperator(operator, bookingId),
    through: (verb, change) => {
      const supplier = withVerb(operator.supplier, verb, change);
      return { activitySupplierOf: () => supplier };
    },
  }),
};
