import type { CarSearchPage } from '@sojourn/contract/products/car/car-search.ts';

type EmptyReason = 'filters' | 'unanswered' | 'closed' | 'notForDriver' | 'soldOut' | 'none';

/** Why the list is empty: what most of the cars were left out for. */
export function emptyReason(
  page: Pick<CarSearchPage, 'hiddenByFilters' | 'soldOut' | 'closed' | 'notForDriver'>,
  hasSilent: boolean,
): EmptyReason {
  if (page.hiddenByFilters > 0) return 'filters';
  if (hasSilent) return 'unanswered';
  const left = (['closed', 'notForDriver', 'soldOut'] as const).toSorted((a, b) => page[b] - page[a])[0];
  return left && page[left] > 0 ? left : 'none';
}
