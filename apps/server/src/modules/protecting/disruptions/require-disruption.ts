/** The disruption that a request is about, with what can be done about it: for reading and for deciding. */

import type { Instant } from '@sojourn/domain/dates.ts';
import type { Eligibility } from '@sojourn/domain/disruptions/eligibility.ts';
import { readRefundable } from '#modules/selling/booking/store.ts';
import type { BookingRef } from '#modules/selling/booking/tenders/store.ts';
import { actionsOf } from '#modules/trips/trips/trip-action.ts';
import { refuse } from '#refusal.ts';
import { eligibilityOf } from './covers.ts';
import type { DisruptionDeps } from './product.ts';
import { type DisruptionRow, readDisruptions } from './store.ts';

type Refundable = NonNullable<Awaited<ReturnType<typeof readRefundable>>>;
export type OpenDisruption = Refundable & {
  readonly row: DisruptionRow;
  readonly eligibility: Eligibility;
};

/** The newest of a trip; `row` is null where everything goes as planned. Refuses with NotFound. */
export async function readDisruption(
  deps: DisruptionDeps,
  ref: BookingRef,
  now: Instant,
): Promise<Refundable & { readonly found: OpenDisruption | null }> {
  const [refundable, rows] = await Promise.all([readRefundable(deps.db, ref), readDisruptions(deps.db, ref)]);
  if (!refundable || refundable.booking.state === 'Failed') return refuse('NotFound');
  const row = rows.find(({ state }) => state !== 'over');
  if (!row) return { ...refundable, found: null };
  const { booking, protections } = refundable;
  const canCancel =
    booking.state === 'Confirmed' && actionsOf(deps.tripActions, booking, now).cancel.available;
  const eligibility = eligibilityOf({ booking, row, bought: protections }, { now, canCancel });
  return { ...refundable, found: { ...refundable, row, eligibility } };
}

/**
 * One that a new flight can be taken for. Refuses with NotFound, DisruptionUsed when it was decided before,
 * DisruptionOver when it's too late or everything flies as planned, DisruptionNotCovered when the terms say
 * no.
 */
export async function requireRebookable(
  deps: DisruptionDeps,
  ref: BookingRef,
  now: Instant,
): Promise<OpenDisruption> {
  const { found } = await readDisruption(deps, ref, now);
  if (!found) return refuse('DisruptionOver');
  const { row, eligibility } = found;
  if (eligibility.action === 'AlreadyExercised') return refuse('DisruptionUsed', usedBy(row));
  if (found.booking.state !== 'Confirmed' || row.state !== 'open') return refuse('DisruptionOver');
  const canRebook = eligibility.action === 'Rebook' || eligibility.action === 'RebookOnlyEligible';
  return canRebook ? found : refuse('DisruptionNotCovered');
}

const usedBy = ({ replacementBookingId }: DisruptionRow) =>
  replacementBookingId ? { bookingId: replacementBookingId } : {};
