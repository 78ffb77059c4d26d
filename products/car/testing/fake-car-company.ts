/**
 * A rental company of the tests' own behind the car port: one car with many of it, a price that a test can
 * change, and a record by reference. Quick enough for a thousand sagas.
 */
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { instantAt, type LocalDateTime, plusSeconds } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { ok, rejected, unavailable } from '@sojourn/server/suppliers/outcome.ts';
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
import { type CarPrice, priceRental } from '../rules/car-price.ts';
import type { CarChanged, CarChangeRefusal } from '../sell/change/change-port.ts';
import type {
  CarHold,
  CarOrder,
  CarPriceAsk,
  CarRejection,
  CarSchedule,
  CarSupplier,
} from '../sell/supplier.ts';
import { type ChangingCompany, carChangesOf, timesOf } from './fake-car-changes.ts';
import { DAYS, LATE_FROM, rentalOf, ZONE } from './fake-car-facts.ts';

type StoredRecord = {
  readonly hold: CarHold | null;
  readonly order: CarOrder | null;
  /** When it was rented, and by which terms. */
  readonly rented?: { readonly times: string; readonly terms: CancelTerms };
  /** What changes have cost: it's in no price any more. */
  readonly withheldMinor?: number;
  readonly changes?: readonly CarChanged[];
};
type FakeCarCompany = FakeEdits & {
  readonly supplier: CarSupplier;
  readonly records: Map<string, StoredRecord>;
  readonly decisions: FakeDecisions<CarRejection>;
  /** The references that have a car. */
  readonly taken: Set<string>;
  /** Before taxes, paid now. */
  perDayMinor: number;
  cars: number;
  /** What the next calls answer instead. */
  refuseReserve: CarRejection | null;
  refuseConfirm: CarRejection | null;
  refuseCancel: 'NotCancellable' | null;
  refuseChange: CarChangeRefusal | null;
  penaltyMinor: number;
  /** What was changed, by reference. */
  readonly schedules: Map<string, CarSchedule>;
  /** Takes back all that a test has set. */
  readonly letBe: () => void;
};

const HOLD_SECONDS = 900;
const TAX_BPS = 2_300;
const DESK_MARKUP_MINOR = 1_000;
/** An additional driver, for a day. */
const DRIVER_MINOR = 900;
const CALM = {
  perDayMinor: 5_000,
  refuseReserve: null,
  refuseConfirm: null,
  refuseCancel: null,
  refuseChange: null,
  penaltyMinor: 0,
  ...CALM_EDITS,
};

const AS_BOOKED: CarSchedule = { version: 0, acceptedVersion: 0, acceptedBy: null, car: null };

export function createFakeCarCompany(cars = 1000): FakeCarCompany {
  const company: FakeCarCompany = {
    records: new Map(),
    taken: new Set(),
    schedules: new Map(),
    edits: [],
    decisions: createDecisions(),
    ...CALM,
    cars,
    letBe: () => void Object.assign(company, CALM, { cars, decisions: createDecisions() }),
    supplier: undefined as unknown as CarSupplier,
  };
  return Object.assign(company, { supplier: supplierOf(company) });
}

function priceOf(
  { perDayMinor }: FakeCarCompany,
  { payWay }: Pick<CarPriceAsk, 'payWay'>,
  days = DAYS,
  drivers = 0,
): CarPrice {
  const amount = money(DRIVER_MINOR * days * drivers);
  const driver = { kind: 'additionalDriver' as const, count: drivers, perDay: money(DRIVER_MINOR), amount };
  return priceRental({
    payWay,
    days,
    lines: [{ unit: 'day', count: days, rateMinor: perDayMinor, amountMinor: perDayMinor * days }],
    deskMarkupMinor: payWay === 'desk' ? DESK_MARKUP_MINOR : 0,
    perDayBeforeMinor: null,
    airportFeeBps: 0,
    oneWayMinor: 0,
    taxBps: TAX_BPS,
    deskFees: [],
    extras: drivers > 0 ? [driver] : [],
  });
}

/** Free until two days before, everything afterwards. */
function termsOf({ payWay }: Pick<CarPriceAsk, 'payWay'>, price: CarPrice): CancelTerms {
  const steps = [{ until: instantAt(LATE_FROM, ZONE), localUntil: LATE_FROM, penaltyMinor: 0 }];
  if (payWay === 'now') return { type: 'FullyRefundable', zone: ZONE, steps };
  // Nothing was paid that could be lost
  const always = '2027-04-15T08:30' as LocalDateTime;
  const last = {
    until: instantAt(always, ZONE),
    localUntil: always,
    penaltyMinor: price.dueToday.amountMinor,
  };
  return { type: 'FullyRefundable', zone: ZONE, steps: [...steps, last] };
}

const daysOf = ({ pickUp, dropOff }: Pick<CarPriceAsk, 'pickUp' | 'dropOff'>): number =>
  Math.ceil((Date.parse(`${dropOff}Z`) - Date.parse(`${pickUp}Z`)) / 86_400_000);

function changingCompany(company: FakeCarCompany): ChangingCompany {
  const { records } = company;
  return {
    refusal: () => company.refuseChange,
    priceFor: (request) => priceOf(company, request, daysOf(request), request.drivers.length - 1),
    termsFor: (request, price) => termsOf(request, price),
    find: (reference) => {
      const { order, rented, withheldMinor = 0, changes = [] } = records.get(reference) ?? {};
      if (order?.state !== 'Confirmed' || !rented) return undefined;
      const { times, terms } = rented;
      return { sold: { price: order.price, terms }, times, withheldMinor, changes };
    },
    rewrite: (reference, { sold: { price, terms }, times, withheldMinor, changes }) => {
      const record = records.get(reference);
      if (!record?.order) throw new Error(`${reference} was never confirmed`);
      const order = { ...record.order, price };
      records.set(reference, { ...record, order, rented: { times, terms }, withheldMinor, changes });
    },
  };
}

function supplierOf(company: FakeCarCompany): CarSupplier {
  const { records, taken, schedules } = company;
  const unanswered = async () => unavailable;
  return {
    id: 'company',
    name: 'The Company',
    sells: () => true,
    search: unanswered,
    detail: unanswered,
    ...carChangesOf(changingCompany(company)),
    ...fakeEdits(company, (reference) => records.has(reference)),
    checkLoyalty: async ({ number }) => ok({ number }),
    price: async (ask) => {
      const price = priceOf(company, ask);
      const payWays = (['now', 'desk'] as const).map((payWay) => priceOf(company, { payWay }));
      const none = { extras: [], crossBorder: null, guarantee: null };
      return ok({ summary: rentalOf(ask), price, payWays, cancellation: termsOf(ask, price), ...none });
    },
    reserve: async (request) => {
      const before = records.get(request.reference);
      if (before) return before.hold ? ok(before.hold) : rejected({ reason: 'RateNotAvailable' });
      if (company.refuseReserve) return rejected(company.refuseReserve);
      const price = priceOf(company, request);
      if (taken.size >= company.cars) return rejected({ reason: 'NoAvailability' });
      if (price.total.amountMinor > request.totalMinor) return rejected({ reason: 'PriceIncreased', price });
      const expiresAt = plusSeconds(request.now, HOLD_SECONDS);
      const hold = { holdId: `hold-${request.reference}`, expiresAt, price };
      const rented = { times: timesOf(request), terms: termsOf(request, price) };
      records.set(request.reference, { hold, order: null, rented });
      taken.add(request.reference);
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
      if (!record?.hold) return rejected({ reason: 'RateNotAvailable' });
      if (company.refuseConfirm) return rejected(company.refuseConfirm);
      const order: CarOrder = {
        locator: `CAR-${records.size}`,
        price: record.hold.price,
        state: 'Confirmed',
      };
      records.set(reference, { ...record, hold: null, order });
      return answerConfirm(company.decisions, reference, order, true);
    },
    quoteCancel: async ({ reference, now }) => {
      const order = records.get(reference)?.order;
      if (!order) return rejected({ reason: 'NotFound' });
      const withheldMinor = records.get(reference)?.withheldMinor ?? 0;
      const { penaltyMinor, refundMinor } = penaltyOf(company, order);
      return ok({ penaltyMinor: penaltyMinor + withheldMinor, refundMinor, asOf: now });
    },
    cancel: async ({ reference, penaltyMinor, now }) => {
      const record = records.get(reference);
      if (!record?.order) return rejected({ reason: 'NotFound' });
      if (company.refuseCancel) return rejected({ reason: company.refuseCancel });
      const { withheldMinor = 0 } = record;
      const lost = penaltyOf(company, record.order);
      const penalty = { ...lost, penaltyMinor: lost.penaltyMinor + withheldMinor };
      if (record.order.state !== 'Canceled' && penaltyMinor !== penalty.penaltyMinor)
        return rejected({ reason: 'PenaltyChanged' });
      records.set(reference, { ...record, order: { ...record.order, state: 'Canceled' } });
      taken.delete(reference);
      return ok({ ...penalty, asOf: now });
    },
    lookUp: async ({ reference }) => {
      const { hold = null, order = null, changes = [] } = records.get(reference) ?? {};
      const schedule = schedules.get(reference) ?? AS_BOOKED;
      const edits = editsOf(company, reference);
      const { decisions } = company;
      const more = { schedule, changes, edits };
      if (order && isUndecided(decisions, reference))
        return ok({ hold: null, order: null, isDeciding: true, ...more });
      const refusal = decisions.refused.get(reference);
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

/** Nothing can be lost of what the desk would have taken. */
function penaltyOf({ penaltyMinor: set }: FakeCarCompany, { price }: CarOrder) {
  const paid = price.dueToday.amountMinor;
  const penaltyMinor = Math.min(set, paid);
  return { penaltyMinor, refundMinor: paid - penaltyMinor };
}
