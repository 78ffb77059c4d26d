/** What price drop protection read of a trip's price, and what came of it. */
import type { PriceDrop } from '@sojourn/contract/price-drop.ts';
import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import { termsById } from '@sojourn/domain/protections/protection-terms.ts';
import { dateIn } from '@sojourn/domain/wallet/credits/credit-days.ts';
import type { Actor, Effects } from '../../context.ts';
import { refuse } from '../../refusal.ts';
import { readBooking } from '../booking/store.ts';
import { type PriceWatch, readWatch } from './store.ts';

/** Null when the booking isn't watched. Refuses with NotFound what isn't the customer's. */
export async function getPriceDrop(
  { db }: Pick<Effects, 'db'>,
  bookingId: BookingId,
  actor: Actor,
): Promise<{ readonly priceDrop: PriceDrop | null }> {
  const { tenantId, customerId } = actor;
  const watch = await readWatch(db, actor, bookingId);
  if (!watch) {
    const booking = await readBooking(db, { tenantId, customerId, bookingId });
    return booking ? { priceDrop: null } : refuse('NotFound');
  }
  const { termsId, startedAt, endsAt, state, clauseId, readings } = watch;
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
