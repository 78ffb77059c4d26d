/**
 * My Travel Credits and Offers (B §2 named places): balance, credits, offers, and the customer's own ledger.
 */
import { ACTIVITY_FILTERS, ENTRY_TYPES } from '@sojourn/domain/wallet/credits/credit-entries.ts';
import { CREDIT_TYPE_NAMES } from '@sojourn/domain/wallet/credits/credit-type-names.ts';
import { PRODUCTS, WIRE_PRODUCTS } from '@sojourn/products/product-list.ts';
import { z } from 'zod';
import { call } from './call.ts';
import { art, idOf, instant, moneySchema } from './primitives.ts';

/** What a credit came from; each type's rules are data (domain, wallet/credit-types). */
export const creditType = z.enum(CREDIT_TYPE_NAMES);
export { CREDIT_TYPE_NAMES as CREDIT_TYPES };

/** B §4 travel credit status. */
const CREDIT_STATES = ['Available', 'Expired', 'Redeemed'] as const;
/** B §4 offer or credit state, and offer availability. */
const OFFER_STATES = ['Used', 'ConfirmState', 'Cancelled', 'Expired', 'Pending', 'Authorized'] as const;
const OFFER_AVAILABILITY = ['Available', 'InvalidOfferData', 'NotAvailable'] as const;

const walletCredit = z.object({
  creditId: idOf('crd'),
  type: creditType,
  source: z.enum(['TravelWallet', 'AncillaryCredit']),
  state: z.enum(CREDIT_STATES),
  granted: moneySchema,
  available: moneySchema,
  /** Set aside by a booking that is not finished. */
  held: moneySchema,
  expiresAt: instant,
  /** Why it cannot be spent just now; null when it can. */
  blocked: z.enum(['BadStanding']).nullable(),
  /** From when it can be spent: once nothing of its booking comes back any more. Null: at once. */
  spendableFrom: instant.nullable(),
});
export type WalletCredit = z.output<typeof walletCredit>;

/** The parts of an offer's sentence: kind and figures; the words are the catalogue's. */
const walletOffer = z.object({
  offerId: idOf('off'),
  kind: z.enum(['discount', 'bonusMiles', 'creditBack']),
  state: z.enum(OFFER_STATES),
  availability: z.enum(OFFER_AVAILABILITY),
  endsAt: instant,
  /** `discount`: the amount off; `creditBack`: the most that comes back. */
  amount: moneySchema.nullable(),
  /** `creditBack`, in basis points of what was paid. */
  shareBasisPoints: z.int().nullable(),
  /** `bonusMiles`. */
  miles: z.int().nullable(),
  /** What it's for. */
  product: z.enum(PRODUCTS.map((product) => WIRE_PRODUCTS[product])),
  minimumNights: z.int().nullable(),
  minimumDays: z.int().nullable(),
  minimumSpend: moneySchema.nullable(),
  /** Spent so far towards `minimumSpend`, for offers that add up. */
  spent: moneySchema.nullable(),
  /** When bonus miles that are earned post: after travel. Null before, and for other offers. */
  postsAt: instant.nullable(),
  collection: z.enum(['Premier', 'Lifestyle']).nullable(),
  art,
});
export type WalletOffer = z.output<typeof walletOffer>;

const wallet = z.object({
  /** What can be spent today. */
  spendable: moneySchema,
  credits: z.array(walletCredit),
  /** What protections will give back, with the day it is due; the soonest first. */
  pending: z.array(
    z.object({ bookingId: idOf('bkg'), title: z.string(), amount: moneySchema, dueBy: instant }),
  ),
  offers: z.array(walletOffer),
});
export type Wallet = z.output<typeof wallet>;

const activityFilter = z.enum(ACTIVITY_FILTERS);
export type ActivityFilter = z.output<typeof activityFilter>;
const walletEntry = z.object({
  entryId: z.string(),
  at: instant,
  creditId: idOf('crd'),
  creditType,
  /** B §4 travel credit ledger types. */
  type: z.enum(ENTRY_TYPES),
  /** Signed: what came in is positive. */
  amount: moneySchema,
  /** Of all credits together, after this entry. */
  balance: moneySchema,
  /** What it was for: the booking's title and confirmation code, where there is one. */
  booking: z
    .object({ bookingId: idOf('bkg').nullable(), title: z.string(), confirmationCode: z.string() })
    .nullable(),
  /** Until when it can be disputed; null once that is over or it was. */
  disputableUntil: instant.nullable(),
  /** The problem that was reported about it, and what came of it. */
  dispute: z
    .object({
      caseId: idOf('cas'),
      code: z.string(),
      state: z.enum(['open', 'credited', 'declined', 'closed']),
      dueAt: instant,
      credited: moneySchema.nullable(),
    })
    .nullable(),
});
export type WalletEntry = z.output<typeof walletEntry>;

export const walletCalls = {
  getWallet: call({
    method: 'GET',
    path: '/travel/wallet',
    summary: 'Travel credits and offers',
    auth: 'customer',
    output: wallet,
    errors: [],
  }),
  listWalletActivity: call({
    method: 'GET',
    path: '/travel/wallet/activity',
    summary: 'The ledger of travel credits, newest first, with the running balance',
    auth: 'customer',
    query: z.object({
      filter: activityFilter.optional(),
      /** `next` of the answer before. */
      before: z.string().max(60).optional(),
    }),
    output: z.object({ entries: z.array(walletEntry), next: z.string().nullable() }),
    errors: [],
  }),
  activateOffer: call({
    method: 'POST',
    path: '/travel/wallet/offers/activate',
    summary: 'Activates an offer',
    auth: 'customer',
    idempotent: true,
    input: z.object({ offerId: idOf('off') }),
    output: walletOffer,
    errors: ['OfferNotAvailable'],
  }),
  redeemVoucher: call({
    method: 'POST',
    path: '/travel/wallet/vouchers/redeem',
    summary: 'Redeems a voucher for travel credit, once',
    auth: 'customer',
    idempotent: true,
    input: z.object({ code: z.string().trim().min(4).max(40) }),
    output: walletCredit,
    errors: ['VoucherNotOpen'],
  }),
  disputeCredit: call({
    method: 'POST',
    path: '/travel/wallet/disputes',
    summary: 'Reports a problem with a transaction, within 60 days',
    auth: 'customer',
    idempotent: true,
    input: z.object({ entryId: z.string().max(60), text: z.string().trim().min(1).max(1000) }),
    output: z.object({ caseId: idOf('cas'), code: z.string(), dueAt: instant }),
    errors: ['DisputeTooLate'],
  }),
} as const;
