/** The words of the customer's own ledger of credits (B §4), and which filter of the wallet shows them. */
import { type Instant, isBefore } from '../../dates.ts';

export const ENTRY_TYPES = [
  'Redemption',
  'Adjustment',
  'StatementCreditCreated',
  'StatementCreditRedeemed',
  'StatementCreditExpired',
  'StatementCreditCanceled',
  'PriceDropProtection',
  'TravelOffer',
  'PriceMatch',
  'Refund',
  'PendingTravelCredit',
  'Expired',
  'Canceled',
  'ReferralCredit',
] as const;
export type EntryType = (typeof ENTRY_TYPES)[number];

export const ACTIVITY_FILTERS = ['all', 'added', 'used', 'expired'] as const;
export type ActivityFilter = (typeof ACTIVITY_FILTERS)[number];

const USED: readonly EntryType[] = ['Redemption', 'StatementCreditRedeemed'];
const ENDED: readonly EntryType[] = [
  'Expired',
  'StatementCreditExpired',
  'Canceled',
  'StatementCreditCanceled',
];
/** The types of each filter; together the three are all there are. */
export const TYPES_OF_FILTER: { readonly [F in ActivityFilter]: readonly EntryType[] } = {
  all: ENTRY_TYPES,
  added: ENTRY_TYPES.filter((type) => !USED.includes(type) && !ENDED.includes(type)),
  used: USED,
  expired: ENDED,
};

/** Of what a booking brings, which depends on it until nothing of it comes back any more. */
const BROUGHT: readonly EntryType[] = ['PriceDropProtection', 'TravelOffer', 'PriceMatch'];

/** As it's at an instant: credit that can't be spent yet is pending. */
export function entryType(
  { type, amountMinor }: { readonly type: EntryType; readonly amountMinor: number },
  { spendableFrom }: { readonly spendableFrom: Instant | null },
  now: Instant,
): EntryType {
  const isPending = spendableFrom !== null && isBefore(now, spendableFrom);
  return isPending && amountMinor > 0 && BROUGHT.includes(type) ? 'PendingTravelCredit' : type;
}
