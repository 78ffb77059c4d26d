/**
 * What each kind of travel credit is, as data: one engine grants, spends, returns and ends them by it (B §4).
 */
import { addYears, type CalendarDate, dateIn, dayNumber, endOfDay, type Instant } from './credit-days.ts';
import type { EntryType } from './credit-entries.ts';
import type { CreditType } from './credit-type-names.ts';

/** The source that a booking names when it is paid with the credit (B §3). */
export type CreditSource = 'TravelWallet' | 'AncillaryCredit';

type CreditTerms = {
  readonly source: CreditSource;
  /** How long it lasts: to the account's next anniversary, or a time from the day it is granted on. */
  readonly life: { readonly until: 'anniversary' } | { readonly years: number } | { readonly days: number };
  /** What a canceled booking does with the part that it had spent. */
  readonly onCancel: 'returns' | 'forfeited';
  /** The same, when the credit itself has ended in the meantime. */
  readonly whenExpired: { readonly reissuedForDays: number } | 'lost';
  /** Canceling the booking that brought it forfeits what is unspent (B §4, price match). */
  readonly forfeitedWithOrigin: boolean;
  /** Whether it comes from an account of the issuer, whose standing then decides if it may be spent. */
  readonly ofAccount: boolean;
  /** The words of the customer's own ledger. */
  readonly entries: {
    readonly granted: EntryType;
    readonly redeemed: EntryType;
    readonly expired: EntryType;
    readonly canceled: EntryType;
  };
};

const STATEMENT_CREDIT = {
  granted: 'StatementCreditCreated',
  redeemed: 'StatementCreditRedeemed',
  expired: 'StatementCreditExpired',
  canceled: 'StatementCreditCanceled',
} as const;
const entriesOf = (granted: EntryType) =>
  ({ granted, redeemed: 'Redemption', expired: 'Expired', canceled: 'Canceled' }) as const;
const REISSUED = { reissuedForDays: 90 } as const;
const ISSUERS = {
  source: 'TravelWallet',
  onCancel: 'returns',
  whenExpired: REISSUED,
  ofAccount: true,
} as const;
const OURS = { ...ISSUERS, ofAccount: false, forfeitedWithOrigin: false } as const;
const OF_A_BOOKING = { ...OURS, whenExpired: 'lost', forfeitedWithOrigin: true } as const;
const OF_AN_ADD_ON = { ...OURS, source: 'AncillaryCredit' } as const;

export const CREDIT_TYPES = {
  /** $300 for the premium tier's primary holders (B §9). */
  AnnualCredit: {
    ...ISSUERS,
    life: { until: 'anniversary' },
    forfeitedWithOrigin: false,
    entries: STATEMENT_CREDIT,
  },
  /** $250 for the base tier's primary holders, once (B §9). */
  OneTimeCredit: { ...ISSUERS, life: { years: 1 }, forfeitedWithOrigin: false, entries: STATEMENT_CREDIT },
  PriceMatchCredit: { ...OF_A_BOOKING, life: { years: 1 }, entries: entriesOf('PriceMatch') },
  PriceDropCredit: { ...OF_A_BOOKING, life: { years: 1 }, entries: entriesOf('PriceDropProtection') },
  /** The share of a booking that an offer gives back. */
  OfferCredit: { ...OF_A_BOOKING, life: { years: 1 }, entries: entriesOf('TravelOffer') },
  /** What a voucher's code opens. */
  GoodwillCredit: { ...OURS, life: { years: 1 }, entries: entriesOf('Adjustment') },
  ReferralCredit: { ...OURS, life: { years: 1 }, entries: entriesOf('ReferralCredit') },
  /** Stands for a credit that had ended when its booking was canceled. */
  RefundCredit: { ...OURS, life: { days: 90 }, entries: entriesOf('Refund') },
  PriceFreezeCredit: { ...OF_AN_ADD_ON, life: { days: 180 }, entries: entriesOf('Refund') },
  ChfarCredit: { ...OF_AN_ADD_ON, life: { years: 1 }, entries: entriesOf('Refund') },
} as const satisfies Record<CreditType, CreditTerms>;

/** Days within which an entry may be disputed (B §9). */
export const DISPUTE_DAYS = 60;

export type { CreditType } from './credit-type-names.ts';

export const creditTerms = (type: CreditType): CreditTerms => CREDIT_TYPES[type];

/**
 * When a credit that is granted at `at` ends: the last second of its last day, which is the day before the
 * account's next anniversary, or the same day a year (or as many days) later. `from`: the day that its life
 * counts from, where that is another (the account's opening).
 */
export function creditEnds(
  type: CreditType,
  at: Instant,
  account: { readonly from?: CalendarDate; readonly anniversaryOn?: CalendarDate } = {},
): Instant {
  const { life } = creditTerms(type);
  const from = account.from ?? dateIn(at);
  if ('days' in life) return endOfDay(dayNumber(from) + life.days);
  if ('years' in life) return endOfDay(dayNumber(addYears(from, life.years)));
  if (!account.anniversaryOn) throw new RangeError(`${type} needs the account's anniversary`);
  return endOfDay(dayNumber(account.anniversaryOn) - 1);
}

export type Return = 'returned' | 'reissued' | 'forfeited';

/** What becomes of the part of a credit that a canceled booking had spent. */
export function returnOf(
  credit: {
    readonly type: CreditType;
    readonly expiresAt: Instant;
    /** The booking that brought it was canceled. */
    readonly isForfeited: boolean;
  },
  at: Instant,
): Return {
  const { onCancel, whenExpired } = creditTerms(credit.type);
  if (onCancel === 'forfeited' || credit.isForfeited) return 'forfeited';
  if (Date.parse(at) < Date.parse(credit.expiresAt)) return 'returned';
  return whenExpired === 'lost' ? 'forfeited' : 'reissued';
}
