/** Saves what was typed, field by field; half-filled is fine, and a booking under way does not lose it. */
import type { TypedDraft } from '@sojourn/contract/checkout-drafts.ts';
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { CheckoutId } from '@sojourn/domain/ids.ts';
import type { Actor } from '#context.ts';
import { refuse } from '#refusal.ts';
import type { CheckoutDeps } from '../deps.ts';
import { patchDraft } from '../store.ts';
import { requireCheckout, savedCard, showCheckout } from '../use-case.ts';

/** While the vault doesn't answer nobody knows; it refuses such a card when it's charged. */
async function isForeignCard(deps: CheckoutDeps, actor: Actor, typed: TypedDraft): Promise<boolean> {
  const paymentId = typed.paymentId ?? null;
  return paymentId !== null && (await savedCard(deps, actor, paymentId)) === null;
}

/** Refuses with InvalidInput what is typed into a field that the product does not have. */
export async function saveDraft(
  deps: CheckoutDeps,
  checkoutId: CheckoutId,
  typed: TypedDraft,
  actor: Actor,
): Promise<Checkout> {
  const before = await requireCheckout(deps, actor, checkoutId);
  const { fields, unhide } = deps.products[before.product].draft;
  const foreign = Object.keys(typed).filter((field) => !fields.includes(field));
  if (foreign.length > 0)
    refuse('InvalidInput', { fields: foreign.map((path) => ({ path, problem: 'unknown' })) });
  if (await isForeignCard(deps, actor, typed))
    refuse('InvalidInput', { fields: [{ path: 'paymentId', problem: 'unknown' }] });
  // Who pays agrees to the terms: an agent in their place doesn't
  const agreed = actor.isDelegated && typed.termsAccepted ? { ...typed, termsAccepted: false } : typed;
  const saved = await patchDraft(deps, actor, before, unhide(agreed, before.draft), deps.clock.now());
  const row = await requireCheckout(deps, actor, checkoutId);
  if (!saved) refuse('CheckoutClosed', row.bookingId ? { bookingId: row.bookingId } : {});
  return showCheckout(deps, actor, row);
}
