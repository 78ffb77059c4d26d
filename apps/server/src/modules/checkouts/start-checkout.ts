/** Quotes what is asked for of a product and opens a checkout for it. */
import type { Checkout, CheckoutInput } from '@sojourn/contract/checkouts.ts';
import { productFromWire } from '@sojourn/domain/products/product.ts';
import { can } from '@sojourn/domain/tenants/tenant.ts';
import type { Actor, RequestContext } from '../../context.ts';
import { refuse } from '../../refusal.ts';
import { decideCheck } from '../policy/decide-check.ts';
import { judgeSale } from '../policy/judge-sale.ts';
import type { CheckoutDeps } from './deps.ts';
import { openCheckout } from './open-checkout.ts';

/** Refuses with NotFound what the tenant's portal does not sell, and OutOfPolicy without a reason (A §8). */
export async function startCheckout(
  deps: CheckoutDeps,
  input: CheckoutInput,
  actor: Actor,
  context: RequestContext,
): Promise<Checkout> {
  const product = deps.products[productFromWire(input.product)];
  if (!can(deps.tenantOf(actor.tenantId), product.capability)) refuse('NotFound');
  const started = await product.start(input, actor, context);
  const judged = await judgeSale(deps, started.sale, actor);
  const check = judged && decideCheck(judged, input.policyReason);
  return openCheckout(deps, { ...started, check }, actor, context);
}
