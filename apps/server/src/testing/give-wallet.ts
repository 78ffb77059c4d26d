/** An offer, an entry of a customer's ledger and a case of theirs. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { newId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { insertOffer } from '#modules/money/wallet/offers/store.ts';
import { issueVoucher } from '#modules/money/wallet/vouchers/issue-voucher.ts';
import type { Owned } from './authorization-row.ts';
import type { TestProduct } from './product.ts';
import type { Browser } from './server.ts';

export async function giveWallet(
  product: TestProduct,
  maya: Browser,
): Promise<Pick<Owned, 'offerId' | 'entryId' | 'caseId'>> {
  const { effects, clock } = product;
  const { tenantId, customerId } = maya;
  const offerId = newId('off', effects.random.bytes(16));
  const terms = { kind: 'discount', amountMinor: 7_500 } as const;
  const endsAt = plusSeconds(clock.now(), 86_400);
  await withTransaction(effects.db, (tx) =>
    insertOffer(tx, {
      tenantId,
      customerId,
      offerId,
      kind: 'discount',
      terms,
      endsAt,
      createdAt: clock.now(),
      title: { en: '$75 off', fr: '75 $ de rabais' },
      art: { seed: 'offer', kind: 'hotel' },
      accountReferenceId: null,
    }),
  );
  const code = await issueVoucher(effects.db, effects, {
    tenantId,
    amountMinor: 100,
    campaign: 'Test',
    issuedBy: 'test',
  });
  await product.call('redeemVoucher', maya, { input: { code } });
  const { entries } = (await product.call('listWalletActivity', maya, { query: {} })).body;
  const written = { topic: 'other', bookingId: null, text: 'Hello' } as const;
  const { caseId } = (await product.call('contactSupport', maya, { input: written })).body;
  return { offerId, entryId: entries[0]!.entryId, caseId };
}
