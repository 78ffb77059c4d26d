/** What a price that cannot be had is refused with. */
import { refuse } from '#refusal.ts';
import type { Outcome } from '#suppliers/outcome.ts';
import type { CheckoutProduct, PriceRejection } from './product.ts';

/** The value, or the refusal that the supplier's answer comes to. */
export function requirePriced<V>(
  { priceErrors }: Pick<CheckoutProduct, 'priceErrors'>,
  outcome: Outcome<V, PriceRejection>,
): V {
  if (outcome.outcome === 'ok') return outcome.value;
  if (outcome.outcome !== 'rejected') return refuse('SuppliersUnavailable');
  const { reason } = outcome.rejection;
  return refuse(priceErrors.find((each) => each === reason) ?? 'RateNotAvailable');
}
