/** A new quote for an open checkout: a fall passes through, a rise waits to be accepted (product, row 3). */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { priceChange } from '@sojourn/domain/checkout/price-change.ts';
import type { CheckoutId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, RequestContext } from '../../context.ts';
import { refuse } from '../../refusal.ts';
import { findAlternatives } from './find-alternatives.ts';
import { keepQuote, priceOffer } from './quote-stay.ts';
import { replaceQuote } from './store.ts';
import { type CheckoutDeps, callContext, requireCheckout, requirePriced, showCheckout } from './use-case.ts';

/** `acceptTotalMinor`: the total that the traveler has seen and goes on with. */
export async function refreshQuote(
  deps: CheckoutDeps,
  checkoutId: CheckoutId,
  { acceptTotalMinor }: { readonly acceptTotalMinor?: number | undefined },
  actor: Actor,
  context: RequestContext,
): Promise<Checkout> {
  const before = await requireCheckout(deps, actor, checkoutId);
  if (before.state !== 'open') refuse('CheckoutClosed', { bookingId: before.bookingId! });
  const { request } = before.quote;
  const call = callContext(context);
  const offer = requirePriced(await priceOffer(deps, request, call));
  const total = offer.price.total.amountMinor;
  const change = priceChange(before.acceptedMinor, total, acceptTotalMinor);
  const alternatives = change ? await findAlternatives(deps, request, offer, total, call) : [];
  await withTransaction(deps.db, async (tx) => {
    const quote = await keepQuote(tx, deps, actor, { checkoutId, request, offer }, context.scenario);
    const next = {
      quoteId: quote.quoteId,
      acceptedMinor: change ? before.acceptedMinor : total,
      priceChange: change && { ...change, alternatives },
    };
    if (!(await replaceQuote(tx, actor, checkoutId, next, deps.clock.now()))) refuse('CheckoutClosed');
  });
  return showCheckout(deps, actor, await requireCheckout(deps, actor, checkoutId));
}
