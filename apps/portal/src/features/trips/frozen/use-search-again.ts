/** Where the trip of a frozen price is searched again: to freeze its new price, or for something like it. */
import type { FrozenPrice } from '@sojourn/contract/price-freezes.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { useProductOf } from '#shared/product/use-products.ts';

export function useSearchAgain() {
  const productOf = useProductOf();
  return ({ kind, search }: Pick<FrozenPrice, 'kind' | 'search'>) => {
    const part = assertPresent(productOf({ kind }).trips.get().watch, 'where its prices are searched');
    return { to: part.path, search: part.search(search) };
  };
}
