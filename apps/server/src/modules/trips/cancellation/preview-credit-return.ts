/** What happens to a booking's credits and offers if it's canceled now, by the wallet's rules. */
import type { RefundPart } from '@sojourn/domain/booking/cancellation/refund-parts.ts';
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import { isFreezeFee, isFreezeSource } from '@sojourn/domain/protections/freeze-sources.ts';
import { returnOfAirlineCredit } from '@sojourn/domain/wallet/credits/airline-credit.ts';
import { returnOf } from '@sojourn/domain/wallet/credits/credit-types.ts';
import {
  getTender,
  isOfWallet,
  type ReturnOutcome,
  type Tender,
  type WalletSource,
} from '#modules/selling/booking/tenders/store.ts';

/** Null for cards and rewards: they go back where they came from. */
export function previewCreditReturn(
  part: Pick<RefundPart, 'tenderNo' | 'amountMinor'>,
  tenders: readonly Tender[],
  sources: readonly WalletSource[],
  now: Instant,
): ReturnOutcome | null {
  const tender = getTender(tenders, part.tenderNo);
  if (!isOfWallet(tender)) return null;
  // The fee goes back to what paid it; what was covered never was the customer's
  if (isFreezeSource(tender.sourceId)) return isFreezeFee(tender.sourceId) ? 'returned' : 'forfeited';
  const source = sources.find(({ tenderNo }) => tenderNo === part.tenderNo);
  if (!source) return 'forfeited';
  const { type, airlineState, endsAt, isForfeited } = source;
  if (airlineState !== null) return returnOfAirlineCredit({ state: airlineState, expiresAt: endsAt }, now);
  if (endsAt === null) return 'forfeited';
  if (type !== null) return returnOf({ type, expiresAt: endsAt, isForfeited }, now);
  // An offer is used as a whole: only a whole refund while it runs gives it back
  return part.amountMinor === tender.capturedMinor && isBefore(now, endsAt) ? 'returned' : 'forfeited';
}
