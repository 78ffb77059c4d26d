/** Notes that a fee is owed to its customer again, or a part of it, and has a saga send it. */
import { refundParts } from '@sojourn/domain/booking/cancellation/refund-parts.ts';
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { feeOwedEntries } from '@sojourn/domain/ledger/postings.ts';
import { post } from '#modules/money/ledger/store.ts';
import { paidTenders } from '#modules/selling/booking/tenders/paid-tenders.ts';
import { insertRefunds, readRefunds, readTenders } from '#modules/selling/booking/tenders/store.ts';
import type { Tx } from '#workflow/saga.ts';
import { startLater } from '#workflow/start-later.ts';
import { type FreezeRow, paidUnder } from './freeze-row.ts';

export const REFUND_FREEZE = 'refund-freeze';
const DEADLINE_SECONDS = 3_600;

/** `cause`: the same is owed once. With the row of the freeze locked. */
export async function oweFee(
  tx: Tx,
  row: FreezeRow,
  { amountMinor, cause }: { readonly amountMinor: number; readonly cause: string },
  at: Instant,
): Promise<void> {
  const { tenantId, customerId, freezeId, currency } = row;
  const owner = { tenantId, customerId };
  const under = paidUnder(row);
  const paid = paidTenders({ tenders: await readTenders(tx, under), refunds: await readRefunds(tx, under) });
  await insertRefunds(tx, under, refundParts(paid, amountMinor, at), currency, at, cause);
  const entries = feeOwedEntries(amountMinor, currency, freezeId);
  const kind = `owed:${cause}`;
  await post(tx, { ...owner, subjectId: freezeId, kind, phase: 'direct', entries, at });
  const saga = { ...owner, sagaId: `${freezeId}:${kind}`, kind: REFUND_FREEZE, scenario: null };
  const deadlineAt = plusSeconds(at, DEADLINE_SECONDS);
  await startLater(tx, { ...saga, requestId: freezeId, input: { freezeId, cause }, deadlineAt });
}
