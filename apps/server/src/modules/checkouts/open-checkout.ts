/** Opens a checkout for what was priced (B §8: a dearer price than was shown says so at once). */
import type { CheckoutDraft } from '@sojourn/contract/checkout-drafts.ts';
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { priceChange } from '@sojourn/domain/checkout/price-change.ts';
import { newId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, RequestContext } from '../../context.ts';
import { refuse } from '../../refusal.ts';
import type { CheckoutDeps } from './deps.ts';
import { findAlternatives, hasRisenTooFar } from './price-sale.ts';
import { type Sale, totalOf } from './quote.ts';
import { saveQuote } from './save-quote.ts';
import { insertCheckout } from './store.ts';
import { callContext, requireCheckout, showCheckout } from './use-case.ts';

/** `shownMinor`: the total that the traveler saw, if any. */
export async function openCheckout(
  deps: CheckoutDeps,
  sale: Sale,
  { shownMinor, draft }: { readonly shownMinor: number | undefined; readonly draft: CheckoutDraft },
  actor: Actor,
  context: RequestContext,
): Promise<Checkout> {
  const total = totalOf(sale).amountMinor;
  const accepted = shownMinor ?? total;
  if (hasRisenTooFar(sale, accepted, total)) refuse('MaximumPriceIncreaseReached');
  const change = priceChange(accepted, total);
  const alternatives = change ? await findAlternatives(deps, sale, callContext(context)) : [];
  const checkoutId = newId('chk', deps.random.bytes(16));
  await withTransaction(deps.db, async (tx) => {
    const { quoteId } = await saveQuote(tx, deps, actor, { checkoutId, ...sale }, context.scenario);
    const row = {
      ...{ checkoutId, quoteId, draft, product: sale.product },
      acceptedMinor: change ? accepted : total,
      priceChange: change && { ...change, alternatives },
    } as Parameters<typeof insertCheckout>[2];
    await insertCheckout({ db: tx, sealer: deps.sealer }, actor, row, deps.clock.now());
  });
  return showCheckout(deps, actor, await requireCheckout(deps, actor, checkoutId));
}
