/** The checkout as it stands, with everything typed in any tab or session. */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { CheckoutId } from '@sojourn/domain/ids.ts';
import type { Actor } from '#context.ts';
import type { CheckoutDeps } from './deps.ts';
import { requireCheckout, showCheckout } from './use-case.ts';

export async function getCheckout(
  deps: CheckoutDeps,
  checkoutId: CheckoutId,
  actor: Actor,
): Promise<Checkout> {
  return showCheckout(deps, actor, await requireCheckout(deps, actor, checkoutId));
}
