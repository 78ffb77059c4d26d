import type { TripCard } from '@sojourn/contract/trips.ts';
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { Product } from '@sojourn/products/product-list.ts';
import type { ContractArt } from '@sojourn/web/contract-art.ts';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import type { ComponentType } from 'react';
import type { CardOf } from './rows.ts';

/** What is chosen in a product's tab beside its fields, while the page is open: `{ collection: true }`. */
export type SearchOptions = Readonly<Record<string, boolean>>;

export type SearchTabProps = {
  readonly look: 'hero' | 'corporate';
  readonly options: SearchOptions;
  readonly onOptions: (options: SearchOptions) => void;
};

/** A trip that is ahead. */
export type UpcomingTrip = {
  readonly bookingId: TripCard['bookingId'];
  /** The hotel's city, or "Boston to Lisbon". */
  readonly title: string;
  readonly art: ContractArt;
  readonly starts: CalendarDate;
  readonly ends: CalendarDate;
  readonly people: number;
  readonly state: 'pending' | 'confirmed' | 'ticketed';
  readonly code: string | null;
};

/** The product on the home page. */
export type HomePart<P extends Product = Product> = {
  /** Its tab of the search card. */
  readonly Search: ComponentType<SearchTabProps>;
  /** Fetches the form ahead, for a tab that is pointed at; null for a form that is there already. */
  readonly warm: (() => void) | null;
  /** Its last search as a `ContinueCard`, or nothing. */
  readonly LastSearch: ComponentType;
  /** A section below the search; `onOpen` opens the tab with these options. Null for none. */
  readonly Showcase: ComponentType<{ readonly onOpen: (options: SearchOptions) => void }> | null;
  readonly upcoming: (trip: CardOf<P>) => UpcomingTrip;
  /** Whom a trip without a confirmation waits for. */
  readonly pending: MessageId;
};
