/** What a quote holds: the question put to the supplier, and the offer as it was shown. */
import type { StaySummary } from '@sojourn/contract/checkouts.ts';
import type { StayCard } from '@sojourn/contract/stay-search.ts';
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import type { Clock, Random } from '@sojourn/domain/effects.ts';
import type { CheckoutId, QuoteId } from '@sojourn/domain/ids.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import type { CancelTerms, PropertyFee, RoomGuests, StayPrice } from '@sojourn/domain/stays/stay.ts';
import type { Db } from '#db/client.ts';
import type { Locale, StaySupplier } from '#suppliers/stays/port.ts';

export type StayAsk = {
  readonly stayId: string;
  readonly rateId: string;
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
  readonly rooms: readonly RoomGuests[];
  readonly locale: Locale;
};
export type Offer = {
  readonly stay: StaySummary;
  readonly price: StayPrice;
  readonly miles: number;
  readonly cancellation: CancelTerms;
  readonly feesAtProperty: readonly PropertyFee[];
  /** Where the hotel is, to find others near it. */
  readonly position: { readonly lat: number; readonly lon: number };
};
export type Quote = {
  readonly quoteId: QuoteId;
  readonly checkoutId: CheckoutId;
  readonly totalMinor: number;
  readonly currency: Currency;
  readonly expiresAt: Instant;
  readonly request: StayAsk;
  readonly offer: Offer;
  readonly termsVersion: string;
  readonly snapshotHash: string;
};
export type StoredPriceChange = {
  readonly oldTotalMinor: number;
  readonly newTotalMinor: number;
  readonly alternatives: readonly StayCard[];
};

type Art = StaySummary['cityArt'];

/** What quoting needs from outside. */
export type QuoteDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly supplierOf: (stayId: string) => StaySupplier | undefined;
  /**
   * The picture of a city by its place id (`city:lisbon-pt`); undefined when the city has none of its own.
   */
  readonly cityArt: (placeId: string) => Art | undefined;
};
