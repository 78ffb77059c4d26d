/** Where a fix is made: the page that changes the booking, or the search for what's missing, filled in. */
import type { FitFix, TripFit } from '@sojourn/contract/trip-fit.ts';
import type { TripCard } from '@sojourn/contract/trips.ts';
import type { FilledIn } from '#shared/product/trip-parts.ts';
import { useProductOf, useSoldProducts } from '#shared/product/use-products.ts';

type Open = TripFit['open'][number];

/** The first of the products that are sold here and have it. */
export function useFilledSearch(): (open: Open) => FilledIn | null {
  const products = useSoldProducts();
  return (open) => {
    for (const { trips } of products) {
      const found = trips.get().fills?.(open);
      if (found) return found;
    }
    return null;
  };
}

/** Null where it isn't made online. */
export function useFixLink(trips: readonly TripCard[]): (fix: FitFix) => FilledIn | null {
  const productOf = useProductOf();
  const search = useFilledSearch();
  return (fix) => {
    if (fix.kind === 'addBed') return search(fix.open);
    const trip = trips.find(({ bookingId }) => bookingId === fix.bookingId);
    return (trip && productOf(trip).trips.get().changeTo?.(fix)) ?? null;
  };
}
