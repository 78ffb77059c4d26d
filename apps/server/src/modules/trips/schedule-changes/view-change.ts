/** A change as its traveler sees it: both schedules, why, by when, and what else it touches. */
import type { ScheduleChange } from '@sojourn/contract/schedule-changes.ts';
import type { WireSchedulePart } from '@sojourn/contract/schedule-parts.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import { compareSchedules, lostConnections } from '@sojourn/domain/schedule-changes/compare-schedules.ts';
import { REFUND_RULES } from '@sojourn/domain/schedule-changes/data/refund-rules.ts';
import { isAllCanceled } from '@sojourn/domain/schedule-changes/refund-right.ts';
import { partsOfSlice, type SchedulePart, slicesOf } from '@sojourn/domain/schedule-changes/schedule.ts';
import { availableActions } from '@sojourn/domain/schedule-changes/schedule-change.ts';
import type { Actor } from '#context.ts';
import { readCasesOf } from '#modules/desk/cases/store.ts';
import { readAgentNames } from '#modules/desk/cases/thread/store.ts';
import { readReplaced } from '#modules/protecting/disruptions/rebooking/store.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import { inLanguage } from '#modules/selling/booking/in-language.ts';
import { refTo, requireTrip } from '../trips/use-case.ts';
import { SCHEDULE_CASES } from './case-types.ts';
import { viewOfCompensation } from './compensation.ts';
import { effectsOfChange } from './effects.ts';
import type { ScheduleDeps } from './product.ts';
import { readChanges, type ScheduleChangeRow } from './store.ts';

/** The newest that says anything; null where nothing has changed. */
export async function getScheduleChange(
  deps: ScheduleDeps,
  bookingId: BookingId,
  actor: Actor,
): Promise<{ change: ScheduleChange | null }> {
  const ref = refTo(actor, bookingId);
  const [stored, changes, replaced, cases] = await Promise.all([
    requireTrip(deps, ref),
    readChanges(deps.db, ref),
    readReplaced(deps.db, ref),
    readCasesOf(deps.db, ref, bookingId),
  ]);
  const row = changes.find(({ state }) => state !== 'superseded');
  if (!row) return { change: null };
  const booking = inLanguage(deps.products, stored, actor.locale);
  const names = await readAgentNames(deps.db, stored.tenantId, row.agentId ? [row.agentId] : []);
  const effects = await effectsOfChange(deps.db, deps, booking, row);
  const isClaimed = cases.some(({ kind }) => kind === SCHEDULE_CASES.compensationClaimed.kind);
  const change = {
    ...viewOfChange(deps, booking, row, replaced),
    agentName: (row.actor === 'agent' && row.agentId && names.get(row.agentId)) || null,
    compensation: viewOfCompensation(deps, booking, row, isClaimed),
    effects: effects.map(({ tripId, title, kind }) => ({ bookingId: tripId as BookingId, title, kind })),
  };
  return { change };
}

const wirePart = ({
  title,
  from,
  to,
  starts,
  ends,
  startsLocal,
  endsLocal,
}: SchedulePart): WireSchedulePart => ({
  title,
  from,
  to,
  starts,
  ends,
  startsLocal,
  endsLocal,
});

export const localParts = (
  { products }: Pick<ScheduleDeps, 'products'>,
  booking: Booking,
  parts: readonly SchedulePart[],
): WireSchedulePart[] => parts.map((part) => wirePart(products[booking.product].localizePart(booking, part)));

function slicesOfChange(
  deps: Pick<ScheduleDeps, 'products'>,
  booking: Booking,
  { agreed, after }: ScheduleChangeRow,
): ScheduleChange['slices'] {
  const now = after ?? agreed;
  const differences = compareSchedules(agreed, now);
  return slicesOf(agreed).map((slice) => {
    const [before, parts] = [partsOfSlice(agreed, slice), partsOfSlice(now, slice)];
    const found = differences.find((each) => each.slice === slice);
    return {
      slice,
      reasons: [...(found?.reasons ?? [])],
      departureMinutes: found?.departureMinutes ?? 0,
      arrivalMinutes: found?.arrivalMinutes ?? 0,
      before: localParts(deps, booking, before),
      after: localParts(deps, booking, parts),
      lostConnections: lostConnections(parts).map((at) => parts[at]?.to.code ?? ''),
    };
  });
}

/** Those that differ from what was agreed to. */
export const changedSlicesOf = ({ agreed, after }: Pick<ScheduleChangeRow, 'agreed' | 'after'>): number[] =>
  after === null ? [] : compareSchedules(agreed, after).map(({ slice }) => slice);

function viewOfChange(
  { products }: Pick<ScheduleDeps, 'products'>,
  booking: Booking,
  row: ScheduleChangeRow,
  replaced: readonly number[],
): Omit<ScheduleChange, 'agentName' | 'effects' | 'compensation'> {
  const { agreed, after, regimes } = row;
  const isCanceled = after !== null && isAllCanceled(agreed, after);
  const hasCanceledPart =
    after !== null && slicesOf(agreed).some((slice) => partsOfSlice(after, slice).length === 0);
  const slices = changedSlicesOf(row).filter((slice) => !replaced.includes(slice));
  const isOpen = booking.state === 'Confirmed' && row.bookingVersion === booking.version;
  const actions = availableActions({
    state: row.state,
    isAllCanceled: isCanceled,
    hasCanceledPart,
    regimes,
    offersRebooking: products[booking.product].can.rebook?.isPossible(booking, slices) ?? false,
  });
  return {
    version: row.supplierVersion,
    status: booking.scheduleStatus,
    foundAt: row.foundAt,
    respondBy: row.respondBy,
    answeredAt: row.answeredAt,
    actor: row.actor,
    reasons: [...row.reasons],
    slices: slicesOfChange({ products }, booking, row),
    regimes: regimes.map((regime) => ({ regime, source: sourceOf(regime) })),
    actions: isOpen ? actions : [],
    refund: isOpen && actions.includes('Decline') ? money(booking.totalMinor, booking.currency) : null,
    reissue: row.reissue,
  };
}

const sourceOf = (regime: ScheduleChangeRow['regimes'][number]): string =>
  REFUND_RULES.find((rule) => rule.regime === regime)?.source ?? '';
