/**
 * Two airlines of the tests' own behind the flight port: out on one and back on the other, each with a ticket
 * of its own; few seats, a fare that a test can change, and a record by reference. Quick enough for a
 * thousand sagas.
 */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { ok, rejected, unavailable, unknown } from '@sojourn/server/suppliers/outcome.ts';
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
import { dayOf } from '../rules/findings/trip-finding.ts';
import { seatsNeeded, typesOf } from '../rules/travelers/travelers.ts';
import type { Exchanged } from '../sell/exchange/exchange-port.ts';
import type {
  FlightHold,
  FlightOrder,
  FlightRecord,
  FlightRejection,
  FlightRequest,
  FlightSchedule,
  FlightSupplier,
} from '../sell/supplier.ts';
import { NO_EXTRAS } from '../wire/flights.ts';
import { CABIN, FLOWN, fareOf, OUT_AND_BACK, summaryOf } from './fake-airline-fares.ts';
import { CALM_EXCHANGES, type Exchangeable, type FakeExchanges, fakeExchanges } from './fake-exchange.ts';
import { CALM_EXTRAS, type FakeExtras, fakeExtras, type WithExtras } from './fake-extras.ts';
import { CALM_OPERATIONS, fakeOperations, type WithOperations } from './fake-operations.ts';
import { CALM_PARTS, type FakeParts, fakeParts, type Partible } from './fake-parts.ts';
import { locatorsOf, splitOff } from './fake-split.ts';
import {
  CANCEL_FEE_MINOR,
  penaltyOf,
  termsAfterExchange,
  termsAt,
  termsWithWithheld,
  VOID_HOURS,
} from './fake-terms.ts';

type StoredOrders = Partible &
  WithExtras & {
    hold: FlightHold | null;
    exchanges: readonly Exchanged[];
    voidUntil: Instant | null;
  };
export type FakeAirline = FakeExchanges &
  FakeEdits &
  FakeExtras &
  FakeParts &
  WithOperations & {
    readonly supplier: FlightSupplier;
    readonly kept: Map<string, StoredOrders>;
    readonly seatsTaken: () => number;
    /** Of one adult, all slices together. */
    fareMinor: number;
    seats: number;
    /** What the next calls answer instead; `refuseTicket`: of one ticket only. */
    refuseReserve: FlightRejection | null;
    refuseTicket: { readonly ticketNo: number; readonly rejection: FlightRejection } | null;
    refuseVoid: boolean;
    readonly decisions: FakeDecisions<FlightRejection>;
    /** Free to cancel for a day. */
    isVoidable: boolean;
    /** `late`: asked for, and not there yet. */
    issues: 'atOnce' | 'late' | 'never';
    refuseCancel: boolean;
    /** How much later than booked its flights leave and land. */
    lateMinutes: number;
    /** What canceling costs; null: by the fare's own rule. */
    penaltyMinor: number | null;
    /** What the fares that are sold keep of a cancellation, once it isn't free any more. */
    cancelFeeMinor: number;
    /** What was changed, by reference. */
    readonly schedules: Map<string, FlightSchedule>;
    /** Takes back all that a test has set. */
    readonly letBe: () => void;
  };

const HOLD_SECONDS = 1200;
const CALM = {
  fareMinor: 60_000,
  refuseReserve: null,
  refuseTicket: null,
  refuseVoid: false,
  isVoidable: true,
  issues: 'atOnce',
  refuseCancel: false,
  lateMinutes: 0,
  penaltyMinor: null,
  cancelFeeMinor: CANCEL_FEE_MINOR,
  ...CALM_EXCHANGES,
  ...CALM_PARTS,
  ...CALM_EDITS,
  ...CALM_EXTRAS,
  ...CALM_OPERATIONS,
} as const;

export function createFakeAirline(seats = 1000): FakeAirline {
  const records = new Map<string, StoredOrders>();
  const carrier: FakeAirline = {
    kept: records,
    schedules: new Map(),
    operations: new Map(),
    edits: [],
    decisions: createDecisions(),
    ...CALM,
    seats,
    letBe: () => void Object.assign(carrier, CALM, { seats, decisions: createDecisions() }),
    seatsTaken: () => [...records.values()].reduce((sum, each) => sum + (isLive(each) ? each.seats : 0), 0),
    supplier: undefined as unknown as FlightSupplier,
  };
  return Object.assign(carrier, { supplier: supplierOf(carrier) });
}

const ticketKey = (reference: string, ticketNo: number): string => `${reference}:${ticketNo}`;
const isGone = ({ state }: FlightOrder): boolean => state === 'Voided' || state === 'Canceled';
const isLive = ({ hold, orders }: StoredOrders): boolean =>
  hold !== null || [...orders.values()].some((order) => !isGone(order));
const AS_BOOKED: FlightSchedule = { version: 0, acceptedVersion: 0, acceptedBy: null, slices: null };
const recordOf = (
  { hold, price, orders, documents, voidUntil, exchanges, canceledParts, changedExtras, flown }: StoredOrders,
  lateMinutes: number,
  schedule: FlightSchedule = AS_BOOKED,
): FlightRecord => ({
  schedule,
  hold,
  price,
  documents,
  voidUntil,
  exchanges,
  canceledParts,
  changedExtras,
  orders: [...orders.values()],
  // As the airline has changed them
  times: flown.map((way, at) =>
    (schedule.slices?.[at]?.segments ?? OUT_AND_BACK[way]?.segments ?? []).map(
      ({ scheduledDepartureTime, scheduledArrivalTime }) => ({
        departs: plusSeconds(scheduledDepartureTime, lateMinutes * 60),
        arrives: plusSeconds(scheduledArrivalTime, lateMinutes * 60),
      }),
    ),
  ),
});

function exchangeable(carrier: FakeAirline, reference: string): Exchangeable | undefined {
  const of = carrier.kept.get(reference);
  return of && exchangeableOf(carrier, reference, of);
}

function splitBy(carrier: FakeAirline, ...of: [string, readonly number[], string, Instant]) {
  const [reference, travelers, ownReference, now] = of;
  const whole = carrier.kept.get(reference);
  if (!whole) return undefined;
  const { own, rest } = splitOff(whole, travelers);
  const cancellation = termsWithWithheld(own, now);
  const split = {
    own: { price: own.price, cancellation },
    rest: { price: rest.price, cancellation: termsWithWithheld({ ...whole, ...rest }, now) },
    restDocuments: rest.documents ?? [],
  };
  const keep = () => {
    Object.assign(whole, rest);
    carrier.kept.set(ownReference, own);
  };
  return { own: exchangeableOf(carrier, ownReference, own), split, locators: locatorsOf(own), keep };
}

function exchangeableOf(carrier: FakeAirline, reference: string, of: StoredOrders): Exchangeable {
  const { schedules } = carrier;
  return {
    price: of.price,
    documents: of.documents,
    exchanges: of.exchanges,
    withheldMinor: of.withheldMinor,
    orders: [...of.orders.values()],
    flown: of.flown,
    isNewer: (version) => {
      const schedule = schedules.get(reference);
      return schedule?.version !== version || schedule.acceptedVersion === version;
    },
    keep: (done, { answers }) => {
      const { price, documents, locators = [] } = done;
      Object.assign(of, { price, documents, exchanges: [...of.exchanges, done] });
      for (const { ticketNo, locator } of locators) {
        const order = of.orders.get(ticketNo);
        if (order) of.orders.set(ticketNo, { ...order, locator });
      }
      const schedule = schedules.get(reference);
      if (schedule && answers !== undefined)
        schedules.set(reference, { ...schedule, acceptedVersion: answers, acceptedBy: 'agent' });
    },
  };
}

function supplierOf(carrier: FakeAirline): FlightSupplier {
  const { kept: records } = carrier;
  const unanswered = async () => unavailable;
  const price = (request: FlightRequest) => fareOf(carrier.fareMinor, request);
  const all = (of: StoredOrders, state: FlightOrder['state']) => {
    for (const order of of.orders.values()) of.orders.set(order.ticketNo, { ...order, state });
  };
  return {
    id: 'carrier',
    name: 'The Carrier',
    sells: (sliceId) => FLOWN.some((slice) => slice.sliceId === sliceId),
    endsOf: (sliceId) => {
      const [flown] = FLOWN.find((slice) => slice.sliceId === sliceId)?.segments ?? [];
      if (flown === undefined) return null;
      const { origin, destination, zonedDepartureTime } = flown;
      return {
        origin: origin.locationCode,
        destination: destination.locationCode,
        date: dayOf(zonedDepartureTime),
      };
    },
    search: unanswered,
    option: unanswered,
    nonstopDestinations: unanswered,
    comparable: unanswered,
    calendar: unanswered,
    dates: unanswered,
    history: unanswered,
    upgrades: unanswered,
    seatMap: async () => ok(CABIN),
    ...fakeExchanges(
      carrier,
      (reference) => exchangeable(carrier, reference),
      (...of) => splitBy(carrier, ...of),
      (of, now) => termsAfterExchange(of, now),
    ),
    ...fakeParts(
      carrier,
      (reference) => records.get(reference),
      (of, now) => termsWithWithheld(of as StoredOrders, now),
    ),
    ...fakeExtras(carrier, { find: (reference) => records.get(reference) }, (of, now) =>
      termsWithWithheld(of as StoredOrders, now),
    ),
    ...fakeOperations(carrier, (reference) => records.get(reference)),
    ...fakeEdits(carrier, (reference) => records.has(reference)),
    price: async (request) =>
      ok({
        flight: summaryOf(request),
        price: price(request),
        cancellation: termsAt(request.now, carrier.isVoidable, carrier.cancelFeeMinor),
        voidHours: VOID_HOURS,
        guarantee: null,
      }),
    pricesNow: async ({ trips, now }) =>
      ok(trips.map((trip) => price({ ...trip, extras: NO_EXTRAS, locale: 'en', now }).total.amountMinor)),
    reserve: async (request) => {
      const before = records.get(request.reference);
      if (before) return before.hold ? ok(before.hold) : rejected({ reason: 'BookFailed' });
      if (carrier.refuseReserve) return rejected(carrier.refuseReserve);
      const needed = seatsNeeded(request.passengers);
      if (carrier.seatsTaken() + needed > carrier.seats) return rejected({ reason: 'NoAvailability' });
      const fare = price(request);
      if (fare.total.amountMinor > request.totalMinor)
        return rejected({ reason: 'PriceIncreased', price: fare });
      const expiresAt = plusSeconds(request.now, HOLD_SECONDS);
      const hold = { holdId: `hold-${request.reference}`, expiresAt, price: fare };
      records.set(request.reference, {
        hold,
        price: fare,
        orders: new Map(),
        documents: null,
        voidUntil: null,
        exchanges: [],
        seats: needed,
        party: typesOf(request.passengers),
        canceledParts: [],
        withheldMinor: 0,
        extras: request.extras,
        flown: request.slices.map((_, way) => way),
        changedExtras: [],
      });
      return ok(hold);
    },
    release: async ({ reference }) => {
      const of = records.get(reference);
      if (of) of.hold = null;
      return ok(null);
    },
    confirm: async ({ reference, ticketNo, now }) => {
      const of = records.get(reference);
      const before = of?.orders.get(ticketNo);
      const key = ticketKey(reference, ticketNo);
      if (before && isGone(before)) return rejected({ reason: 'BookFailed' });
      if (before) return answerConfirm(carrier.decisions, key, before, false);
      if (!of?.hold) return rejected({ reason: 'ExpiredFulfillToken' });
      const { refuseTicket } = carrier;
      if (refuseTicket?.ticketNo === ticketNo) return rejected(refuseTicket.rejection);
      const { airline } = OUT_AND_BACK[ticketNo - 1]!;
      const order = {
        ticketNo,
        airline: airline.code,
        locator: `L${ticketNo}${reference.slice(-5)}`,
      } as const;
      of.orders.set(ticketNo, { ...order, state: 'Confirmed' });
      of.voidUntil = carrier.isVoidable ? plusSeconds(now, VOID_HOURS * 3600) : null;
      return answerConfirm(carrier.decisions, key, of.orders.get(ticketNo)!, true);
    },
    voidOrder: async ({ reference, ticketNo }) => {
      const of = records.get(reference);
      const order = of?.orders.get(ticketNo);
      if (!of || !order) return ok(null);
      if (carrier.refuseVoid) return rejected({ reason: 'VoidFailed' });
      of.orders.set(ticketNo, { ...order, state: 'Voided' });
      return ok(null);
    },
    issue: async ({ reference }) => {
      const of = records.get(reference);
      if (!of || of.orders.size === 0 || [...of.orders.values()].some(isGone))
        return rejected({ reason: 'NotConfirmed' });
      if (carrier.issues === 'never') return rejected({ reason: 'ProviderError' });
      if (carrier.issues === 'late') return unknown;
      of.hold = null;
      of.documents ??= [...of.orders.keys()].flatMap((ticketNo) =>
        of.party.map((_, traveler) => ({
          ticketNo,
          traveler,
          slice: ticketNo - 1,
          number: `047-${ticketNo}${traveler}${reference.slice(-6)}`,
        })),
      );
      return ok(of.documents);
    },
    quoteCancel: async ({ reference, now }) => {
      const of = records.get(reference);
      if (!of || [...of.orders.values()].every(isGone)) return rejected({ reason: 'NotFound' });
      return ok(penaltyOf(carrier, of, now));
    },
    cancel: async ({ reference, penaltyMinor, now }) => {
      const of = records.get(reference);
      if (!of) return rejected({ reason: 'NotFound' });
      const penalty = penaltyOf(carrier, of, now);
      if ([...of.orders.values()].every(isGone)) return ok(penalty);
      if (carrier.refuseCancel) return rejected({ reason: 'NotCancellable' });
      if (penalty.penaltyMinor !== penaltyMinor) return rejected({ reason: 'PenaltyChanged' });
      of.hold = null;
      all(of, 'Canceled');
      return ok(penalty);
    },
    lookUp: async ({ reference }) => {
      const of = records.get(reference);
      if (!of) return ok(null);
      const record = recordOf(of, carrier.lateMinutes, carrier.schedules.get(reference));
      const { decisions } = carrier;
      const undecided = record.orders.filter(({ ticketNo }) =>
        isUndecided(decisions, ticketKey(reference, ticketNo)),
      );
      const refused = [1, 2].flatMap((ticketNo) => {
        const rejection = decisions.refused.get(ticketKey(reference, ticketNo));
        return rejection ? [{ ticketNo, rejection }] : [];
      });
      return ok({
        ...record,
        orders: record.orders.filter((order) => !undecided.includes(order)),
        undecided: undecided.map(({ ticketNo }) => ticketNo),
        refused,
        edits: editsOf(carrier, reference),
      });
    },
    acceptChange: async ({ reference, version }) => {
      const schedule = carrier.schedules.get(reference);
      if (!schedule) return rejected({ reason: 'NotFound' });
      if (schedule.version !== version) return rejected({ reason: 'NewChange' });
      carrier.schedules.set(reference, { ...schedule, acceptedVersion: version, acceptedBy: 'agent' });
      return ok(null);
    },
  };
}
