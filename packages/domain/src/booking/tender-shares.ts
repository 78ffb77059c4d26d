/** What goes along of each tender when a booking becomes two: in proportion to what each still pays of it. */
import { splitByWeights } from '../money.ts';
import { itemAt } from '../present.ts';
import type { PaidTender } from './cancellation/refund-parts.ts';

export type TenderShare = { readonly tenderNo: number; readonly amountMinor: number };

/** What was given back stays with the first booking, and a cent of each tender that paid it. */
const spareMinor = ({ capturedMinor, refundedMinor = 0 }: PaidTender): number =>
  capturedMinor === 0 ? 0 : capturedMinor - Math.max(1, refundedMinor);

/** Shares sum to `shareMinor` exactly; a tender without a share is left out. Amounts in minor units. */
export function tenderShares(tenders: readonly PaidTender[], shareMinor: number): TenderShare[] {
  const paid = tenders.filter((tender) => spareMinor(tender) > 0);
  const total = paid.reduce((sum, tender) => sum + spareMinor(tender), 0);
  if (shareMinor < 0 || shareMinor > total)
    throw new RangeError(`cannot share ${shareMinor} of ${total} paid`);
  if (shareMinor === 0) return [];
  return splitByWeights(shareMinor, paid.map(spareMinor)).flatMap((amountMinor, at) =>
    amountMinor > 0 ? [{ tenderNo: itemAt(paid, at).tenderNo, amountMinor }] : [],
  );
}
