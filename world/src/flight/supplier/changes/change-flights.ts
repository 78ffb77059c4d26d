/** Airlines retime, move and cancel booked flights: when a scenario plays, and a few by themselves. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import { addDays, type CalendarDate } from '@sojourn/domain/dates.ts';
import type { FlightSchedule } from '@sojourn/products/flight/sell/supplier.ts';
import type { FlightSlice } from '@sojourn/products/flight/wire/flights.ts';
import type { Db } from '@sojourn/server/db/client.ts';
import { addChange, isSeededChange, versionsOf } from '#orders/changes/changes.ts';
import { type MarketChange, readChanges, rewriteContent } from '#orders/changes/store.ts';
import type { FlightState } from '../../inventory/fares/fares.ts';
import { legsOfSliceId } from '../../inventory/schedule/slice-id.ts';
import type { FlightMarket } from '../market.ts';
import type { Fault } from '../scenarios.ts';
import { sliceOf } from '../search/describe.ts';
import type { MarketRecord } from '../store.ts';
import { shiftSlice } from './shift-slice.ts';

/** Of one slice: what is flown now, and by how many minutes each of its flights is off the timetable. */
export type ChangedSlice = { readonly sliceId: string; readonly minutes: readonly number[] };
/** Null where a slice is canceled; `isUnreadable`: the airline's message can't be understood. */
export type FlightChange = {
  /** The order's slices that were changed: others, after an exchange, are as they were sold. */
  readonly base: readonly string[];
  readonly slices: readonly (ChangedSlice | null)[];
  readonly isUnreadable?: true;
  /** The traveler asked the airline for it. */
  readonly isVoluntary?: true;
};

const CHANGE_FAULTS = [
  'retimed',
  'moved',
  'flightCanceled',
  'connectionLost',
  'unreadable',
  'acceptedAtAirline',
  'changedAtAirline',
] as const;
type ChangeFault = (typeof CHANGE_FAULTS)[number];
const isChangeFault = (fault: Fault | undefined): fault is ChangeFault =>
  CHANGE_FAULTS.some((each) => each === fault);

const RETIMED_MINUTES = 50;
const MOVED_MINUTES = 18 * 60;

/** As it was booked. */
export const unchanged = ({ slices }: Pick<MarketRecord, 'slices'>): FlightChange => ({
  base: slices.map(({ sliceId }) => sliceId),
  slices: slices.map(({ sliceId }) => ({ sliceId, minutes: sliceId.split('~').map(() => 0) })),
});

const laterBy = (slice: ChangedSlice, minutes: number): ChangedSlice => ({
  ...slice,
  minutes: slice.minutes.map((each) => each + minutes),
});

/** The same flights a day later; where they don't fly then, an extra flight later the same day. */
function movedOn(market: FlightMarket, { days }: FlightState, slice: ChangedSlice): ChangedSlice {
  const sliceId = slice.sliceId.replaceAll(/\d{4}-\d{2}-\d{2}/g, (day) => addDays(day as CalendarDate, 1));
  return legsOfSliceId(market.world, days, sliceId)
    ? { sliceId, minutes: slice.minutes }
    : laterBy(slice, MOVED_MINUTES);
}

function changed(market: FlightMarket, state: FlightState, before: FlightChange, fault: ChangeFault) {
  const at = before.slices.findIndex((slice) => slice !== null);
  const slices = before.slices.map((slice, index) => {
    if (slice === null || index !== at) return slice;
    if (fault === 'flightCanceled') return null;
    if (fault === 'moved') return movedOn(market, state, slice);
    if (fault === 'connectionLost')
      return { ...slice, minutes: slice.minutes.map((minutes, leg) => (leg === 0 ? minutes + 40 : minutes)) };
    return fault === 'unreadable' ? slice : laterBy(slice, RETIMED_MINUTES);
  });
  const { base } = before;
  if (fault === 'changedAtAirline') return { base, slices, isVoluntary: true as const };
  return fault === 'unreadable' ? { base, slices, isUnreadable: true as const } : { base, slices };
}

const FREE: ReadonlySet<ChangeFault> = new Set(['moved', 'flightCanceled', 'connectionLost']);

const THERE: ReadonlySet<ChangeFault> = new Set(['acceptedAtAirline', 'changedAtAirline']);

export type RecordChanges = readonly MarketChange<FlightChange>[];
export const changesOf = (market: FlightMarket, reference: string): Promise<RecordChanges> =>
  readChanges<FlightChange>(market.db, reference);

/** Whether it's about the slices of the record, and not about those that were exchanged since. */
const isAbout = ({ slices }: MarketRecord, content: FlightChange | undefined): boolean =>
  slices.every(
    ({ sliceId }, at) => sliceId === content?.base[at] || sliceId === content?.slices[at]?.sliceId,
  );

/** What the newest change left; undefined without one, and of slices that were exchanged since. */
export function contentOf(record: MarketRecord, changes: RecordChanges): FlightChange | undefined {
  const content = changes.at(-1)?.content;
  return isAbout(record, content) ? content : undefined;
}

/** What the traveler last agreed to: the newest change that was accepted, or as it was sold. */
export function agreedOf(record: MarketRecord, changes: RecordChanges): FlightChange {
  const accepted = changes.findLast(({ acceptedBy }) => acceptedBy !== null)?.content;
  return accepted && isAbout(record, accepted) ? accepted : unchanged(record);
}

/** Of a confirmed record, with what has just been changed. */
export async function catchUpChanges(
  market: FlightMarket,
  state: FlightState,
  record: MarketRecord,
  fault: Fault | undefined,
): Promise<RecordChanges> {
  const changes = await changesOf(market, record.reference);
  const isLive = record.confirmedAt !== null && record.canceledAt === null;
  const kind = isLive ? kindOfChange(record, changes, market, fault) : undefined;
  if (!kind) return changes;
  const content = changed(market, state, contentOf(record, changes) ?? unchanged(record), kind);
  return addChange(market.db, record.reference, changes, {
    content,
    isFree: FREE.has(kind),
    at: market.now(),
    acceptedBy: THERE.has(kind) ? 'travelerAtSupplier' : null,
  });
}

function kindOfChange(
  { reference, confirmedAt, firstDeparture }: MarketRecord,
  changes: RecordChanges,
  { now }: FlightMarket,
  fault: Fault | undefined,
): ChangeFault | undefined {
  if (isChangeFault(fault)) return fault;
  if (changes.length > 0 || confirmedAt === null) return undefined;
  const of = { confirmedAt, startsAt: firstDeparture, now: now() };
  return isSeededChange(reference, of) ? 'retimed' : undefined;
}

/** The slices as they're flown now; null when one of them can't be read. */
export function scheduleOf(
  market: FlightMarket,
  state: FlightState,
  record: MarketRecord,
  changes: RecordChanges,
  locale: Locale,
): FlightSchedule {
  const versions = versionsOf(changes);
  if (versions.version === 0) return { ...versions, slices: null };
  const content = contentOf(record, changes) ?? unchanged(record);
  const slices = content.slices.map((slice) => slice && describe(market, state, slice, locale));
  const isReadable = !content.isUnreadable && slices.every((slice) => slice !== undefined);
  const requested = content.isVoluntary ? { isVoluntary: true as const } : {};
  return { ...versions, ...requested, slices: isReadable ? (slices as FlightSchedule['slices']) : null };
}

function describe(
  market: FlightMarket,
  state: FlightState,
  { sliceId, minutes }: ChangedSlice,
  locale: Locale,
): FlightSlice | undefined {
  const legs = legsOfSliceId(market.world, state.days, sliceId);
  return legs && shiftSlice(sliceOf(market, state, legs, 0, locale), minutes);
}

/** Of a locked record, slices of which aren't flown any more: what was changed is about the others. */
export async function forgetSlices(tx: Db, reference: string, gone: readonly number[]): Promise<void> {
  const stays = (_: unknown, slice: number): boolean => !gone.includes(slice);
  for (const { version, content } of await readChanges<FlightChange>(tx, reference)) {
    const left = { ...content, base: content.base.filter(stays), slices: content.slices.filter(stays) };
    await rewriteContent(tx, reference, version, left);
  }
}
