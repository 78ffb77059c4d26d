import type { FitFix, TripFit } from '@sojourn/contract/trip-fit.ts';
import type { Instant, LocalDateTime } from '@sojourn/domain/dates.ts';
import type { Product } from '@sojourn/products/product-list.ts';
import type { Locale } from '@sojourn/ui/formats.ts';
import type { ContractArt } from '@sojourn/web/contract-art.ts';
import type { FlatSearch } from '@sojourn/web/flat-search.ts';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import type { TextRef } from '@sojourn/web/text-ref.ts';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { CardOf, DetailOf } from './rows.ts';
import type { WatchPart } from './watch-part.ts';

type FitOpen = TripFit['open'][number];

/** The product in the list of trips. */
export type TripsPart<P extends Product = Product> = {
  /** A `TripListCard`. */
  readonly ListCard: ComponentType<{ readonly trip: CardOf<P> }>;
  /** A `NextTrip`, beside the list. */
  readonly Next: ComponentType<{ readonly trip: CardOf<P> }>;
  /** What waits for somebody before it's a trip, above the list; left out for none. */
  readonly Waiting?: ComponentType;
  /** As a part of a trip of several bookings. */
  readonly glance: (trip: CardOf<P>, locale: Locale) => TripGlance;
  /** Where one of its bookings is changed so, filled in; left out where it isn't changed online. */
  readonly changeTo?: (fix: FitFix) => FilledIn | null;
  /** Its search for what a trip lacks, filled in; null where it's nothing that it sells. */
  readonly fills?: (open: FitOpen) => FilledIn | null;
  /** Null where its prices aren't watched. */
  readonly watch: WatchPart<P> | null;
};

export type FilledIn = { readonly to: string; readonly search: FlatSearch };

/** A booking among those of one trip. */
export type TripGlance = {
  readonly art: ContractArt;
  readonly icon: LucideIcon;
  /** What is booked. */
  readonly title: TextRef;
  /** When or for how long. */
  readonly text: TextRef;
  /** How it is now, where that says more than its status; null where it doesn't. */
  readonly mark: { readonly kind: 'canceled' | 'ticketed'; readonly text: TextRef } | null;
  /** What happens, in order. */
  readonly moments: readonly GlanceMoment[];
};
export type GlanceMoment = {
  /** To sort by, across zones. */
  readonly at: Instant;
  /** By the clock where it happens, as it is now. */
  readonly local: LocalDateTime;
  /** The booked time, where it changed. */
  readonly was: LocalDateTime | null;
  /** It doesn't happen any more. */
  readonly isOff?: boolean;
  readonly icon: LucideIcon;
  readonly title: TextRef;
  readonly text: TextRef | null;
};

/** The product on a trip's page. */
export type TripPart<P extends Product = Product> = {
  /** Everything on the page, with its receipt and its cancellation. */
  readonly Content: ComponentType<{ readonly trip: DetailOf<P>; readonly justBooked: boolean }>;
  /** What the trip is called: in the window's title and in the cancellation. */
  readonly name: (trip: DetailOf<P>) => string;
  /** Something is still to come after the confirmation: the page looks for it every few seconds. */
  readonly isUnfinished: (trip: DetailOf<P>) => boolean;
  /** Where one starts again when a pending booking was not confirmed. */
  readonly restart: string;
  readonly cancel: CancelWords<P>;
};

/** What the cancellation says of a product. */
type CancelWords<P extends Product = Product> = {
  readonly dates: (trip: DetailOf<P>, locale: Locale) => string;
  /** Who answers once it can no longer be canceled here; null: the portal's own agents. */
  readonly phone: (trip: DetailOf<P>) => string | null;
  /** A text of the cancellation in the product's words. */
  readonly text: (id: MessageId) => MessageId;
};
