/** A line of the ledger in words: what it is called, and which of four kinds of movement it was. Pure. */
import type { WalletEntry } from '@sojourn/contract/wallet.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';

export type EntryKind = 'created' | 'issued' | 'redeemed' | 'returned' | 'expired' | 'adjusted' | 'pending';
type EntryView = {
  readonly title: TextRef;
  /** The booking's title; null without one. */
  readonly place: string | null;
  readonly note: TextRef | string;
  readonly kind: EntryKind;
};

/** A line that names a booking which isn't among the trips: it was made before they were here. */
export const isOfEarlierBooking = ({ booking }: WalletEntry): boolean =>
  booking !== null && booking.bookingId === null && booking.confirmationCode !== '' && booking.title !== '';

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
  PendingTravelCredit: 'pending',
  ReferralCredit: 'issued',
};

type EntryGroup = {
  /** The booking that all of them are about; null for a line of its own. */
  readonly booking: WalletEntry['booking'];
  readonly entries: readonly WalletEntry[];
};

/** Lines about one booking stand together, at the place of the newest. */
export function groupEntries(entries: readonly WalletEntry[]): EntryGroup[] {
  const groups = new Map<string, WalletEntry[]>();
  for (const entry of entries) {
    const key = entry.booking?.confirmationCode ?? entry.entryId;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()].map((each) => ({ booking: each[0]?.booking ?? null, entries: each }));
}

/** The credit, and what it was for: "Annual travel credit · Palacete Santa Luz". */
export function viewOfEntry(entry: WalletEntry): EntryView {
  const { type, creditType, booking } = entry;
  const kind = KINDS[type];
  const title = textRef(`booking.credit.${creditType}`);
  if (booking) return { title, place: booking.title, note: booking.confirmationCode, kind };
  return { title, place: null, note: noteOf(entry, kind), kind };
}

/** Only the annual credit has benefit periods. */
function noteOf({ creditType, amount }: WalletEntry, kind: EntryKind): TextRef {
  if (kind === 'adjusted' && amount.amountMinor < 0) return textRef('wallet.note.canceled');
  if (kind === 'created' && creditType !== 'AnnualCredit') return textRef('wallet.note.oneTime');
  if (kind === 'expired' && creditType !== 'AnnualCredit') return textRef('wallet.note.unused');
  return textRef(`wallet.note.${kind}`);
}
