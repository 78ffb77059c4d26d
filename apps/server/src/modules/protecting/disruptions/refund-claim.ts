/** Taking the base fare back: what the terms pay, and the disruption's moves as its trip is canceled. */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { claimOf } from '@sojourn/domain/disruptions/eligibility.ts';
import { decideClaim } from '@sojourn/domain/protections/decide.ts';
import type { Db } from '#db/client.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import type { BookingRef } from '#modules/selling/booking/tenders/store.ts';
import { refuse } from '#refusal.ts';
import { move, mustMove } from '#workflow/move.ts';
import type { Tx } from '#workflow/saga.ts';
import type { BookedProtection } from '../protections/store.ts';
import { eligibilityOf } from './covers.ts';
import { DISRUPTION_MACHINE } from './machines.ts';
import { type DisruptionRow, endedColumns, isInTime, readDisruptions, usedColumns } from './store.ts';

/** Minor units for everybody together. */
type RefundClaim = {
  readonly bought: BookedProtection;
  readonly clauseId: string;
  readonly payMinor: number;
  /** From then on it can't be decided. */
  readonly decideBy: Instant;
};

/**
 * Refuses with DisruptionOver, DisruptionUsed, or DisruptionNotCovered where the terms don't give the fare
 * back, as once a part of the trip is flown.
 */
export async function refundClaim(
  db: Db,
  booking: Booking,
  protections: readonly BookedProtection[],
  disruptionNo: number,
  now: Instant,
): Promise<RefundClaim> {
  const row = await readOne(db, booking, disruptionNo);
  if (!row) return refuse('DisruptionOver');
  const of = { booking, row, bought: protections };
  const { action, cover } = eligibilityOf(of, { now, canCancel: false });
  if (action === 'AlreadyExercised') return refuse('DisruptionUsed');
  if (row.state !== 'open') return refuse('DisruptionOver');
  const bought = protections.find(({ protectionNo }) => protectionNo === cover?.protectionNo);
  if (!cover || !bought || (action !== 'Rebook' && action !== 'Refund'))
    return refuse('DisruptionNotCovered');
  const decided = decideClaim(cover.terms, cover.purchase, claimOf(row, 'refund', now));
  if (decided.decision !== 'paid') return refuse('DisruptionNotCovered');
  const { clause, payMinor } = decided;
  return { bought, clauseId: clause.id, payMinor, decideBy: row.decideBy };
}

const readOne = async (db: Db, of: BookingRef, disruptionNo: number): Promise<DisruptionRow | undefined> =>
  (await readDisruptions(db, of)).find((row) => row.disruptionNo === disruptionNo);

/** The booking with the time at which it really leaves: a late or canceled flight can still be given back. */
export async function asItLeaves(
  db: Db,
  booking: Booking,
  disruptionNo: number,
  now: Instant,
): Promise<Booking> {
  const row = await readOne(db, booking, disruptionNo);
  const [first] = row?.flights ?? [];
  if (!row || !first || row.slice > 0) return booking;
  const startsAt = row.type === 'AirlineCancellation' ? plusSeconds(now, 3_600) : first.estimatedDeparture;
  return { ...booking, startsAt };
}

type Moved = { readonly disruptionNo: number; readonly cause: string; readonly at: Instant };
const of = ({ tenantId, customerId, bookingId }: BookingRef, { disruptionNo, cause, at }: Moved) => ({
  tenantId,
  customerId,
  subject: [bookingId, disruptionNo] as const,
  cause,
  at,
});

/** False when it was decided or lapsed in the meantime. */
export const beginRefund = (tx: Tx, ref: BookingRef, moved: Moved): Promise<boolean> =>
  move(tx, DISRUPTION_MACHINE, {
    ...of(ref, moved),
    from: ['open'],
    to: 'refunding',
    where: isInTime(moved.at),
  });

/** The trip wasn't canceled: everything is to be decided again. */
export const undoRefund = (tx: Tx, ref: BookingRef, moved: Moved): Promise<void> =>
  mustMove(tx, DISRUPTION_MACHINE, { ...of(ref, moved), from: ['refunding'], to: 'open' });

export const endRefunded = (
  tx: Tx,
  ref: BookingRef,
  moved: Moved,
  used: { readonly protectionNo: number; readonly clauseId: string } | null,
): Promise<void> => {
  const set = usedColumns(used, moved.at);
  return mustMove(tx, DISRUPTION_MACHINE, { ...of(ref, moved), from: ['refunding'], to: 'refunded', set });
};

/** The trip is canceled or changed: there's nothing to decide any more. */
export async function endOpen(tx: Tx, ref: BookingRef, cause: string, at: Instant): Promise<void> {
  for (const { state, disruptionNo } of await readDisruptions(tx, ref)) {
    if (state !== 'open') continue;
    const moved = of(ref, { disruptionNo, cause, at });
    await move(tx, DISRUPTION_MACHINE, { ...moved, from: ['open'], to: 'over', set: endedColumns(at) });
  }
}

/** As long as it is, nothing else is done with the trip. */
export const isRebooking = async (tx: Tx, ref: BookingRef): Promise<boolean> =>
  (await readDisruptions(tx, ref)).some(({ state }) => state === 'rebooking');
