import { plusSeconds } from '@sojourn/domain/dates.ts';
import { first } from '@sojourn/domain/present.ts';
import { ok, rejected, unavailable } from '@sojourn/server/suppliers/outcome.ts';
import {
  answerConfirm,
  createDecisions,
  isUndecided,
} from '@sojourn/server/suppliers/testing/fake-decisions.ts';
import { CALM_EDITS, editsOf, fakeEdits } from '@sojourn/server/suppliers/testing/fake-edits.ts';
import type { HomeArrival, HomeOrder, HomeSchedule, HomeSupplier } from '../sell/supplier.ts';
import type { HomeStaySummary } from '../wire/home-checkout.ts';
import { changesOfHomes } from './fake-home-changes.ts';
import { type FakeHomeHost, staysOf, termsOf } from './fake-home-facts.ts';
import { NO_REQUESTS } from './no-requests.ts';

const HOLD_SECONDS = 1200;
const CALM = {
  percent: 100,
  refuseReserve: null,
  refuseConfirm: null,
  refuseCancel: null,
  refuseChange: null,
  penaltyMinor: 0,
  ...CALM_EDITS,
};
const AS_BOOKED: HomeSchedule = { version: 0, acceptedVersion: 0, acceptedBy: null, isCanceledByHost: false };
/** What only a confirmed guest learns. */
const ARRIVAL: HomeArrival = {
  address: 'Rua do Limoeiro 14',
  position: { lat: 38.7167, lon: -9.1489 },
  phone: '+351 21 000 0002',
  steps: ['The key box is left of the door.', 'Its code is 4417.'],
};

export function createFakeHomeHost(homes = 1000): FakeHomeHost {
  const host: FakeHomeHost = {
    records: new Map(),
    taken: new Set(),
    schedules: new Map(),
    edits: [],
    decisions: createDecisions(),
    ...CALM,
    homes,
    letBe: () => void Object.assign(host, CALM, { homes, decisions: createDecisions() }),
    supplier: undefined as unknown as HomeSupplier,
  };
  return Object.assign(host, { supplier: supplierOf(host) });
}

const totalOf = (stays: readonly HomeStaySummary[]): number =>
  stays.reduce((sum, { price }) => sum + price.total.amountMinor, 0);
const priceOf = (stays: readonly HomeStaySummary[]) =>
  ({ totalMinor: totalOf(stays), currency: 'USD' }) as const;

function ordering(host: FakeHomeHost): Pick<HomeSupplier, 'price' | 'reserve' | 'release' | 'confirm'> {
  const { records, taken } = host;
  return {
    price: async (ask) => {
      const stays = staysOf(host, ask);
      return ok({
        stays,
        total: priceOf(stays),
        cancellation: termsOf(first(stays).checkIn),
        policies: [],
        optionalFees: [{ kind: 'poolHeating', amount: { amountMinor: 4_000, currency: 'USD' } }],
        guarantee: null,
      });
    },
    reserve: async (request) => {
      const before = records.get(request.reference);
      if (before) return before.hold ? ok(before.hold) : rejected({ reason: 'RateNotAvailable' });
      if (host.refuseReserve) return rejected(host.refuseReserve);
      const stays = staysOf(host, request);
      const price = priceOf(stays);
      if (taken.size >= host.homes) return rejected({ reason: 'NoAvailability' });
      if (price.totalMinor > request.totalMinor) return rejected({ reason: 'PriceIncreased', price, stays });
      const expiresAt = plusSeconds(request.now, HOLD_SECONDS);
      const hold = { holdId: `hold-${request.reference}`, expiresAt, price };
      const terms = termsOf(first(stays).checkIn);
      records.set(request.reference, { hold, order: null, let: { stays, terms } });
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
      if (record?.order) return answerConfirm(host.decisions, reference, record.order, false);
      if (!record?.hold) return rejected({ reason: 'RateNotAvailable' });
      if (host.refuseConfirm) return rejected(host.refuseConfirm);
      const order: HomeOrder = {
        locator: `HOME-${records.size}`,
        price: record.hold.price,
        state: 'Confirmed',
        arrivals: (record.let?.stays ?? []).map(() => ARRIVAL),
      };
      records.set(reference, { ...record, hold: null, order });
      return answerConfirm(host.decisions, reference, order, true);
    },
  };
}

function afterwards(
  host: FakeHomeHost,
): Pick<HomeSupplier, 'quoteCancel' | 'cancel' | 'lookUp' | 'acceptChange'> {
  const { records, taken, schedules } = host;
  return {
    quoteCancel: async ({ reference, now }) => {
      const { order, withheldMinor = 0 } = records.get(reference) ?? {};
      if (!order) return rejected({ reason: 'NotFound' });
      const { penaltyMinor } = host;
      const refundMinor = order.price.totalMinor - penaltyMinor;
      return ok({ penaltyMinor: penaltyMinor + withheldMinor, refundMinor, asOf: now });
    },
    cancel: async ({ reference, penaltyMinor, now }) => {
      const record = records.get(reference);
      if (!record?.order) return rejected({ reason: 'NotFound' });
      if (host.refuseCancel) return rejected({ reason: host.refuseCancel });
      const { withheldMinor = 0, order } = record;
      if (order.state !== 'Canceled' && penaltyMinor !== host.penaltyMinor + withheldMinor)
        return rejected({ reason: 'PenaltyChanged' });
      records.set(reference, { ...record, order: { ...order, state: 'Canceled' } });
      taken.delete(reference);
      const refundMinor = order.price.totalMinor + withheldMinor - penaltyMinor;
      return ok({ penaltyMinor, refundMinor, asOf: now });
    },
    lookUp: async ({ reference }) => {
      const { hold = null, order = null, changes = [] } = records.get(reference) ?? {};
      const schedule = schedules.get(reference) ?? AS_BOOKED;
      const { decisions } = host;
      const more = { schedule, changes, edits: editsOf(host, reference) };
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

function supplierOf(host: FakeHomeHost): HomeSupplier {
  const unanswered = async () => unavailable;
  return {
    id: 'host',
    name: 'The Host',
    sells: () => true,
    facts: () => null,
    search: unanswered,
    detail: unanswered,
    calendar: unanswered,
    reviews: unanswered,
    ...ordering(host),
    ...afterwards(host),
    ...changesOfHomes(host),
    ...fakeEdits(host, (reference) => host.records.has(reference)),
    ...NO_REQUESTS,
  };
}
