/**
 * Adds a protection to an open checkout or declines it: a new quote of the same sale, which expires when the
 * last would have.
 */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { CheckoutId } from '@sojourn/domain/ids.ts';
import type { Protection } from '@sojourn/domain/protections/clause.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor } from '../../../context.ts';
import { refuse } from '../../../refusal.ts';
import { choicesOf, quoteProtections } from '../../protections/quote-protections.ts';
import { premiumsOf, type QuotedProtection } from '../../protections/sold.ts';
import type { CheckoutDeps } from '../deps.ts';
import { acceptedPremium, requireOpen } from '../reprice.ts';
import { saveQuote } from '../save-quote.ts';
import { replaceQuote } from '../store.ts';
import { requireCheckout, showCheckout } from '../use-case.ts';

type Choice = Pick<QuotedProtection, 'protection' | 'action'> & { readonly protection: Protection };

export async function chooseProtection(
  deps: CheckoutDeps,
  checkoutId: CheckoutId,
  { protection, action }: Choice,
  actor: Actor,
): Promise<Checkout> {
  const before = await requireOpen(deps, actor, checkoutId);
  const { quote, acceptedMinor, priceChange } = before;
  const now = deps.clock.now();
  const sale = deps.products[before.product].covered?.(quote);
  const choices = new Map(choicesOf(quote.protections)).set(protection, action);
  const protections = quoteProtections(sale, choices, now);
  if (!protections.some((each) => each.protection === protection)) refuse('ProtectionNotAvailable');
  // What is chosen by this very call is no rise or fall of the price
  const premiumMinor = premiumsOf(protections);
  const chosenMinor = premiumMinor - premiumsOf(quote.protections);
  const nextAccepted = acceptedMinor - acceptedPremium(before) + premiumMinor;
  await withTransaction(deps.db, async (tx) => {
    const { product, request, offer } = quote;
    const of = { product, request, offer, checkoutId, protections };
    const { quoteId } = await saveQuote(tx, deps, actor, of, null, quote.expiresAt);
    const next = {
      quoteId,
      acceptedMinor: nextAccepted,
      priceChange: priceChange && {
        ...priceChange,
        oldTotalMinor: nextAccepted,
        premiumMinor,
        newTotalMinor: priceChange.newTotalMinor + chosenMinor,
      },
      isOther: false,
    };
    if (!(await replaceQuote(tx, actor, checkoutId, next, now))) refuse('CheckoutClosed');
  });
  return showCheckout(deps, actor, await requireCheckout(deps, actor, checkoutId));
}
