/** Turns an open voucher into a goodwill credit, once. */
import type { WalletCredit } from '@sojourn/contract/wallet.ts';
import { creditEnds } from '@sojourn/domain/wallet/credits/credit-types.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, Effects, RequestContext } from '#context.ts';
import { refuse } from '#refusal.ts';
import { grantCredit } from '../grant-credit.ts';
import { findGranted } from '../store.ts';
import { viewOfCredit } from '../view.ts';
import { hashVoucherCode } from './code.ts';
import { voidVoucher, wasRedeemedBy } from './store.ts';

/**
 * Refuses with VoucherNotOpen, whether there is no such code, it was used, or it has ended. The request that
 * used it is answered again, should its first answer have been lost with the process.
 */
export async function redeemVoucher(
  deps: Pick<Effects, 'db' | 'clock' | 'random'>,
  code: string,
  { tenantId, customerId }: Actor,
  { idempotencyKey }: Pick<RequestContext, 'idempotencyKey'>,
): Promise<WalletCredit> {
  const owner = { tenantId, customerId };
  const at = deps.clock.now();
  const codeHash = hashVoucherCode(code);
  const of = { codeHash, idempotencyKey };
  const grantKey = `voucher:${codeHash}`;
  return withTransaction(deps.db, async (tx) => {
    const voucher = await voidVoucher(tx, owner, of, at);
    if (voucher) {
      const grant = {
        type: 'GoodwillCredit',
        amountMinor: voucher.amountMinor,
        grantKey,
        expiresAt: creditEnds('GoodwillCredit', at),
        origin: { bookingId: null, name: voucher.campaign },
      } as const;
      if (!(await grantCredit(tx, deps, owner, grant, at)))
        throw new Error('a voucher was open and its credit granted');
    } else if (!(await wasRedeemedBy(tx, owner, of))) refuse('VoucherNotOpen');
    const credit = await findGranted(tx, owner, grantKey);
    if (!credit) throw new Error('a voucher was redeemed and brought no credit');
    return viewOfCredit(credit);
  });
}
