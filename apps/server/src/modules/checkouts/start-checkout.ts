/** Quotes what is asked for of a product and opens a checkout for it. */
import type { Checkout, CheckoutInput } from '@sojourn/contract/checkouts.ts';
import { productFromWire } from '@sojourn/domain/products/product.ts';
import { can } from '@sojourn/domain/tenants/tenant.ts';
import type { Actor, RequestContext } from '../../context.ts';
import { refuse } from '../../refusal.ts';
import type { CheckoutDeps } from './deps.ts';
import { openCheckout } from './open-checkout.ts';

/** Refuses with NotFound what the tenant's portal does not sell. */
export async function startCheckout(
  deps: CheckoutDeps,
  input: CheckoutInput,
  actor: Actor,
  context: RequestContext,
): Promise<Checkout> {
  const product = deps.products[productFromWire(input.product)];
  if (!can(deps.tenantOf(actor.tenantId), product.capability)) refuse('NotFound');
  return openCheckout(deps, await product.start(input, actor, context), actor, context);
}
