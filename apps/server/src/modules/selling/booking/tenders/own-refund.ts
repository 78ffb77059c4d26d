/**
 * Of what is given back, the traveler's: what a frozen price or an assistance covered was never theirs, and
 * is the pool's again, in the proportion in which it paid. Minor units.
 */
import { refundParts } from '@sojourn/domain/booking/cancellation/refund-parts.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { isDisruptionCover } from '@sojourn/domain/disruptions/disruption-cover.ts';
import { isFreezeCover } from '@sojourn/domain/protections/freeze-sources.ts';
import type { paidTenders } from './paid-tenders.ts';

type Paid = ReturnType<typeof paidTenders>;

const isOwn = ({ sourceId }: Paid[number]): boolean =>
  !isFreezeCover(sourceId) && !isDisruptionCover(sourceId);
const left = ({ capturedMinor, refundedMinor }: Paid[number]): number => capturedMinor - refundedMinor;
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);

/** Of a refund's parts, those that the traveler gets. */
export function ownParts<P extends { readonly tenderNo: number }>(paid: Paid, parts: readonly P[]): P[] {
  const own = new Set(paid.filter(isOwn).map(({ tenderNo }) => tenderNo));
  return parts.filter(({ tenderNo }) => own.has(tenderNo));
}

/** What the traveler paid of it and hasn't got back. */
export const ownLeftMinor = (paid: Paid): number => sumOf(paid.filter(isOwn).map(left));

/** What was covered of what the booking still costs. */
export const coveredMinor = (paid: Paid): number => sumOf(paid.filter((each) => !isOwn(each)).map(left));

export function ownRefundMinor(paid: Paid, refundMinor: number, now: Instant): number {
  const most = sumOf(paid.map(left));
  const parts = refundParts(paid, Math.min(Math.max(0, refundMinor), most), now);
  return sumOf(ownParts(paid, parts).map(({ amountMinor }) => amountMinor));
}
