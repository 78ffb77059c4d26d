/** Quotes what is requested for of a product and opens a checkout for it. */
import type { Checkout, CheckoutInput } from '@sojourn/contract/checkouts.ts';
import { can } from '@sojourn/domain/tenants/tenant.ts';
import { productFromWire } from '@sojourn/products/product-list.ts';
import type { Actor, RequestContext } from '#context.ts';
import { type ChosenTraveler, partyOf } from '#modules/companies/arranging/party/choose-travelers.ts';
import { judgeTravelers, strictestOf } from '#modules/companies/arranging/party/judge-party.ts';
import { decideCheck } from '#modules/companies/policy/decide-check.ts';
import { judgeSale } from '#modules/companies/policy/judge-sale.ts';
import { addMarket } from '#modules/companies/policy/market/add-market.ts';
import { refuse } from '#refusal.ts';
import type { CheckoutDeps } from './deps.ts';
import { openCheckout } from './open-checkout.ts';
import { callContext } from './use-case.ts';

const leadOf = (party: readonly ChosenTraveler[] | null) =>
  party?.[0] ? { firstName: party[0].firstName, lastName: party[0].lastName } : {};

/** Refuses with NotFound what the tenant's portal does not sell, and OutOfPolicy without a reason (A §8). */
export async function startCheckout(
  deps: CheckoutDeps,
  input: CheckoutInput,
  actor: Actor,
  context: RequestContext,
): Promise<Checkout> {
  const product = deps.products[productFromWire(input.product)];
  if (!can(deps.tenantOf(actor.tenantId), product.capability)) refuse('NotFound');
  const party = await partyOf(deps, input.travelers, actor);
  const { travelers: _, ...requested } = input;
  // The first name on the ticket is that of who travels
  const priced = await product.start(requested as CheckoutInput, { ...actor, ...leadOf(party) }, context);
  const started = { ...priced, sale: await addMarket(deps, priced.sale, actor, callContext(context)) };
  const travelers = party && judgeTravelers(deps.products, started.sale, party, deps.clock.now());
  const judged = travelers ? strictestOf(travelers) : await judgeSale(deps, started.sale, actor);
  const check = judged && decideCheck(judged, input.policyReason, travelers ?? []);
  return openCheckout(deps, { ...started, check, travelers }, actor, context);
}
