/** A home, or two that make one stay, as it is quoted, typed in and booked. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { TripPlan } from '@sojourn/domain/booking/trip-plan.ts';
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import { type Money, milesFor, money } from '@sojourn/domain/money.ts';
import type { MarketPrice } from '@sojourn/domain/policy/market-price.ts';
import { first, last } from '@sojourn/domain/present.ts';
import type { Db } from '@sojourn/server/db/client.ts';
import type { Booking, Contact, Guest } from '@sojourn/server/modules/selling/booking/booking.ts';
import type { BookingDeps } from '@sojourn/server/modules/selling/booking/product.ts';
import type { CheckoutRow } from '@sojourn/server/modules/selling/checkouts/checkout-row.ts';
import type { CityName } from '@sojourn/server/modules/selling/locations/city-name.ts';
import type { Sealer } from '@sojourn/server/seal.ts';
import type { WarningLog } from '@sojourn/server/suppliers/call-suppliers.ts';
import type { Guaranteed } from '@sojourn/server/suppliers/price-guarantee.ts';
import type { Owner } from '@sojourn/server/workflow/saga.ts';
import type { HomePolicy } from '../rules/booking/cancel-policy.ts';
import type { Party } from '../rules/party.ts';
import type { HomeStaySummary } from '../wire/home-checkout.ts';
import type { HomeFacts } from '../wire/home-detail.ts';
import type { HomeDraft } from '../wire/home-draft.ts';
import type { HomesPrice } from './price-port.ts';
import type { HomeArrival, HomeSupplier } from './supplier.ts';

type RequestedStay = {
  readonly homeId: string;
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
};
export type HomeQuoteRequest = {
  /** One, or two whose nights follow each other. */
  readonly stays: readonly RequestedStay[];
  readonly party: Party;
  /** Optional fees of the first home. */
  readonly chosenFees: readonly string[];
  readonly locale: Locale;
  /** Of the request that the host accepted: its nights are taken already. Left out where nobody is asked. */
  readonly requestReference?: string | undefined;
};
export type HomeQuoteOffer = Partial<Guaranteed> & {
  /** In order of their nights, each with its price. */
  readonly stays: readonly HomeStaySummary[];
  readonly party: Party;
  readonly price: { readonly total: Money };
  readonly miles: number;
  /** Of all stays together. */
  readonly cancellation: CancelTerms;
  /** Each home's own, as it was copied. */
  readonly policies: readonly HomePolicy[];
  readonly optionalFees: HomeFacts['optionalFees'];
  /** For a company's traveler, as it was when the checkout began. */
  readonly market?: MarketPrice | null | undefined;
  /** Of each home, once it's confirmed; left out before. */
  readonly arrivals?: readonly HomeArrival[];
};
export type HomeSale = {
  readonly product: 'home';
  readonly request: HomeQuoteRequest;
  readonly offer: HomeQuoteOffer;
};
export type HomeCheckoutRow = CheckoutRow<HomeSale, HomeDraft>;

/** What the host learns of the guest besides the booking's own name; stored encrypted. */
export type HomeVisitor = { readonly guest: Guest; readonly message: string };
export type BookedHome = HomeSale & { readonly guests: readonly Guest[]; readonly contact: Contact };
export type HomeBooking = Booking<BookedHome>;
export const isHomeBooking = (booking: Booking): booking is HomeBooking => booking.product === 'home';

export const firstStay = ({ stays }: Pick<HomeQuoteOffer, 'stays'>): HomeStaySummary => first(stays);
export const lastStay = ({ stays }: Pick<HomeQuoteOffer, 'stays'>): HomeStaySummary => last(stays);

/** The same at another total: with what it earns by then. */
export const atHomePrice = (
  { request, offer }: Pick<HomeSale, 'request' | 'offer'>,
  { totalMinor, currency }: HomesPrice,
  stays = offer.stays,
): HomeSale => {
  const total = money(totalMinor, currency);
  return { product: 'home', request, offer: { ...offer, stays, price: { total }, miles: milesFor(total) } };
};

/** What homes need from outside. */
export type HomeDeps = {
  readonly db: Db;
  readonly clock: Clock;
  /** Of what's stored about travelers. */
  readonly sealer: Sealer;
  readonly homeSupplierOf: (homeId: string) => HomeSupplier | undefined;
  readonly homeSuppliers: readonly HomeSupplier[];
  readonly log: WarningLog;
  readonly cityName: CityName;
  /** What a customer has booked and not yet done. */
  readonly plansOf: (reader: Owner & { readonly locale: Locale }) => Promise<readonly TripPlan[]>;
};

/** What their sagas need. */
export type HomeSagaDeps = BookingDeps & Pick<HomeDeps, 'clock' | 'homeSupplierOf'>;

/** Who sells them: both homes of a split stay are one supplier's. */
export const supplierOfStays = (
  { homeSupplierOf }: Pick<HomeDeps, 'homeSupplierOf'>,
  { stays }: Pick<HomeQuoteRequest, 'stays'>,
): HomeSupplier | undefined => homeSupplierOf(first(stays).homeId);
