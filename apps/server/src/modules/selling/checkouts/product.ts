/**
 * What checkouts need from a product. Its functions are declared as methods, so that a product's own port,
 * which takes rows of its own, is one of these: a row only ever reaches the product that it names.
 */
import type { Checkout, CheckoutInput } from '@sojourn/contract/checkouts.ts';
import type { ErrorCode, ErrorDetails } from '@sojourn/contract/errors.ts';
import type { PaymentDraft } from '@sojourn/contract/payment-draft.ts';
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { TripPlan } from '@sojourn/domain/booking/trip-plan.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Capability } from '@sojourn/domain/tenants/tenant.ts';
import type { AirlineTicket } from '@sojourn/domain/wallet/credits/airline-credit.ts';
import type { EarningAccount } from '@sojourn/domain/wallet/earning.ts';
import type { Product } from '@sojourn/products/product-list.ts';
import type { Actor, RequestContext } from '#context.ts';
import type { WalletProduct } from '#modules/money/wallet/product.ts';
import type { CoveredSale } from '#modules/protecting/protections/product.ts';
import type { QuotedProtection } from '#modules/protecting/protections/sold.ts';
import type { CallContext, Outcome } from '#suppliers/outcome.ts';
import type { Owner } from '#workflow/saga.ts';
import type { CheckoutRow } from './checkout-row.ts';
import type { Freezing } from './freezing.ts';
import type { Ask, Sale } from './sale.ts';

/** `reason`: the error that it is refused with when it is among `priceErrors`, else `RateNotAvailable`. */
export type PriceRejection = { readonly reason: string };
type UnfitField = NonNullable<ErrorDetails['fields']>[number];

/** What a new checkout is opened with; `shownMinor`: the total that the traveler saw, if any. */
export type Started<S extends Sale = Sale, D extends PaymentDraft = PaymentDraft> = {
  readonly sale: S;
  readonly draft: D;
  readonly shownMinor: number | undefined;
  /** Left out for none. */
  readonly chosen?: ChosenBefore;
};

/** Protections that were chosen with the offer, and what they cost there. */
export type ChosenBefore = {
  readonly protections: readonly QuotedProtection[];
  readonly shownPremiumMinor: number;
};

/** What every checkout shows alike. */
export type ShownCheckout = Pick<
  Checkout,
  | 'checkoutId'
  | 'state'
  | 'quoteExpired'
  | 'lastFailure'
  | 'bookingId'
  | 'payment'
  | 'earnMiles'
  | 'protections'
  | 'disruptionData'
  | 'customFields'
  | 'paymentRequest'
  | 'cardCheck'
  | 'conflicts'
> & {
  readonly terms: Pick<
    Checkout['quote'],
    | 'quoteId'
    | 'expiresAt'
    | 'isPriceHeld'
    | 'total'
    | 'discount'
    | 'termsVersion'
    | 'snapshotHash'
    | 'miles'
    | 'cancellation'
  >;
  /** Without its alternatives, which are the product's. */
  readonly change: Pick<NonNullable<Checkout['priceChange']>, 'oldTotal' | 'newTotal' | 'addOn'> | null;
};

/** What is typed into a checkout of the product. */
type DraftRules<S extends Sale = Sale, D extends PaymentDraft = PaymentDraft> = {
  /** The names of all fields; what is typed into another is refused. */
  readonly fields: readonly string[];
  /** The field with documents and birthdays, which is stored sealed; null where there is none. */
  readonly sealedField: string | null;
  /** The draft with a place for everybody who goes, also once they were forgotten. */
  complete(draft: D, request: S['request']): D;
  /** What is laid over a draft when its people are forgotten; the sealed field is taken out besides. */
  readonly forgotten: Partial<D>;
  /** As an agent in the customer's place sees it: no whole number of a document. */
  hide(draft: D): D;
  /** `typed` with what was sent back as `hide` shows it, as it's stored. */
  unhide(typed: Partial<D>, before: D): Partial<D>;
};

/** What else the customer has booked; nothing once the checkout is being booked itself. */
export type Besides = {
  readonly plans: () => Promise<readonly TripPlan[]>;
  /** The live booking that this one would repeat. */
  readonly duplicate: () => Promise<BookingId | null>;
  /** Whose checkout it is. */
  readonly owner: Owner;
};

export type CheckoutProduct<S extends Sale = Sale, D extends PaymentDraft = PaymentDraft> = WalletProduct<
  S['offer']
> & {
  readonly kind: Product;
  /** What only some products can do; a part that's left out can't be done. */
  readonly can: { readonly freeze?: Freezing<S> };
  /** What a tenant's portal must be able to do; where it is not, no checkout is begun. */
  readonly capability: Capability;
  readonly draft: DraftRules<S, D>;
  /** Refuses with an error of `startCheckout` what cannot be asked for or had. */
  start(input: CheckoutInput, actor: Actor, context: RequestContext): Promise<Started<S, D>>;
  /** The price and terms now. `before`: the sale that it takes the place of. */
  price(
    ask: Ask<S>,
    before: Pick<S, 'request' | 'offer'>,
    context: CallContext,
  ): Promise<Outcome<S, PriceRejection>>;
  /** Which of the rejections is an error of the contract by its own name. */
  readonly priceErrors: readonly ErrorCode[];
  /** The three most similar (`rankAlternatives`); fewer where there are no more, none when nobody answers. */
  findAlternatives(sale: S, context: CallContext): Promise<readonly object[]>;
  /**
   * What a price freeze may pay for instead of a trip that's sold out, the most similar first: the same way
   * the same day or the next, or a hotel nearby with as many stars. Left out where prices aren't frozen.
   */
  findSimilar?(sale: S, context: CallContext): Promise<readonly CheckoutInput[]>;
  /** Whether a price rose further than may be accepted in a checkout. */
  hasRisenTooFar(acceptedMinor: number, totalMinor: number): boolean;
  /** Of the total; what authorities take. */
  taxesMinor(sale: S): number;
  /** What of the total was chosen besides; 0 where nothing can be. */
  extrasMinor(sale: S): number;
  /** Who pays how much to the one airline that issues all tickets; left out where nobody flies. */
  airlineTickets?(row: Pick<CheckoutRow<S, D>, 'quote' | 'draft'>): readonly AirlineTicket[];
  /** What protections cover of it; left out where none is sold with a booking. */
  covered?(sale: Pick<S, 'request' | 'offer'>): CoveredSale;
  /** Extras that do not fit who is typed in, as the fields of a refusal. */
  unfitExtras(sale: S, draft: D): readonly UnfitField[];
  /** Miles for a dollar, or percent of cash back, that an account earns on it (A §3). */
  earnMultiplier(earn: EarningAccount['earn']): number;
  /** With its places and rooms named in a language; as booked where nobody translates them. */
  localize(sale: Pick<S, 'request' | 'offer'>, locale: Locale): Pick<S, 'request' | 'offer'>;
  viewCheckout(row: CheckoutRow<S, D>, shown: ShownCheckout, besides: Besides): Promise<Checkout>;
};

/** By the product that a row names. */
export type CheckoutProducts = { readonly [P in Product]: CheckoutProduct };
