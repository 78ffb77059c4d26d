/** How the flights of an order go on their day: as the airlines' changes, the day and a scenario have it. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import type { FlightTimes } from '@sojourn/domain/disruptions/flight-status.ts';
import type { SliceOperations } from '@sojourn/products/flight/sell/operations/operations-port.ts';
import { type Outcome, ok } from '@sojourn/server/suppliers/outcome.ts';
import { addChange } from '#orders/changes/changes.ts';
import type { FlightState } from '../../inventory/fares/fares.ts';
import { legList } from '../../inventory/fares/ticket-fare.ts';
import { type Announcement, announcementsOf, knownAt } from '../../inventory/operations/day-of-flight.ts';
import { changeMinutes, legsOfSliceId } from '../../inventory/schedule/slice-id.ts';
import {
  type ChangedSlice,
  changesOf,
  contentOf,
  type FlightChange,
  unchanged,
} from '../changes/change-flights.ts';
import { type FlightMarket, instantOfMinute, minuteOf } from '../market.ts';
import type { Fault } from '../scenarios.ts';
import { findRecord, type MarketRecord } from '../store.ts';
import { type EventLeg, eventOf, isEventFault, missedLeg } from './flight-events.ts';
import { rebookedAfter } from './rebook-missed.ts';
import { addEvent, type FlightEvent, newestEvent } from './store.ts';

type Leg = EventLeg & { readonly row: number; readonly day: number };
/** A slice that's still flown; `flights`: `TP216.2027-04-14.BOS.LIS`. */
type FlownSlice = { readonly flights: readonly string[]; readonly legs: readonly Leg[] };

type Question = { readonly reference: string; readonly now: Instant; readonly locale: Locale };

export async function readStatus(
  market: FlightMarket,
  question: Question,
  fault: Fault | undefined,
): Promise<Outcome<readonly SliceOperations[], never>> {
  const record = await findRecord(market.db, question.reference);
  if (record === undefined || record.confirmedAt === null) return ok([]);
  const operations = await operationsOfRecord(market, record, question, fault);
  await noteCanceled(market, record, operations);
  return ok(operations);
}

/** From then on nothing of it can be given back. */
export async function hasLeft(market: FlightMarket, record: MarketRecord, now: Instant): Promise<boolean> {
  if (isBefore(now, record.firstDeparture)) return false;
  const question = { reference: record.reference, now, locale: 'en' } as const;
  const [first] = await operationsOfRecord(market, record, question, undefined);
  const [flight] = first?.flights ?? [];
  return flight === undefined || (!flight.isCanceled && !isBefore(now, flight.departs));
}

async function operationsOfRecord(
  market: FlightMarket,
  record: MarketRecord,
  { reference, now, locale }: Question,
  fault: Fault | undefined,
): Promise<SliceOperations[]> {
  const state = await market.stateAt(now);
  const changes = await changesOf(market, reference);
  const content = contentOf(record, changes);
  const flown = record.slices.map(({ sliceId }, at) => {
    const changed = content?.slices[at];
    return changed === null ? null : flownSlice(market, state, changed ?? asBooked(sliceId));
  });
  const event = await catchUpEvent(market, reference, flown, now, fault);
  const canceled = canceledSlices(record, content, changes.at(-1)?.at ?? now, market, state);
  return flown.map((slice, at) =>
    slice
      ? operationsOf(market, state, slice, event?.slice === at ? event : undefined, now, locale)
      : { flights: canceled[at] ?? null, rebookedTo: null },
  );
}

/** What is canceled on its day is a change of the order like any other: it can be given back for nothing. */
async function noteCanceled(
  market: FlightMarket,
  record: MarketRecord,
  operations: readonly SliceOperations[],
): Promise<void> {
  const { reference, canceledAt } = record;
  const isGone = operations.map(({ flights }) => flights?.some(({ isCanceled }) => isCanceled) ?? false);
  if (canceledAt !== null || !isGone.includes(true)) return;
  const changes = await changesOf(market, reference);
  const content = contentOf(record, changes) ?? unchanged(record);
  if (content.slices.every((slice, at) => slice === null || !isGone[at])) return;
  const slices = content.slices.map((slice, at) => (isGone[at] ? null : slice));
  await addChange(market.db, reference, changes, {
    content: { base: content.base, slices },
    isFree: true,
    at: market.now(),
    acceptedBy: null,
  });
}

export const asBooked = (sliceId: string): ChangedSlice => ({
  sliceId,
  minutes: sliceId.split('~').map(() => 0),
});

/** Null where the timetable doesn't have it any more. */
export function flownSlice(
  { world }: FlightMarket,
  { days }: FlightState,
  { sliceId, minutes }: ChangedSlice,
): FlownSlice | null {
  const legs = legsOfSliceId(world, days, sliceId);
  if (!legs) return null;
  const list = legList(legs);
  return {
    flights: sliceId.split('~'),
    legs: list.map(({ row, day, departs, arrives }, at) => {
      const next = list[at + 1];
      const later = minutes[at] ?? 0;
      return {
        row,
        day,
        departs: departs + later,
        arrives: arrives + later,
        changeMinutes: next ? changeMinutes(world.network, row, next.row, false) : null,
      };
    }),
  };
}

/** What a scenario has struck once stays. It strikes the first slice that has yet to leave. */
async function catchUpEvent(
  { db }: FlightMarket,
  reference: string,
  flown: readonly (FlownSlice | null)[],
  now: Instant,
  fault: Fault | undefined,
): Promise<FlightEvent | undefined> {
  if (isEventFault(fault)) {
    const slice = flown.findIndex((each) => each && (each.legs[0]?.departs ?? 0) > minuteOf(now));
    if (slice >= 0) await addEvent(db, reference, { kind: fault, slice, at: now });
  }
  return newestEvent(db, reference);
}

function operationsOf(
  market: FlightMarket,
  state: FlightState,
  { flights, legs }: FlownSlice,
  event: FlightEvent | undefined,
  now: Instant,
  locale: Locale,
): SliceOperations {
  const minute = minuteOf(now);
  const known = event
    ? eventOf(event.kind, legs, minuteOf(event.at), minute)
    : legs.map((leg, at) => knownAt(announcementsOf(flights[at] ?? '', leg.departs), minute));
  const missed = missedLeg(legs, known);
  return {
    flights: legs.map((leg, at) => timesOf(leg, known[at], now)),
    rebookedTo:
      missed === undefined
        ? null
        : rebookedAfter(market, state, legs, missed, {
            ready: readyAt(legs, known, missed),
            isReasonable: event?.kind === 'rebookedReasonably',
            locale,
          }),
  };
}

/** When the next flight could be reached after the one that came too late. */
const readyAt = (legs: readonly Leg[], known: readonly (Announcement | undefined)[], missed: number) => {
  const before = legs[missed - 1];
  return before ? before.arrives + (known[missed - 1]?.minutes ?? 0) + (before.changeMinutes ?? 0) : 0;
};

export const timesOf = (leg: EventLeg, known: Announcement | undefined, now: Instant): FlightTimes => ({
  departs: instantOfMinute(leg.departs + (known?.minutes ?? 0)),
  arrives: instantOfMinute(leg.arrives + (known?.minutes ?? 0)),
  isCanceled: known?.isCanceled ?? false,
  cause: known?.cause ?? null,
  updatedAt: known ? instantOfMinute(known.at) : now,
});

/** Of slices that the airlines have canceled, at the times that they were sold with. */
const canceledSlices = (
  { slices }: MarketRecord,
  content: FlightChange | undefined,
  at: Instant,
  market: FlightMarket,
  state: FlightState,
) =>
  slices.map(({ sliceId }, slice): FlightTimes[] | null => {
    if (content?.slices[slice] !== null) return null;
    const was = flownSlice(market, state, asBooked(sliceId));
    return (
      was?.legs.map((leg) => ({ ...timesOf(leg, undefined, at), isCanceled: true, updatedAt: at })) ?? null
    );
  });
