/** The freeze that a customer wants to use. */
import { isBefore } from '@sojourn/domain/dates.ts';
import type { PriceFreezeId } from '@sojourn/domain/ids.ts';
import type { Actor } from '#context.ts';
import { refuse } from '#refusal.ts';
import type { FreezeDeps } from '../deps.ts';
import { type Bought, boughtOf } from '../freeze-row.ts';
import { readFreeze } from '../store.ts';

/** Refuses with NotFound one that isn't theirs. */
export async function requireUsable(
  { db, clock }: Pick<FreezeDeps, 'db' | 'clock'>,
  freezeId: PriceFreezeId,
  { tenantId, customerId }: Actor,
): Promise<Bought> {
  const row = await readFreeze(db, { tenantId, customerId, freezeId });
  const freeze = row && boughtOf(row);
  if (!freeze) return refuse('NotFound');
  const { state, bookingId, endsAt } = freeze;
  if (state === 'expired') return refuse('PriceFreezeOver');
  if (state !== 'valid') return refuse('PriceFreezeUsed', bookingId === null ? undefined : { bookingId });
  return isBefore(clock.now(), endsAt) ? freeze : refuse('PriceFreezeOver');
}
