/** What price drop protection read of a trip's price, and what came of it. */
import type { PriceDrop } from '@sojourn/contract/price-drop.ts';
import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import { termsById } from '@sojourn/domain/protections/protection-terms.ts';
import { dateIn } from '@sojourn/domain/wallet/credits/credit-days.ts';
import type { Actor, Effects } from '#context.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import { readBooking } from '#modules/selling/booking/store.ts';
import { refuse } from '#refusal.ts';
import { changeThatEnds } from './change-that-ends.ts';
import { type PriceWatch, readWatch } from './store.ts';

/** Null when the booking isn't watched. Refuses with NotFound what isn't the customer's. */
export async function getPriceDrop(
  { db }: Pick<Effects, 'db'>,
  bookingId: BookingId,
  actor: Actor,
): Promise<{ readonly priceDrop: PriceDrop | null }> {
  const { tenantId, customerId } = actor;
  const [watch, booking] = await Promise.all([
    readWatch(db, actor, bookingId),
    readBooking(db, { tenantId, customerId, bookingId }),
  ]);
  if (!booking) return refuse('NotFound');
  if (!watch) return { priceDrop: null };
  const { termsId, startedAt, endsAt, readings } = watch;
  const { state, clauseId } = await stateNow(db, watch, booking);
  return {
    priceDrop: {
      state,
      termsId,
      startedAt,
      endsAt,
      lastDay: dateIn(plusSeconds(endsAt, -1)),
      clauseId,
      ...numbersOf(watch),
      booked: money(watch.bookedMinor),
      lowest: watch.lowestMinor === null ? null : money(watch.lowestMinor),
      credited: watch.creditedMinor === null ? null : money(watch.creditedMinor),
      readings: readings.map(({ readAt, priceMinor }) => ({
        readAt,
        price: priceMinor === null ? null : money(priceMinor),
      })),
    },
  };
}

/** What has ended by a change or a cancellation isn't promised until the job has noted it. */
async function stateNow(
  db: Effects['db'],
  { state, clauseId, termsId }: PriceWatch,
  booking: Booking,
): Promise<Pick<PriceDrop, 'state' | 'clauseId'>> {
  if (state !== 'watching') return { state, clauseId };
  const event = booking.state === 'Canceled' ? 'canceledByTraveler' : 'changedByTraveler';
  if (event === 'changedByTraveler' && !(await changeThatEnds(db, booking))) return { state, clauseId };
  const ending = termsById(termsId).clauses.find(
    (clause) => clause.rule === 'endedBy' && clause.event === event,
  );
  return { state: 'notCredited', clauseId: ending?.id ?? null };
}

/** By the version of the terms that it was booked under. */
function numbersOf({ termsId }: PriceWatch): Pick<PriceDrop, 'threshold' | 'most'> {
  const { clauses } = termsById(termsId);
  const threshold = clauses.find(({ rule }) => rule === 'atLeast');
  const pays = clauses.find(({ rule }) => rule === 'pays');
  return {
    threshold: money(threshold?.rule === 'atLeast' ? threshold.minor : 0),
    most: money((pays?.rule === 'pays' && pays.capMinor) || 0),
  };
}
