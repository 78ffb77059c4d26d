/** How a car is paid, by whom it is driven and with what: it is quoted anew, so that one total is paid. */
import type { CheckoutId } from '@sojourn/domain/ids.ts';
import type { Actor, RequestContext } from '@sojourn/server/context.ts';
import type { CheckoutRow } from '@sojourn/server/modules/selling/checkouts/checkout-row.ts';
import type { CheckoutDeps } from '@sojourn/server/modules/selling/checkouts/deps.ts';
import { withNewestQuote } from '@sojourn/server/modules/selling/checkouts/newest-quote.ts';
import { reprice } from '@sojourn/server/modules/selling/checkouts/reprice.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import type { CarCheckout, CarOptions } from '#car/wire/car-checkout.ts';
import type { CarCheckoutRow } from '../sale.ts';

const isCar = (row: CheckoutRow): row is CarCheckoutRow => row.product === 'car';

/** Refuses with InvalidInput what is no car, and what the company doesn't have so many of. */
export async function chooseCarOptions(
  deps: CheckoutDeps,
  checkoutId: CheckoutId,
  options: CarOptions,
  actor: Actor,
  context: RequestContext,
): Promise<CarCheckout> {
  return withNewestQuote(deps, actor, checkoutId, (row) => choose(deps, row, options, actor, context));
}

async function choose(
  deps: CheckoutDeps,
  row: CheckoutRow,
  options: CarOptions,
  actor: Actor,
  context: RequestContext,
): Promise<CarCheckout> {
  if (!isCar(row)) return refuse('InvalidInput', { fields: [{ path: 'payWay', problem: 'unknown' }] });
  const { request, offer } = row.quote;
  const unfit = options.extras.flatMap(({ kind, count }, at) => {
    const most = offer.extras.find((each) => each.kind === kind)?.most ?? 0;
    return count > most ? [{ path: `extras.${at}.count`, problem: 'tooMany' }] : [];
  });
  if (unfit.length > 0) refuse('InvalidInput', { fields: unfit });
  if (options.crossBorder && offer.crossBorder === null)
    refuse('InvalidInput', { fields: [{ path: 'crossBorder', problem: 'notAllowed' }] });
  const ask = { product: 'car', request: { ...request, ...options } } as const;
  // The page showed what the other way to pay comes to: only more than that is a rise
  const shown = offer.payWays.find(({ payWay }) => payWay === options.payWay);
  const accepted = { acceptMinor: shown?.dueToday.amountMinor, areExtrasNew: true } as const;
  const checkout = await reprice(deps, row, ask, accepted, actor, context);
  if (checkout.kind !== 'Car') throw new Error(`${row.checkoutId} became a checkout of another product`);
  return checkout;
}
