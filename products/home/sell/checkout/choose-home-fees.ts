/** Which fees that nobody has to pay are paid: the home is quoted anew, so that one total is paid. */
import type { CheckoutId } from '@sojourn/domain/ids.ts';
import type { Actor, RequestContext } from '@sojourn/server/context.ts';
import type { CheckoutRow } from '@sojourn/server/modules/selling/checkouts/checkout-row.ts';
import type { CheckoutDeps } from '@sojourn/server/modules/selling/checkouts/deps.ts';
import { withNewestQuote } from '@sojourn/server/modules/selling/checkouts/newest-quote.ts';
import { reprice } from '@sojourn/server/modules/selling/checkouts/reprice.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import type { HomeCheckout } from '#home/wire/home-checkout.ts';
import type { HomeCheckoutRow } from '../sale.ts';

const isHome = (row: CheckoutRow): row is HomeCheckoutRow => row.product === 'home';

/** Refuses with InvalidInput what is no home, and a fee that it doesn't have. */
export async function chooseHomeFees(
  deps: CheckoutDeps,
  checkoutId: CheckoutId,
  { chosen }: { readonly chosen: readonly string[] },
  actor: Actor,
  context: RequestContext,
): Promise<HomeCheckout> {
  return withNewestQuote(deps, actor, checkoutId, (row) => choose(deps, row, chosen, actor, context));
}

async function choose(
  deps: CheckoutDeps,
  row: CheckoutRow,
  chosen: readonly string[],
  actor: Actor,
  context: RequestContext,
): Promise<HomeCheckout> {
  if (!isHome(row)) return refuse('InvalidInput', { fields: [{ path: 'chosen', problem: 'unknown' }] });
  const { request, offer } = row.quote;
  const unknown = chosen.flatMap((kind, at) =>
    offer.optionalFees.some((fee) => fee.kind === kind) ? [] : [{ path: `chosen.${at}`, problem: 'unknown' }],
  );
  if (unknown.length > 0) refuse('InvalidInput', { fields: unknown });
  const ask = {
    product: 'home',
    request: { ...request, chosenFees: [...new Set(chosen)].toSorted() },
  } as const;
  const checkout = await reprice(deps, row, ask, { areExtrasNew: true }, actor, context);
  if (checkout.kind !== 'Home') throw new Error(`${row.checkoutId} became a checkout of another product`);
  return checkout;
}
