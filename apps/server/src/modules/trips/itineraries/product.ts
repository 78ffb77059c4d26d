/** What itineraries need from a product (methods, as in modules/selling/checkouts/product.ts). */
import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { Instant, LocalDateTime } from '@sojourn/domain/dates.ts';
import type { Product } from '@sojourn/products/product-list.ts';
import type { TripDeps } from '../trips/use-case.ts';

type Fact = readonly [label: string, value: string];
/** Something that happens at a time and place. */
export type Moment = {
  readonly starts: Instant;
  /** By the clock of the place. */
  readonly at: LocalDateTime;
  /** Where the clock is: its city. */
  readonly place: string;
  readonly symbol: 'plane' | 'bed' | 'wheel' | 'ticket';
  readonly title: string;
  /** For anyone who has the traveler's link: addresses, times, no codes and no names. */
  readonly lines: readonly string[];
  /** For travelers only: codes, seats, the desk's phone. */
  readonly facts: readonly Fact[];
};
export type ItineraryPart = {
  /** In any order. */
  readonly moments: readonly Moment[];
  readonly people: readonly { readonly firstName: string; readonly lastName: string }[];
  /** Whom to call about it. */
  readonly contacts: readonly Fact[];
  /** Of where it goes; null where it has none. */
  readonly art: { readonly seed: string; readonly kind: string } | null;
};

export type ItineraryProduct<T extends TripDetail = TripDetail> = {
  readonly kind: Product;
  itineraryPart(trip: T, locale: 'en' | 'fr'): ItineraryPart;
};
type ItineraryProducts = { readonly [P in Product]: ItineraryProduct };
export type WholeTripDeps = TripDeps & { readonly products: ItineraryProducts };
