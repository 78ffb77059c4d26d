/**
 * Records what a look-up found: a change that the traveler answers, one that a person must read, or one that
 * was answered with the supplier. The supplier's version makes it idempotent, however often and in whatever
 * order look-ups end.
 */
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import { compareSchedules, reasonsOf } from '@sojourn/domain/schedule-changes/compare-schedules.ts';
import { isAllCanceled, refundRights } from '@sojourn/domain/schedule-changes/refund-right.ts';
import type { Schedule } from '@sojourn/domain/schedule-changes/schedule.ts';
import {
  canceledSlices,
  respondBy,
  scheduleStatus,
} from '@sojourn/domain/schedule-changes/schedule-change.ts';
import { openCase } from '#modules/desk/cases/open-case.ts';
import { closeCases } from '#modules/desk/cases/store.ts';
import { enqueue } from '#modules/platform/notify/enqueue.ts';
import { endByEvent } from '#modules/protecting/protection-endings/end-by-event.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import { rebindCredits } from '#modules/selling/booking/brought/rebind-credits.ts';
import { reviseBooking } from '#modules/selling/booking/revisions/store.ts';
import { setScheduleStatus } from '#modules/selling/booking/store.ts';
import type { SupplierSchedule } from '#modules/selling/booking/supplier-record.ts';
import { move } from '#workflow/move.ts';
import type { Tx } from '#workflow/saga.ts';
import { SCHEDULE_CASES } from './case-types.ts';
import { viewOfCompensation } from './compensation.ts';
import { effectsOfChange } from './effects.ts';
import { SCHEDULE_CHANGE_MACHINE } from './machines.ts';
import { scheduleChangedMessage } from './messages.ts';
import type { ScheduleJobDeps } from './product.ts';
import {
  answeredColumns,
  insertChange,
  readChanges,
  recompareChange,
  type ScheduleChangeRow,
} from './store.ts';

type Deps = Pick<ScheduleJobDeps, 'clock' | 'random' | 'products'>;

/** `booking`: as it's in this transaction. Does nothing while it's being changed or canceled. */
export async function noteSchedule(
  tx: Tx,
  deps: Deps,
  booking: Booking,
  schedule: SupplierSchedule,
): Promise<void> {
  if (booking.state !== 'Confirmed') return;
  const changes = await readChanges(tx, booking);
  const newest = changes[0];
  if (schedule.version > (newest?.supplierVersion ?? 0)) {
    await addChange(tx, deps, booking, schedule, newest);
    await endProtectionsOf(tx, deps, booking, schedule);
  } else if (newest) await recheckNewest(tx, deps, booking, schedule, newest);
  await refreshStatus(tx, booking);
}

/** What a supplier cancels altogether, or was asked to change, ends protections at once (B §4). */
async function endProtectionsOf(
  tx: Tx,
  { clock, products }: Deps,
  booking: Booking,
  { version, parts, isVoluntary }: SupplierSchedule,
): Promise<void> {
  const isCanceled = parts !== null && isAllCanceled(products[booking.product].scheduleOf(booking), parts);
  if (!isCanceled && !isVoluntary) return;
  const event = isCanceled ? 'canceledBySupplier' : 'changedWithSupplier';
  await endByEvent(tx, booking, { event, cause: `supplier's version ${version}` }, clock.now());
}

async function addChange(
  tx: Tx,
  deps: Deps,
  booking: Booking,
  schedule: SupplierSchedule,
  newest: ScheduleChangeRow | undefined,
): Promise<void> {
  const row = changeOf(deps, booking, schedule, newest);
  if (!(await insertChange(tx, booking, row))) return;
  const at = row.foundAt;
  if (newest) await supersede(tx, booking, newest, at);
  if (schedule.parts === null) return openUnmapped(tx, deps, booking, schedule);
  await closeCases(tx, booking, booking.bookingId, [SCHEDULE_CASES.scheduleUnmapped.kind], 'mapped', at);
  if (row.state !== 'pending') return;
  if (isAcceptedThere(schedule)) return acceptedThere(tx, deps, booking, row);
  const product = deps.products[booking.product];
  if (product.noteCanceled && isAllCanceled(row.agreed, schedule.parts))
    return product.noteCanceled(tx, booking, at);
  const effects = await effectsOfChange(tx, deps, booking, row);
  const owed = viewOfCompensation(deps, booking, row, false)?.perTraveler ?? null;
  await enqueue(tx, scheduleChangedMessage(booking, row, effects, owed));
}

/** As it stands now, compared with what was last agreed to. */
function changeOf(
  { clock, products }: Deps,
  booking: Booking,
  { version, parts, content }: SupplierSchedule,
  newest: ScheduleChangeRow | undefined,
): ScheduleChangeRow {
  const foundAt = clock.now();
  const product = products[booking.product];
  const agreed = product.scheduleOf(booking);
  const compared = parts && compareNow(agreed, parts, foundAt);
  const isSettledAtOnce = product.noteCanceled && parts !== null && isAllCanceled(agreed, parts);
  const isOpen = newest !== undefined && (newest.state === 'pending' || newest.state === 'lapsed');
  return {
    supplierVersion: version,
    state: compared === null ? 'unmapped' : compared.reasons.length === 0 ? 'superseded' : 'pending',
    bookingVersion: booking.version,
    agreed,
    before: (isOpen && newest.after) || agreed,
    after: parts,
    content,
    reasons: compared?.reasons ?? [],
    regimes: compared?.regimes ?? [],
    respondBy: isSettledAtOnce ? foundAt : respondBy(agreed, parts ?? [], foundAt),
    actor: null,
    agentId: null,
    reissue: null,
    foundAt,
    answeredAt: null,
  };
}

const compareNow = (agreed: Schedule, now: Schedule, at: Instant) => ({
  reasons: reasonsOf(compareSchedules(agreed, now)),
  regimes: refundRights(agreed, now, at.slice(0, 10) as CalendarDate),
});

async function supersede(tx: Tx, booking: Booking, row: ScheduleChangeRow, at: Instant): Promise<void> {
  if (row.state === 'superseded' || row.state === 'accepting') return;
  const { tenantId, customerId, bookingId } = booking;
  await move(tx, SCHEDULE_CHANGE_MACHINE, {
    tenantId,
    customerId,
    subject: [bookingId, row.supplierVersion],
    from: [row.state],
    to: 'superseded',
    cause: 'a newer version',
    at,
  });
}

async function openUnmapped(tx: Tx, deps: Deps, booking: Booking, { version }: SupplierSchedule) {
  const { tenantId, customerId, bookingId: subjectId } = booking;
  const type = SCHEDULE_CASES.scheduleUnmapped;
  const facts = { supplierVersion: version, reason: 'unreadable' };
  await openCase(tx, deps, { tenantId, customerId, type, subjectId, facts });
}

const isAcceptedThere = ({ version, acceptedVersion, acceptedBy }: SupplierSchedule): boolean =>
  acceptedVersion === version && acceptedBy === 'travelerAtSupplier';

/** The same version again: it may have been answered with the supplier, or the booking has changed since. */
async function recheckNewest(
  tx: Tx,
  deps: Deps,
  booking: Booking,
  schedule: SupplierSchedule,
  newest: ScheduleChangeRow,
): Promise<void> {
  if (schedule.version !== newest.supplierVersion || newest.state !== 'pending' || !newest.after) return;
  if (isAcceptedThere(schedule)) return acceptedThere(tx, deps, booking, newest);
  if (newest.bookingVersion === booking.version) return;
  const agreed = deps.products[booking.product].scheduleOf(booking);
  const parts = schedule.parts ?? newest.after;
  const compared = compareNow(agreed, parts, newest.foundAt);
  if (compared.reasons.length === 0) return supersede(tx, booking, newest, deps.clock.now());
  const { supplierVersion } = newest;
  await recompareChange(tx, booking, {
    supplierVersion,
    bookingVersion: booking.version,
    agreed,
    ...compared,
    // Travel may begin sooner now
    respondBy: respondBy(agreed, parts, newest.foundAt),
  });
}

async function acceptedThere(tx: Tx, deps: Deps, booking: Booking, row: ScheduleChangeRow): Promise<void> {
  const at = deps.clock.now();
  const { tenantId, customerId, bookingId } = booking;
  const isFirst = await move(tx, SCHEDULE_CHANGE_MACHINE, {
    tenantId,
    customerId,
    subject: [bookingId, row.supplierVersion],
    from: ['pending'],
    to: 'accepted',
    cause: 'at the supplier',
    at,
    set: answeredColumns({ actor: 'travelerAtSupplier' }, at, 'done'),
  });
  if (isFirst) await applyChange(tx, deps, booking, row.content, at);
}

/** Replaces what was booked by what the supplier has. False when somebody else changed the booking first. */
export async function applyChange(
  tx: Tx,
  { products }: Pick<Deps, 'products'>,
  booking: Booking,
  content: unknown,
  at: Instant,
): Promise<boolean> {
  const product = products[booking.product];
  const sale = product.reschedule(booking, content);
  const { guests, supplierLocator, acceptedMinor, totalMinor, taxesMinor } = booking;
  const amounts = { acceptedMinor, totalMinor, taxesMinor };
  const next = { ...product.summary(sale), ...sale, ...amounts, guests, supplierLocator };
  if (!(await reviseBooking(tx, booking, { ...next, cause: 'rescheduled' }, at))) return false;
  const now = { ...booking, ...next };
  await rebindCredits(tx, now, { fromMinor: booking.totalMinor, backMinor: 0 }, at);
  return true;
}

/** Writes what lists show, by the newest change. */
export async function refreshStatus(tx: Tx, booking: Booking): Promise<void> {
  const changes = await readChanges(tx, booking);
  const shown = changes.find(({ state }) => state !== 'superseded');
  const isCanceled = shown?.after ? isAllCanceled(shown.agreed, shown.after) : false;
  const hasAccepted = changes.some(({ state, actor }) => actor !== null && state !== 'declined');
  await setScheduleStatus(tx, booking, {
    scheduleStatus: scheduleStatus(shown?.state ?? null, { isCanceled, hasAccepted }),
    canceledSlices: shown ? canceledSlices(shown) : [],
  });
}
