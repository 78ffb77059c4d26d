/**
 * The customer is back from their bank, or doesn't want to answer it: a booking that waits for that goes on
 * now. It would by itself, some seconds later.
 */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { CheckoutId } from '@sojourn/domain/ids.ts';
import type { Actor } from '#context.ts';
import { giveUpConfirmation } from '#modules/money/confirmations/store.ts';
import { refuse } from '#refusal.ts';
import { getCheckout } from '../checkouts/get-checkout.ts';
import { readCheckout } from '../checkouts/store.ts';
import type { PayDeps } from './deps.ts';

/** The checkout as it is afterwards. Refuses with NotFound when there's none, or it's somebody else's. */
export async function continueCheckout(
  deps: PayDeps,
  checkoutId: CheckoutId,
  { giveUp }: { readonly giveUp: boolean },
  actor: Actor,
): Promise<Checkout> {
  const { bookingId, cardCheck } = (await readCheckout(deps, actor, checkoutId)) ?? refuse('NotFound');
  if (bookingId && cardCheck && !actor.isDelegated) {
    const { tenantId, customerId } = actor;
    const saga = { tenantId, customerId, sagaId: bookingId };
    if (giveUp) await giveUpConfirmation(deps.db, saga);
    await deps.sagas.goOn(saga);
  }
  return getCheckout(deps, checkoutId, actor);
}
