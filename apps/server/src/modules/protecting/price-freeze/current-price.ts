import { totalOf } from '#modules/selling/checkouts/sale.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import type { FreezeRow } from './freeze-row.ts';
import type { FreezeProducts } from './product.ts';

/** What the trip costs now without extras, in cents; null when nobody sells it any longer. */
export async function currentPrice(
  { products }: { readonly products: FreezeProducts },
  row: Pick<FreezeRow, 'product' | 'request' | 'offer'>,
  context: CallContext,
): Promise<number | null | 'unanswered'> {
  const product = products[row.product];
  const priced = await product.price(row, row, context);
  if (priced.outcome === 'rejected') return null;
  if (priced.outcome !== 'ok') return 'unanswered';
  return totalOf(priced.value).amountMinor - product.extrasMinor(priced.value);
}
