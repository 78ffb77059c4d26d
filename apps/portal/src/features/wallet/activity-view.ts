/** A line of the ledger in words: what it is called, and which of four kinds of movement it was. Pure. */
import type { WalletEntry } from '@sojourn/contract/wallet.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';

export type EntryKind = 'created' | 'issued' | 'redeemed' | 'returned' | 'expired' | 'adjusted';
export type EntryView = {
  readonly title: TextRef | string;
  readonly note: TextRef | string;
  readonly kind: EntryKind;
};

const KINDS: Readonly<Record<WalletEntry['type'], EntryKind>> = {
  Redemption: 'redeemed',
  StatementCreditRedeemed: 'redeemed',
  StatementCreditCreated: 'created',
  StatementCreditExpired: 'expired',
  Expired: 'expired',
  StatementCreditCanceled: 'adjusted',
  Canceled: 'adjusted',
  Adjustment: 'adjusted',
  Refund: 'returned',
  PriceDropProtection: 'issued',
  TravelOffer: 'issued',
  PriceMatch: 'issued',
  PendingTravelCredit: 'issued',
  ReferralCredit: 'issued',
};

/** A spent or returned credit is named by its booking, everything else by the credit. */
export function viewOfEntry({ type, creditType, booking, amount }: WalletEntry): EntryView {
  const kind = KINDS[type];
  const credit = textRef(`booking.credit.${creditType}`);
  if (booking && (kind === 'redeemed' || kind === 'returned'))
    return { title: booking.title, note: booking.confirmationCode, kind };
  if (booking) return { title: credit, note: `${booking.title}, ${booking.confirmationCode}`, kind };
  const less = kind === 'adjusted' && amount.amountMinor < 0;
  return { title: credit, note: textRef(`wallet.note.${less ? 'canceled' : kind}`), kind };
}
