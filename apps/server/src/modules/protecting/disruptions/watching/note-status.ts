/**
 * Records what was read of a booking's flights: a new disruption, what became of one, and mail when there's
 * something new to say or to do. The booking is locked, so it's noted once however many read it.
 */
import { type Instant, isBefore, localAt } from '@sojourn/domain/dates.ts';
import { decideBy } from '@sojourn/domain/disruptions/eligibility.ts';
import { findDisruption, isFlownAround } from '@sojourn/domain/disruptions/find-disruption.ts';
import type { FlightStatus, SliceStatus } from '@sojourn/domain/disruptions/flight-status.ts';
import { money } from '@sojourn/domain/money.ts';
import { enqueue } from '#modules/platform/notify/enqueue.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import { move } from '#workflow/move.ts';
import type { Tx } from '#workflow/saga.ts';
import { type BookedProtection, readProtections } from '../../protections/store.ts';
import { coversOf, eligibilityOf } from '../covers.ts';
import { DISRUPTION_MACHINE } from '../machines.ts';
import { type FlightDisrupted, mailedFlight } from '../messages.ts';
import type { DisruptionJobDeps } from '../product.ts';
import {
  type DisruptionRow,
  endedColumns,
  insertDisruption,
  readDisruptions,
  updateDisruption,
} from '../store.ts';
import { saveFlights } from './store.ts';

type Deps = Pick<DisruptionJobDeps, 'signalLookUp'>;

export async function noteStatus(
  tx: Tx,
  deps: Deps,
  booking: Booking,
  slices: readonly SliceStatus[],
  now: Instant,
): Promise<void> {
  const around = slices.filter(({ flights }) => isAround(flights, now));
  await saveFlights(
    tx,
    booking,
    around.flatMap(({ flights }) => flights),
  );
  const [rows, bought] = [await readDisruptions(tx, booking), await readProtections(tx, booking)];
  for (const status of around) await noteSlice(tx, deps, booking, { status, rows, bought }, now);
}

export function isAround(flights: readonly FlightStatus[], now: Instant): boolean {
  const [first, last] = [flights[0], flights.at(-1)];
  if (!first || !last) return false;
  return isFlownAround({ leaves: first.scheduledDeparture, lands: last.estimatedArrival }, now);
}

type Noted = {
  readonly status: SliceStatus;
  readonly rows: readonly DisruptionRow[];
  readonly bought: readonly BookedProtection[];
};

async function noteSlice(tx: Tx, deps: Deps, booking: Booking, noted: Noted, now: Instant): Promise<void> {
  const { status, rows } = noted;
  const before = rows.find(({ slice }) => slice === status.slice);
  // What was decided, or wasn't in time, stays so
  if (before && before.state !== 'open' && before.state !== 'over') return;
  const open = before?.state === 'open' ? before : undefined;
  if (open && !areSame(open.flights, status.flights)) {
    await endOver(tx, booking, open, 'other flights', now);
    return noteSlice(tx, deps, booking, { ...noted, rows: await readDisruptions(tx, booking) }, now);
  }
  const found = findDisruption(status.flights);
  if (!found) {
    if (open) await endAsPlanned(tx, booking, open, status, now);
    return;
  }
  const { type, delayMinutes } = found;
  const noticedAt = open?.noticedAt ?? now;
  const of = { ...status, type, delayMinutes, noticedAt };
  const by = decideBy(of, coversOf(booking, noted.bought));
  if (!isBefore(now, by)) return;
  const row = { ...of, decideBy: by, state: 'open' } as const;
  const { action, cover } = eligibilityOf({ booking, row, bought: noted.bought }, { now, canCancel: false });
  const news = `${type}:${action ?? 'none'}`;
  const isNew = news !== open?.mailed && isWorthMail(type, action, open?.mailed);
  const disruptionNo = open?.disruptionNo ?? (rows[0]?.disruptionNo ?? 0) + 1;
  const mailed = isNew ? news : (open?.mailed ?? null);
  if (open) await updateDisruption(tx, booking, disruptionNo, { ...row, mailed });
  else await insertDisruption(tx, booking, { ...row, disruptionNo, mailed });
  // The airline's record has it as a change, which is mailed and refunded as such
  if (type === 'AirlineCancellation' && open?.type !== type)
    await deps.signalLookUp(tx, booking.bookingId, now);
  const isRefundable = action === 'Rebook' || action === 'Refund';
  const refundMinor = (isRefundable && cover?.purchase.amounts.base) || null;
  if (isNew) await mail(tx, booking, { ...row, disruptionNo, refundMinor }, action, news, now);
}

/** A cancellation that nothing covers is the airline's own change, which is mailed as such. */
const isWorthMail = (
  type: DisruptionRow['type'],
  action: FlightDisrupted['action'],
  mailed: string | null | undefined,
): boolean => action !== null || (type !== 'AirlineCancellation' && !mailed?.startsWith(type));

/** The trip may have been changed since. */
const areSame = (before: readonly FlightStatus[], after: readonly FlightStatus[]): boolean => {
  const names = (flights: readonly FlightStatus[]) =>
    flights.map(({ flight, scheduledDepartureLocal: day }) => `${flight} ${day.slice(0, 10)}`).join();
  return names(before) === names(after);
};

/** On time again before anything was decided; who got mail about it gets another. */
async function endAsPlanned(
  tx: Tx,
  booking: Booking,
  open: DisruptionRow,
  { flights }: SliceStatus,
  now: Instant,
): Promise<void> {
  const isOver = await endOver(tx, booking, open, 'as planned', now);
  if (isOver && open.mailed)
    await mail(tx, booking, { ...open, type: null, flights, refundMinor: null }, null, 'over', now);
}

function endOver(
  tx: Tx,
  { tenantId, customerId, bookingId }: Booking,
  { disruptionNo }: DisruptionRow,
  cause: string,
  at: Instant,
): Promise<boolean> {
  const subject = [bookingId, disruptionNo] as const;
  const of = { tenantId, customerId, subject, cause, at, set: endedColumns(at) };
  return move(tx, DISRUPTION_MACHINE, { ...of, from: ['open'], to: 'over' });
}

type Mailed = Omit<DisruptionRow, 'type' | 'flights'> & {
  readonly type: DisruptionRow['type'] | null;
  readonly flights: readonly FlightStatus[];
  readonly refundMinor: number | null;
};
async function mail(
  tx: Tx,
  { tenantId, customerId, bookingId, title, currency }: Booking,
  of: Pick<Mailed, 'type' | 'flights' | 'decideBy' | 'disruptionNo' | 'refundMinor'>,
  action: FlightDisrupted['action'],
  news: string,
  at: Instant,
): Promise<void> {
  const { type, flights, decideBy: by, disruptionNo, refundMinor } = of;
  const zone = flights.at(-1)?.toZone ?? 'UTC';
  const message: FlightDisrupted = {
    kind: 'flightDisrupted',
    key: `${bookingId}.${disruptionNo}.${news}`,
    bookingId,
    title,
    type,
    cause: flights.find(({ cause }) => cause !== null)?.cause ?? null,
    flights: flights.map(mailedFlight),
    action,
    refund: refundMinor === null ? null : money(refundMinor, currency),
    decideBy: by,
    decideByLocal: localAt(by, zone),
    decideByZone: zone,
  };
  await enqueue(tx, { tenantId, customerId, at, ...message });
}
