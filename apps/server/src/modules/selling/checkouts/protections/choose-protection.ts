/**
 * Adds a protection to an open checkout or declines it: a new quote of the same sale, which expires when the
 * last would have.
 */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { CheckoutId } from '@sojourn/domain/ids.ts';
import type { Protection } from '@sojourn/domain/protections/clause.ts';
import { offerId } from '@sojourn/domain/protections/offer-id.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor } from '#context.ts';
import { choicesOf, quoteProtections } from '#modules/protecting/protections/quote-protections.ts';
import { premiumsOf, type QuotedProtection } from '#modules/protecting/protections/sold.ts';
import { refuse } from '#refusal.ts';
import type { CheckoutRow } from '../checkout-row.ts';
import type { CheckoutDeps } from '../deps.ts';
import { QuoteReplaced, withNewestQuote } from '../newest-quote.ts';
import { acceptedPremium } from '../reprice.ts';
import { saveQuote } from '../save-quote.ts';
import { replaceQuote } from '../store.ts';
import { requireCheckout, showCheckout } from '../use-case.ts';

/** `quoteId`: of the price that was shown. */
type Choice = Pick<QuotedProtection, 'action'> & {
  readonly protection: Protection;
  readonly quoteId?: string | undefined;
};

export async function chooseProtection(
  deps: CheckoutDeps,
  checkoutId: CheckoutId,
  choice: Choice,
  actor: Actor,
): Promise<Checkout> {
  return withNewestQuote(deps, actor, checkoutId, (before) => choose(deps, before, choice, actor));
}

async function choose(
  deps: CheckoutDeps,
  before: CheckoutRow,
  { protection, action, quoteId }: Choice,
  actor: Actor,
): Promise<Checkout> {
  const { checkoutId } = before;
  const { quote, acceptedMinor, priceChange } = before;
  const isAgain = quote.protections.some(
    (each) => each.protection === protection && each.action === action && isShown(each, quoteId),
  );
  if (isAgain) return showCheckout(deps, actor, before);
  const now = deps.clock.now();
  const sale = deps.products[before.product].covered?.(quote);
  const choices = new Map(choicesOf(quote.protections)).set(protection, action);
  // The others cost what was quoted, as long as their quote lasts
  const protections = quoteProtections(sale, choices, now).map((each) =>
    each.protection === protection ? each : (quoted(quote.protections, each.protection) ?? each),
  );
  const chosen = quoted(protections, protection);
  if (!chosen) return refuse('ProtectionNotAvailable');
  if (action === 'Purchase' && !isShown(chosen, quoteId)) refuse('InvalidOfferData');
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
    if (!(await replaceQuote(tx, actor, checkoutId, quote.quoteId, next, now))) throw new QuoteReplaced();
  });
  return showCheckout(deps, actor, await requireCheckout(deps, actor, checkoutId));
}

const quoted = (protections: readonly QuotedProtection[], protection: Protection) =>
  protections.find((each) => each.protection === protection);
const isShown = (priced: QuotedProtection, quoteId: string | undefined): boolean =>
  quoteId === undefined || quoteId === offerId(priced);
