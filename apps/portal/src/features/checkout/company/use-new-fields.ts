import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { RefusedFields } from '#shared/product/checkout-part.ts';
import { checkoutKey } from '../use-checkout.ts';
import { namesUnknown } from './check-company.ts';

/** Shows a field that the company added while the page was open, once the server refuses without it. */
export function useNewFields(
  { checkoutId, customFields }: Pick<Checkout, 'checkoutId' | 'customFields'>,
  refused: RefusedFields,
): void {
  const queries = useQueryClient();
  const isStale = namesUnknown(refused, customFields);
  useEffect(() => {
    if (isStale) void queries.invalidateQueries({ queryKey: checkoutKey(checkoutId) });
  }, [isStale, queries, checkoutId]);
}
