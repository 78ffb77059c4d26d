/** What a price of homes is asked for, and why there is none. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import type { Party } from '../rules/party.ts';
import type { HomeStaySummary } from '../wire/home-checkout.ts';
import type { HomeFailure } from '../wire/home-codes.ts';
import type { WireViolation } from '../wire/homes.ts';

export type StayDates = { readonly checkIn: CalendarDate; readonly checkOut: CalendarDate };

/** One home, or two whose nights follow each other: what `price`, `reserve` and `confirm` are about. */
export type HomePriceAsk = {
  readonly stays: readonly (StayDates & { readonly homeId: string })[];
  readonly party: Party;
  /** Optional fees of the first home. */
  readonly chosenFees: readonly string[];
  readonly locale: Locale;
  readonly now: Instant;
  /** Of an earlier price: while it lasts the price is the same. */
  readonly guaranteeId?: string | undefined;
};
/** `amountMinor` of the whole; each stay has its own lines in the summary. */
export type HomesPrice = { readonly totalMinor: number; readonly currency: 'USD' };
export type HomeRejection =
  | { readonly reason: Exclude<HomeFailure, 'DatesNotAvailable' | 'PartyNotAccepted'> }
  | {
      readonly reason: 'DatesNotAvailable' | 'PartyNotAccepted';
      readonly violations: readonly WireViolation[];
    }
  /** `stays` with their lines at the new price. */
  | {
      readonly reason: 'PriceIncreased';
      readonly price: HomesPrice;
      readonly stays: readonly HomeStaySummary[];
    };
