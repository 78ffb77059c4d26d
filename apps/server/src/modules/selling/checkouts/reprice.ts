/**
 * A new quote in an open checkout, for the same or for other extras: a fall passes through, a rise waits to
 * be accepted (product, row 3).
 */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { priceChange } from '@sojourn/domain/checkout/price-change.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, RequestContext } from '#context.ts';
import { keepMarket } from '#modules/companies/policy/market/add-market.ts';
import {
  choicesOf as protectionChoices,
  quoteProtections,
} from '#modules/protecting/protections/quote-protections.ts';
import { premiumsOf } from '#modules/protecting/protections/sold.ts';
import { refuse } from '#refusal.ts';
import type { CheckoutRow } from './checkout-row.ts';
import type { CheckoutDeps } from './deps.ts';
import { QuoteReplaced } from './newest-quote.ts';
import { requirePriced } from './price-sale.ts';
import { type Ask, totalOf } from './sale.ts';
import { saveQuote } from './save-quote.ts';
import { replaceQuote } from './store.ts';
import { callContext, requireCheckout, showCheckout } from './use-case.ts';

type Accepted = {
  /** The total that the traveler has seen and goes on with. */
  readonly acceptMinor?: number | undefined;
  /** Chosen by this very call: what they cost more or less is no rise or fall of the price. */
  readonly areExtrasNew?: true;
};
/** Within `withNewestQuote`, of the row that it read. */
export async function reprice(
  deps: CheckoutDeps,
  before: CheckoutRow,
  ask: Ask,
  { acceptMinor, areExtrasNew }: Accepted,
  actor: Actor,
  context: RequestContext,
): Promise<Checkout> {
  const { checkoutId } = before;
  const call = callContext(context);
  const product = deps.products[before.product];
  const priced = requirePriced(product, await product.price(ask, before.quote, call));
  const sale = keepMarket(priced, before.quote.offer);
  if (areExtrasNew) {
    const fields = product.unfitExtras(sale, before.draft);
    if (fields.length > 0) refuse('InvalidInput', { fields: [...fields] });
  }
  const choices = protectionChoices(before.quote.protections);
  const protections = quoteProtections(product.covered?.(sale), choices, deps.clock.now());
  const total = totalOf(sale).amountMinor + premiumsOf(protections);
  const chosenMinor = areExtrasNew ? product.extrasMinor(sale) - product.extrasMinor(before.quote) : 0;
  const accepted = before.acceptedMinor + chosenMinor;
  if (product.hasRisenTooFar(accepted, total)) refuse('MaximumPriceIncreaseReached');
  const change = priceChange(accepted, total, acceptMinor);
  const alternatives = change ? await product.findAlternatives(sale, call) : [];
  await withTransaction(deps.db, async (tx) => {
    const quote = await saveQuote(tx, deps, actor, { checkoutId, ...sale, protections }, context.scenario);
    const next = {
      quoteId: quote.quoteId,
      acceptedMinor: change ? accepted : total,
      priceChange: change && { ...change, premiumMinor: acceptedPremium(before), alternatives },
      isOther: areExtrasNew === true,
    };
    const isNewest = await replaceQuote(tx, actor, checkoutId, before.quote.quoteId, next, deps.clock.now());
    if (!isNewest) throw new QuoteReplaced();
  });
  return showCheckout(deps, actor, await requireCheckout(deps, actor, checkoutId));
}

/** Of what was accepted, the part for protections. */
export const acceptedPremium = ({ quote, priceChange: pending }: CheckoutRow): number =>
  pending ? (pending.premiumMinor ?? 0) : premiumsOf(quote.protections);
