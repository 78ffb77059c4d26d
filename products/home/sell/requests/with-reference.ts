/** What is asked for as its supplier finds it: the nights of the request are the ones to book. */
import type { CheckoutRow } from '@sojourn/server/modules/selling/checkouts/checkout-row.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { requestOfCheckout } from '#home/rules/booking/request.ts';
import type { HomeCheckoutRow } from '../sale.ts';

const isHome = (row: CheckoutRow): row is HomeCheckoutRow => row.product === 'home';

/** Refuses with NotFound what is no home. */
export function withReference(row: CheckoutRow): HomeCheckoutRow {
  if (!isHome(row)) return refuse('NotFound');
  const { request } = row.quote;
  const requestReference = requestOfCheckout(row.checkoutId);
  return { ...row, quote: { ...row.quote, request: { ...request, requestReference } } };
}
