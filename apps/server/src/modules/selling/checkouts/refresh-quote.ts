/** A new quote for an open checkout, as it is (B §8: a changed total must be accepted). */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { CheckoutId } from '@sojourn/domain/ids.ts';
import type { Actor, RequestContext } from '#context.ts';
import type { CheckoutDeps } from './deps.ts';
import { withNewestQuote } from './newest-quote.ts';
import { reprice } from './reprice.ts';

/** `acceptTotalMinor`: the total that the traveler has seen and goes on with. */
export async function refreshQuote(
  deps: CheckoutDeps,
  checkoutId: CheckoutId,
  { acceptTotalMinor }: { readonly acceptTotalMinor?: number | undefined },
  actor: Actor,
  context: RequestContext,
): Promise<Checkout> {
  return withNewestQuote(deps, actor, checkoutId, (row) =>
    reprice(deps, row, row.quote, { acceptMinor: acceptTotalMinor }, actor, context),
  );
}
