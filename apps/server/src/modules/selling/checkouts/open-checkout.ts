/** Opens a checkout for what was priced (B §8: a price above the one shown is an error at once). */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { priceChange } from '@sojourn/domain/checkout/price-change.ts';
import { newId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, RequestContext } from '#context.ts';
import type { JudgedTraveler } from '#modules/companies/arranging/party/judge-party.ts';
import { type CheckoutTraveler, insertTravelers } from '#modules/companies/arranging/party/store.ts';
import { insertCheck, type PolicyCheck } from '#modules/companies/policy/store.ts';
import { premiumsOf } from '#modules/protecting/protections/sold.ts';
import { refuse } from '#refusal.ts';
import type { CheckoutDeps } from './deps.ts';
import type { Started } from './product.ts';
import { totalOf } from './sale.ts';
import { saveQuote } from './save-quote.ts';
import { insertCheckout } from './store.ts';
import { callContext, requireCheckout, showCheckout } from './use-case.ts';

type Judged = Started & {
  readonly check: Omit<PolicyCheck, 'checkoutId'> | null;
  /** Null for who books for themselves alone. */
  readonly travelers: readonly JudgedTraveler[] | null;
};

const storedTraveler = ({
  personId,
  firstName,
  lastName,
  tier,
  verdict,
  sharesDetails,
}: JudgedTraveler): CheckoutTraveler => ({
  personId,
  guestName: personId === null ? `${firstName} ${lastName}` : null,
  tierName: tier?.name ?? null,
  tierVersion: tier?.version ?? null,
  verdict,
  sharesDetails,
});

export async function openCheckout(
  deps: CheckoutDeps,
  { sale, draft, shownMinor, chosen, check, travelers }: Judged,
  actor: Actor,
  context: RequestContext,
): Promise<Checkout> {
  const protections = chosen?.protections ?? [];
  const premiumMinor = premiumsOf(protections);
  const total = totalOf(sale).amountMinor + premiumMinor;
  const accepted = shownMinor ?? total;
  const product = deps.products[sale.product];
  if (product.hasRisenTooFar(accepted, total)) refuse('MaximumPriceIncreaseReached');
  const change = priceChange(accepted, total);
  const alternatives = change ? await product.findAlternatives(sale, callContext(context)) : [];
  const checkoutId = newId('chk', deps.random.bytes(16));
  await withTransaction(deps.db, async (tx) => {
    const { quoteId } = await saveQuote(
      tx,
      deps,
      actor,
      { checkoutId, ...sale, protections },
      context.scenario,
    );
    const row = {
      checkoutId,
      quoteId,
      draft,
      product: sale.product,
      acceptedMinor: change ? accepted : total,
      priceChange: change && { ...change, premiumMinor: chosen?.shownPremiumMinor ?? 0, alternatives },
    };
    await insertCheckout({ ...deps, db: tx }, actor, row, deps.clock.now());
    if (check) await insertCheck(tx, actor, { ...check, checkoutId }, deps.clock.now());
    if (travelers && actor.businessId)
      await insertTravelers(
        tx,
        actor,
        { checkoutId, businessId: actor.businessId },
        travelers.map(storedTraveler),
      );
  });
  return showCheckout(deps, actor, await requireCheckout(deps, actor, checkoutId));
}
