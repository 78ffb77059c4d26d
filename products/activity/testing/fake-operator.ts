/**
 * An operator of the tests' own behind the port of activities: one sail with many places, a price that a test
 * can change, and a record by reference. Quick enough for a thousand sagas.
 */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { ok, rejected, unavailable } from '@sojourn/server/suppliers/outcome.ts';
import {
  answerConfirm,
  createDecisions,
  isUndecided,
} from '@sojourn/server/suppliers/testing/fake-decisions.ts';
import { CALM_EDITS, editsOf, fakeEdits } from '@sojourn/server/suppliers/testing/fake-edits.ts';
import type { ActivitySchedule, ActivitySupplier } from '../sell/supplier.ts';
import { changesOfActivities } from './fake-activity-changes.ts';
import type { FakeOperator } from './fake-operator-record.ts';
import { cutOffAt, SAIL, SAIL_CONTENT, SAIL_SLOT, sailFor, termsAt, totalOf } from './sample-activity.ts';

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
const AS_BOOKED: ActivitySchedule = {
  version: 0,
  acceptedVersion: 0,
  acceptedBy: null,
  canceledByOperator: null,
};

export function createFakeOperator(places = 1000): FakeOperator {
  const operator: FakeOperator = {
    records: new Map(),
    taken: new Set(),
    schedules: new Map(),
    edits: [],
    decisions: createDecisions(),
    ...CALM,
    places,
    letBe: () => void Object.assign(operator, CALM, { places, decisions: createDecisions() }),
    supplier: undefined as unknown as ActivitySupplier,
  };
  return Object.assign(operator, { supplier: supplierOf(operator) });
}

type Verbs<K extends keyof ActivitySupplier> = Pick<ActivitySupplier, K>;

function ordering(operator: FakeOperator): Verbs<'price' | 'reserve' | 'release' | 'confirm'> {
  const { records, taken } = operator;
  return {
    price: async ({ units, slotId }) => {
      const slot = slotId ?? SAIL_SLOT;
      const price = totalOf(units, operator.percent);
      return ok({
        summary: sailFor(units, slot, operator.percent),
        price,
        cancellation: termsAt(slot, price.totalMinor),
        policy: SAIL_CONTENT.policy,
        cutOffAt: cutOffAt(slot),
        guarantee: null,
      });
    },
    reserve: async ({ reference, units, slotId, totalMinor, now }) => {
      const before = records.get(reference);
      if (before) return before.hold ? ok(before.hold) : rejected({ reason: 'RateNotAvailable' });
      if (operator.refuseReserve) return rejected(operator.refuseReserve);
      if (taken.size >= operator.places) return rejected({ reason: 'NoAvailability', placesLeft: 0 });
      const slot = slotId ?? SAIL_SLOT;
      const price = totalOf(units, operator.percent);
      const summary = sailFor(units, slot, operator.percent);
      if (price.totalMinor > totalMinor) return rejected({ reason: 'PriceIncreased', price, summary });
      const expiresAt = plusSeconds(now, HOLD_SECONDS);
      const hold = {
        holdId: `hold-${reference}`,
        expiresAt,
        price,
        givenUntil: expiresAt,
        cutOffAt: cutOffAt(slot),
      };
      const terms = termsAt(slot, price.totalMinor);
      records.set(reference, { hold, order: null, sold: { summary, terms } });
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
      if (record?.order) return answerConfirm(operator.decisions, reference, record.order, false);
      if (!record?.hold) return rejected({ reason: 'ExpiredFulfillToken' });
      if (operator.refuseConfirm) return rejected(operator.refuseConfirm);
      const order = {
        locator: `SAIL-${records.size}`,
        price: record.hold.price,
        state: 'Confirmed' as const,
        tickets: [{ ticketId: '1', unitId: null, code: `VELA-${records.size}`, isDead: false }],
      };
      records.set(reference, { ...record, hold: null, order });
      return answerConfirm(operator.decisions, reference, order, true);
    },
  };
}

function afterwards(operator: FakeOperator): Verbs<'quoteCancel' | 'cancel' | 'lookUp' | 'acceptChange'> {
  const { records, taken, schedules } = operator;
  return {
    quoteCancel: async ({ reference, now }) => {
      const { order, withheldMinor = 0 } = records.get(reference) ?? {};
      if (!order) return rejected({ reason: 'NotFound' });
      const { penaltyMinor } = operator;
      const refundMinor = order.price.totalMinor - penaltyMinor;
      return ok({ penaltyMinor: penaltyMinor + withheldMinor, refundMinor, asOf: now });
    },
    cancel: async ({ reference, penaltyMinor, now }) => {
      const record = records.get(reference);
      if (!record?.order) return rejected({ reason: 'NotFound' });
      if (operator.refuseCancel) return rejected({ reason: operator.refuseCancel });
      const { withheldMinor = 0, order } = record;
      if (order.state !== 'Canceled' && penaltyMinor !== operator.penaltyMinor + withheldMinor)
        return rejected({ reason: 'PenaltyChanged' });
      const tickets = order.tickets.map((ticket) => ({ ...ticket, isDead: true }));
      records.set(reference, { ...record, order: { ...order, tickets, state: 'Canceled' } });
      taken.delete(reference);
      const refundMinor = order.price.totalMinor + withheldMinor - penaltyMinor;
      return ok({ penaltyMinor, refundMinor, asOf: now });
    },
    lookUp: async ({ reference }) => {
      const { hold = null, order = null, changes = [] } = records.get(reference) ?? {};
      const schedule = schedules.get(reference) ?? AS_BOOKED;
      const { decisions } = operator;
      const more = { schedule, changes, edits: editsOf(operator, reference), answerBy: null };
      if (order && isUndecided(decisions, reference))
        return ok({ state: 'Pending', hold: null, order: null, isDeciding: true, ...more });
      const refusal = decisions.refused.get(reference);
      if (refusal) return ok({ state: 'Rejected', hold: null, order: null, refusal, ...more });
      const state = order ? order.state : hold ? 'OnHold' : 'Expired';
      return ok(hold || order ? { state, hold, order, ...more } : null);
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

function supplierOf(operator: FakeOperator): ActivitySupplier {
  const unanswered = async () => unavailable;
  return {
    id: 'operator',
    name: 'The Operator',
    sells: () => true,
    facts: () => SAIL,
    search: unanswered,
    detail: async () => ok(SAIL_CONTENT),
    calendar: unanswered,
    check: unanswered,
    reviews: unanswered,
    ...ordering(operator),
    ...afterwards(operator),
    ...changesOfActivities(operator),
    ...fakeEdits(operator, (reference) => operator.records.has(reference)),
  };
}
