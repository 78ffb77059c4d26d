/** An activity as it is quoted, typed in and booked. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { TripPlan } from '@sojourn/domain/booking/trip-plan.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import { type Money, milesFor, money } from '@sojourn/domain/money.ts';
import type { Booking, Contact, Guest } from '@sojourn/server/modules/selling/booking/booking.ts';
import type { BookingDeps } from '@sojourn/server/modules/selling/booking/product.ts';
import type { CheckoutRow } from '@sojourn/server/modules/selling/checkouts/checkout-row.ts';
import type { CityName } from '@sojourn/server/modules/selling/locations/city-name.ts';
import type { Sealer } from '@sojourn/server/seal.ts';
import type { WarningLog } from '@sojourn/server/suppliers/call-suppliers.ts';
import type { Guaranteed } from '@sojourn/server/suppliers/price-guarantee.ts';
import type { Owner } from '@sojourn/server/workflow/saga.ts';
import type { ActivityPolicy } from '../rules/booking/cancel-policy.ts';
import type { PickupChoice } from '../rules/booking/pickup.ts';
import type { BookingAnswer } from '../rules/booking/questions.ts';
import type { UnitCount } from '../rules/party/place-ages.ts';
import type { ActivityDraft } from '../wire/activity-draft.ts';
import type { ActivityTicket } from './port/change-port.ts';
import type { ActivitySummary, ActivityTotal } from './port/price-port.ts';
import type { ActivitySupplier } from './supplier.ts';

export type ActivityQuoteRequest = {
  readonly activityId: string;
  readonly optionId: string;
  /** Null for an open-dated ticket. */
  readonly slotId: string | null;
  readonly units: readonly UnitCount[];
  readonly locale: Locale;
};
export type ActivityQuoteOffer = Partial<Guaranteed> & {
  readonly summary: ActivitySummary;
  readonly price: { readonly total: Money };
  readonly miles: number;
  readonly cancellation: CancelTerms;
  /** As it was copied. */
  readonly policy: ActivityPolicy;
  readonly cutOffAt: Instant | null;
  /** Its operator makes changes. */
  readonly isChangeable: boolean;
  /** It was booked although it clashed with the trip; left out before it's booked. */
  readonly clashAccepted?: boolean;
  /** What's scanned, once it's confirmed; left out before. */
  readonly tickets?: readonly ActivityTicket[];
};
export type ActivitySale = {
  readonly product: 'activity';
  readonly request: ActivityQuoteRequest;
  readonly offer: ActivityQuoteOffer;
};
export type ActivityCheckoutRow = CheckoutRow<ActivitySale, ActivityDraft>;

/** What the operator learns of the party besides the booking's own name; stored encrypted. */
export type ActivityParty = {
  readonly lead: Guest;
  readonly pickup: PickupChoice;
  /** Left out, as the answers, of bookings from before operators asked. */
  readonly language?: string | null;
  readonly answers?: readonly BookingAnswer[];
  readonly note: string;
};
export type BookedActivity = ActivitySale & {
  readonly guests: readonly Guest[];
  readonly contact: Contact;
};
export type ActivityBooking = Booking<BookedActivity>;
export const isActivityBooking = (booking: Booking): booking is ActivityBooking =>
  booking.product === 'activity';

/** The same at another price: with what it earns by then. */
export const atActivityPrice = (
  { request, offer }: Pick<ActivitySale, 'request' | 'offer'>,
  price: ActivityTotal,
  summary = offer.summary,
): ActivitySale => {
  const total = money(price.totalMinor, price.currency);
  return {
    product: 'activity',
    request,
    offer: { ...offer, summary: { ...summary, price }, price: { total }, miles: milesFor(total) },
  };
};

/** Of what's paid, a person's part: places are counted in people. */
export const perPersonOf = ({ price, summary }: Pick<ActivityQuoteOffer, 'price' | 'summary'>): Money =>
  money(Math.ceil(price.total.amountMinor / Math.max(1, summary.people)), price.total.currency);

type Position = { readonly lat: number; readonly lon: number };
/** What activities need from outside. */
export type ActivityDeps = {
  readonly clock: Clock;
  /** Of what's stored about travelers. */
  readonly sealer: Sealer;
  readonly activitySupplierOf: (activityId: string) => ActivitySupplier | undefined;
  readonly activitySuppliers: readonly ActivitySupplier[];
  readonly log: WarningLog;
  readonly placeOfAirport: (code: string) => (Position & { readonly zone: string }) | undefined;
  readonly cityName: CityName;
  /** What a customer has booked and not yet done. */
  readonly plansOf: (reader: Owner & { readonly locale: Locale }) => Promise<readonly TripPlan[]>;
};

/** What their sagas need. */
export type ActivitySagaDeps = BookingDeps & Pick<ActivityDeps, 'clock' | 'activitySupplierOf'>;
