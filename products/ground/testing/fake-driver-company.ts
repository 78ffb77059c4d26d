/**
 * An operator of rides of the tests' own behind their port: one car, a price that a test can change, and a
 * record by reference. Quick enough for a thousand sagas.
 */
import {
  type CancelTerms,
  termsAfterChange,
  termsWithWithheld,
} from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import {
  answerConfirm,
  createDecisions,
  type FakeDecisions,
  isUndecided,
} from '@sojourn/server/suppliers/testing/fake-decisions.ts';
import {
  CALM_EDITS,
  editsOf,
  type FakeEdits,
  fakeEdits,
} from '@sojourn/server/suppliers/testing/fake-edits.ts';
import type {
  RideChanged,
  RideChangeQuote,
  RideChangeRefusal,
  RideChangeRejection,
  RideChangeRequest,
} from '../sell/port/change-port.ts';
import type { RideRejection, RideSummary } from '../sell/port/ride-port.ts';
import type { GroundSupplier, RideHold, RideOrder, RideSchedule } from '../sell/supplier.ts';
import { priceAt, rideFor, rideTermsAt } from './sample-ride.ts';

type StoredRide = {
  readonly hold: RideHold | null;
  readonly order: RideOrder | null;
  readonly sold?: { readonly summary: RideSummary; readonly terms: CancelTerms };
  readonly changes?: readonly RideChanged[];
};
type FakeDriverCompany = FakeEdits & {
  readonly supplier: GroundSupplier;
  readonly records: Map<string, StoredRide>;
  readonly decisions: FakeDecisions<RideRejection>;
  /** The references that have a car. */
  readonly taken: Set<string>;
  /** Of the usual price. */
  percent: number;
  cars: number;
  /** What the next calls answer instead. */
  refuseReserve: RideRejection | null;
  refuseConfirm: RideRejection | null;
  refuseCancel: 'NotCancellable' | null;
  refuseChange: RideChangeRefusal | null;
  penaltyMinor: number;
  /** What was changed, by reference. */
  readonly schedules: Map<string, RideSchedule>;
  /** Takes back all that a test has set. */
  readonly letBe: () => void;
};

const HOLD_SECONDS = 300;
const CALM = {
  percent: 100,
  refuseReserve: null,
  refuseConfirm: null,
  refuseCancel: null,
  refuseChange: null,
  penaltyMinor: 0,
  ...CALM_EDITS,
};
const AS_BOOKED: RideSchedule = {
  version: 0,
  acceptedVersion: 0,
  acceptedBy: null,
  canceledByOperator: null,
};
const DRIVER = { name: 'Marta', plate: 'AB-12-CD', phone: '+351 91 555 0101' };

export function createFakeDriverCompany(cars = 1000): FakeDriverCompany {
  const company: FakeDriverCompany = {
    records: new Map(),
    taken: new Set(),
    schedules: new Map(),
    edits: [],
    decisions: createDecisions(),
    ...CALM,
    cars,
    letBe: () => void Object.assign(company, CALM, { cars, decisions: createDecisions() }),
    supplier: undefined as unknown as GroundSupplier,
  };
  return Object.assign(company, { supplier: supplierOf(company) });
}

type Verbs<K extends keyof GroundSupplier> = Pick<GroundSupplier, K>;

function ordering(company: FakeDriverCompany): Verbs<'search' | 'price' | 'reserve' | 'release' | 'confirm'> {
  const { records, taken } = company;
  return {
    search: async () => ok({ rides: [], tooSmall: 0 }),
    price: async ({ time }) => {
      const price = priceAt(company.percent);
      const cancellation = rideTermsAt(time, price.totalMinor);
      return ok({ summary: rideFor(time, company.percent), price, cancellation, guarantee: null });
    },
    reserve: async ({ reference, time, totalMinor, now }) => {
      const before = records.get(reference);
      if (before) return before.hold ? ok(before.hold) : rejected({ reason: 'RateNotAvailable' });
      if (company.refuseReserve) return rejected(company.refuseReserve);
      if (taken.size >= company.cars) return rejected({ reason: 'NoAvailability' });
      const price = priceAt(company.percent);
      const summary = rideFor(time, company.percent);
      if (price.totalMinor > totalMinor) return rejected({ reason: 'PriceIncreased', price, summary });
      const hold = { holdId: `hold-${reference}`, expiresAt: plusSeconds(now, HOLD_SECONDS), price };
      records.set(reference, {
        hold,
        order: null,
        sold: { summary, terms: rideTermsAt(time, price.totalMinor) },
      });
      taken.add(reference);
      return ok(hold);
    },
    release: async ({ reference }) => {
      // Kept as released, so that a late call to reserve finds it so
      if (!records.get(reference)?.order) {
        records.set(reference, { hold: null, order: null });
        taken.delete(reference);
      }
      return ok(null);
    },
    confirm: async ({ reference }) => {
      const record = records.get(reference);
      if (record?.order) return answerConfirm(company.decisions, reference, record.order, false);
      if (!record?.hold) return rejected({ reason: 'ExpiredFulfillToken' });
      if (company.refuseConfirm) return rejected(company.refuseConfirm);
      const locator = `RIDE-${records.size}`;
      const order = { locator, price: record.hold.price, state: 'Confirmed' as const, driver: DRIVER };
      records.set(reference, { ...record, hold: null, order });
      return answerConfirm(company.decisions, reference, order, true);
    },
  };
}

function afterwards(company: FakeDriverCompany): Verbs<'quoteCancel' | 'cancel' | 'lookUp' | 'acceptChange'> {
  const { records, taken, schedules, decisions } = company;
  return {
    quoteCancel: async ({ reference, now }) => {
      const { order } = records.get(reference) ?? {};
      if (!order) return rejected({ reason: 'NotFound' });
      const { penaltyMinor } = company;
      return ok({ penaltyMinor, refundMinor: order.price.totalMinor - penaltyMinor, asOf: now });
    },
    cancel: async ({ reference, penaltyMinor, now }) => {
      const record = records.get(reference);
      if (!record?.order) return rejected({ reason: 'NotFound' });
      if (company.refuseCancel) return rejected({ reason: company.refuseCancel });
      const { order } = record;
      if (order.state !== 'Canceled' && penaltyMinor !== company.penaltyMinor)
        return rejected({ reason: 'PenaltyChanged' });
      records.set(reference, { ...record, order: { ...order, state: 'Canceled' } });
      taken.delete(reference);
      return ok({ penaltyMinor, refundMinor: order.price.totalMinor - penaltyMinor, asOf: now });
    },
    lookUp: async ({ reference }) => {
      const { hold = null, order = null, changes = [] } = records.get(reference) ?? {};
      const schedule = schedules.get(reference) ?? AS_BOOKED;
      const more = { schedule, changes, edits: editsOf(company, reference), pickedUpAt: null };
      if (order && isUndecided(company.decisions, reference))
        return ok({ hold: null, order: null, isDeciding: true, ...more });
      const refusal = company.decisions.refused.get(reference) ?? decisions.refused.get(reference);
      if (refusal) return ok({ hold: null, order: null, refusal, ...more });
      return ok(hold || order ? { hold, order, ...more } : null);
    },
    acceptChange: async ({ reference, version }) => {
      const schedule = schedules.get(reference);
      if (!schedule) return rejected({ reason: 'NotFound' });
      if (schedule.version !== version) return rejected({ reason: 'NewChange' });
      schedules.set(reference, { ...schedule, acceptedVersion: version, acceptedBy: 'agent' });
      return ok(null);
    },
  };
}

function quoteOf(
  company: FakeDriverCompany,
  { reference, time, now }: RideChangeRequest,
): Outcome<RideChangeQuote, RideChangeRejection> {
  const { order, sold } = company.records.get(reference) ?? {};
  if (order?.state !== 'Confirmed' || !sold) return rejected({ reason: 'NotFound' });
  if (company.refuseChange) return rejected({ reason: company.refuseChange });
  const summary = rideFor(time, company.percent);
  const { totalMinor } = summary.price;
  const differenceMinor = totalMinor - sold.summary.price.totalMinor;
  const terms = termsAfterChange(sold, rideTermsAt(time, totalMinor), now);
  const cancellation = termsWithWithheld(terms, totalMinor, 0);
  return ok({ amounts: { differenceMinor, dueMinor: differenceMinor }, summary, totalMinor, cancellation });
}

const changing = (company: FakeDriverCompany): Verbs<'quoteChange' | 'change'> => ({
  quoteChange: async (request) => quoteOf(company, request),
  change: async (request) => {
    const { reference, changeReference } = request;
    const record = company.records.get(reference);
    const made = record?.changes?.find((each) => each.changeReference === changeReference);
    if (made) return ok(made);
    const quoted = quoteOf(company, request);
    if (quoted.outcome !== 'ok' || !record?.order) return quoted as Outcome<never, RideChangeRejection>;
    const { value } = quoted;
    if (value.amounts.dueMinor > request.dueMinor) return rejected({ reason: 'PriceIncreased' });
    const { changes = [], order } = record;
    const changed = { ...value, changeReference };
    const { summary, cancellation: terms } = value;
    company.records.set(reference, {
      ...record,
      order: { ...order, price: summary.price },
      sold: { summary, terms },
      changes: [...changes, changed],
    });
    return ok(changed);
  },
});

function supplierOf(company: FakeDriverCompany): GroundSupplier {
  return {
    id: 'drivers',
    name: 'The Driver Company',
    sells: () => true,
    ...ordering(company),
    ...afterwards(company),
    ...changing(company),
    ...fakeEdits(company, (reference) => company.records.has(reference)),
  };
}
