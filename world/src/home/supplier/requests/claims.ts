/** What hosts claim of a deposit after a stay, by scenario only: hosts of this world let deposits go. */
import { addDays, dateIn } from '@sojourn/domain/dates.ts';
import { claimUntil } from '@sojourn/products/home/rules/booking/deposit.ts';
import type { HomeRequestVerbs, HostClaim } from '@sojourn/products/home/sell/requests/request-port.ts';
import { type Outcome, ok } from '@sojourn/server/suppliers/outcome.ts';
import { CLAIM_REASONS } from '../../inventory/data/host-words.ts';
import type { HomeMarket } from '../market.ts';
import { HOME_ORDERS, type HomeOrderRow } from '../store.ts';
import { type ClaimRow, insertClaim, readClaims } from './store.ts';

type Of = Parameters<HomeRequestVerbs['listClaims']>[0];

export async function listClaims(
  { db }: HomeMarket,
  of: Of,
  fault: unknown,
): Promise<Outcome<readonly HostClaim[], never>> {
  const { reference } = of;
  const order = fault === undefined ? undefined : await HOME_ORDERS.find(db, reference);
  const claim = order && planClaim(order, of, fault);
  if (claim) await insertClaim(db, reference, claim);
  return ok(await readClaims(db, reference));
}

/** Undefined before the guest has left, and where there's no deposit. */
function planClaim(
  { state, sold }: HomeOrderRow,
  { reference, now }: Of,
  fault: unknown,
): ClaimRow | undefined {
  const stay = sold.stays.find(({ summary }) => summary.deposit !== null)?.summary;
  if (state !== 'confirmed' || !stay?.deposit) return undefined;
  const today = dateIn(now, stay.zone);
  const isLate = fault === 'claimsLate';
  const first = isLate ? addDays(claimUntil(stay.checkOut), 1) : stay.checkOut;
  if (today < first) return undefined;
  const { amountMinor } = stay.deposit.amount;
  const isAbove = fault === 'claimsAbove';
  return {
    claimId: `clm_${reference}`,
    amountMinor: isAbove ? Math.round(amountMinor * 1.5) : Math.round(amountMinor / 2),
    reason: CLAIM_REASONS[isAbove ? 'more' : 'damage'],
    evidence: ['balcony-door.jpg', 'receipt.pdf'],
    claimedOn: today,
  };
}
