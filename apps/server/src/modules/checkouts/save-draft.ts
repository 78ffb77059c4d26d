/** Saves what was typed, field by field; half-filled is fine, and a booking under way does not lose it. */
import type { Checkout, CheckoutDraft } from '@sojourn/contract/checkouts.ts';
import type { CheckoutId } from '@sojourn/domain/ids.ts';
import type { Actor } from '../../context.ts';
import { refuse } from '../../refusal.ts';
import { patchDraft } from './store.ts';
import { type CheckoutDeps, requireCheckout, showCheckout } from './use-case.ts';

export async function saveDraft(
  deps: CheckoutDeps,
  checkoutId: CheckoutId,
  typed: Partial<CheckoutDraft>,
  actor: Actor,
): Promise<Checkout> {
  const saved = await patchDraft(deps.db, actor, checkoutId, typed, deps.clock.now());
  const row = await requireCheckout(deps, actor, checkoutId);
  if (!saved) refuse('CheckoutClosed', row.bookingId ? { bookingId: row.bookingId } : {});
  return showCheckout(deps, actor, row);
}
