/**
 * The port for homes: the verbs that every supplier of homes answers (ARCHITECTURE, products). Prices are the
 * supplier's, in US cents with fees and taxes; the portal never recomputes them. All verbs that change
 * something take our own `reference`, are idempotent by it, and can be looked up by it.
 */

import type { Locale } from '@sojourn/contract/primitives.ts';
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import type { MarketPrice } from '@sojourn/domain/policy/market-price.ts';
import type { Box } from '@sojourn/server/suppliers/box.ts';
import type { EditVerbs } from '@sojourn/server/suppliers/edit-port.ts';
import type { Hold, Order, OrderRecord, OrderVerbs } from '@sojourn/server/suppliers/order-port.ts';
import type { CallContext, Outcome } from '@sojourn/server/suppliers/outcome.ts';
import type { Guaranteed } from '@sojourn/server/suppliers/price-guarantee.ts';
import type { SoldTo } from '@sojourn/server/suppliers/sold-to.ts';
import type { HomePolicy } from '../rules/booking/cancel-policy.ts';
import type { HomeSort } from '../rules/home.ts';
import type { Party } from '../rules/party.ts';
import type { HomeStaySummary } from '../wire/home-checkout.ts';
import type { HomeDay, HomeDetail, HomeFacts } from '../wire/home-detail.ts';
import type {
  HomeCard,
  HomeListing,
  HomeSearchPage,
  NearHomeCard,
  SplitStay,
  WireHomeFacets,
  WireHomeFilters,
} from '../wire/home-search.ts';
import type { HomeChanged, HomeChangeVerbs } from './change/change-port.ts';
import type { HomeGuest } from './details/details-port.ts';
import type { HomePriceAsk, HomeRejection, HomesPrice, StayDates } from './price-port.ts';
import type { HomeRequestVerbs } from './requests/request-port.ts';

export type HomeQuestion = StayDates & {
  readonly box: Box;
  /** Distances are measured from here. */
  readonly centre: { readonly lat: number; readonly lon: number };
  readonly party: Party;
  readonly flexibleDays: number;
  readonly filters: WireHomeFilters;
  readonly sort: HomeSort;
  /** The best this many by the sort are answered, so that several suppliers can be merged. */
  readonly top: number;
  /** Saved or opened by the guest: a split stay is looked for only for one of these. */
  readonly wanted: readonly string[];
  readonly locale: Locale;
  readonly now: Instant;
  /** What comparable homes cost, by `marketItem`; for a policy that looks at it. */
  readonly markets?: ReadonlyMap<string, MarketPrice | null> | undefined;
};
/** `rank` is comparable between suppliers of one question, lower first. */
export type HomeAnswer = Pick<HomeSearchPage, 'total' | 'hiddenByFilters' | 'pins'> & {
  readonly facets: WireHomeFacets;
  readonly homes: readonly { readonly home: HomeCard; readonly rank: number }[];
  readonly near: { readonly total: number; readonly homes: readonly NearHomeCard[] };
  readonly split: SplitStay | null;
};

export type HomeAsk = StayDates & {
  readonly homeId: string;
  readonly party: Party;
  readonly locale: Locale;
  readonly now: Instant;
};
/** What a supplier says of one of its homes; what's near it and the traveler's own, the use case adds. */
export type HomePage = Omit<HomeDetail, 'similar' | 'earnMultiplier' | 'landsAt' | 'leavesAt'>;

export type PricedHomes = Guaranteed & {
  readonly stays: readonly HomeStaySummary[];
  readonly total: HomesPrice;
  /** Of all stays together. */
  readonly cancellation: CancelTerms;
  /** Copied onto the booking when it's confirmed. */
  readonly policies: readonly HomePolicy[];
  readonly optionalFees: HomeFacts['optionalFees'];
};
export type HomeReserveRequest = HomePriceAsk & {
  readonly reference: string;
  readonly totalMinor: number;
  /** Of an accepted request, whose nights are the ones to hold. */
  readonly requestReference?: string | undefined;
};
export type HomeHold = Hold<HomesPrice>;
export type HomeConfirmRequest = {
  readonly reference: string;
  readonly holdId: string;
  readonly guest: { readonly firstName: string; readonly lastName: string };
  readonly message: string;
  readonly now: Instant;
};
/** `arrivals`: of each home in order, stored with the booking once it's confirmed. */
export type HomeOrder = Order<HomesPrice> & { readonly arrivals: readonly HomeArrival[] };

/** A home's name for suggestions; `weight`: how much it's looked for, 0 to 100. */
export type HomeName = {
  readonly id: string;
  readonly name: string;
  readonly cityId: string;
  readonly weight: number;
};

type Ordering = OrderVerbs<HomeReserveRequest, HomeConfirmRequest, HomesPrice, HomeRecord, HomeRejection>;

export type HomeSupplier = SoldTo &
  Ordering &
  EditVerbs<HomeGuest> &
  HomeChangeVerbs &
  HomeRequestVerbs & {
    readonly id: string;
    /** Named to the traveler when it does not answer. */
    readonly name: string;
    readonly sells: (homeId: string) => boolean;
    /** Without dates, from content that's here already; null for what it doesn't sell any longer. */
    readonly facts: (homeId: string, locale: Locale) => HomeListing | null;
    readonly search: (question: HomeQuestion, context: CallContext) => Promise<Outcome<HomeAnswer, never>>;
    readonly detail: (
      ask: HomeAsk,
      context: CallContext,
    ) => Promise<Outcome<HomePage, { reason: 'NotFound' }>>;
    readonly calendar: (
      ask: {
        readonly homeId: string;
        readonly from: CalendarDate;
        readonly days: number;
        readonly arrival: CalendarDate | null;
        readonly now: Instant;
      },
      context: CallContext,
    ) => Promise<
      Outcome<
        { readonly days: readonly HomeDay[]; readonly ends: readonly CalendarDate[] },
        { reason: 'NotFound' }
      >
    >;
    readonly reviews: (
      ask: {
        readonly homeId: string;
        readonly offset: number;
        readonly limit: number;
        readonly locale: Locale;
        readonly now: Instant;
      },
      context: CallContext,
    ) => Promise<
      Outcome<
        {
          readonly total: number;
          readonly reviews: readonly {
            readonly writtenOn: CalendarDate;
            readonly name: string;
            readonly scoreTenths: number;
            readonly text: string;
          }[];
        },
        { reason: 'NotFound' }
      >
    >;
    readonly price: (ask: HomePriceAsk, context: CallContext) => Promise<Outcome<PricedHomes, HomeRejection>>;
  };

/** The address and how to come in, of each home in order: only of a confirmed order. */
export type HomeArrival = {
  /** Without the city, which has a name in each language. */
  readonly address: string;
  readonly position: { readonly lat: number; readonly lon: number };
  readonly phone: string;
  readonly steps: readonly string[];
};
export type HomeRecord = Omit<OrderRecord<HomesPrice, HomeRejection>, 'order'> & {
  readonly order: HomeOrder | null;
  readonly schedule: HomeSchedule;
  /** What was changed after booking, in order. */
  readonly changes: readonly HomeChanged[];
  /** Our references of the edits that it has taken; left out for none. */
  readonly edits?: readonly string[];
};
/** What the host changed since it was booked; a host who cancels can't be agreed to. */
export type HomeSchedule = {
  readonly version: number;
  readonly acceptedVersion: number;
  readonly acceptedBy: 'agent' | 'travelerAtSupplier' | null;
  /** The host canceled: everything comes back. */
  readonly isCanceledByHost: boolean;
};
