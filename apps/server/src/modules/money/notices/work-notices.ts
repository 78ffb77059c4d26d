/**
 * Works notices from what their sender's own record shows now, so that copies, old ones and any order come to
 * the same. One that fits no payment of ours is tried for as long as senders repeat theirs, then put aside.
 */
import { isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { openCase } from '#modules/desk/cases/open-case.ts';
import { closeCases } from '#modules/desk/cases/store.ts';
import type { PackDeps } from '#modules/desk/dispute-packs/build-pack.ts';
import type { BookingDeps } from '#modules/selling/booking/product.ts';
import { noteChecks } from '#modules/selling/booking/reconciliation/store.ts';
import { traceRefundsOf } from '#modules/selling/booking/refunds/trace-refunds.ts';
import { type BookingRef, findCardTender } from '#modules/selling/booking/tenders/store.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import type { NoticeFacts, PaymentNotices } from '#suppliers/payments/notices-port.ts';
import type { SagaRunner } from '#workflow/saga-runner.ts';
import { NOTICE_CASES } from './case-types.ts';
import { disputeEvidence } from './dispute-evidence.ts';
import { claimNotices, endNotice, type StoredNotice } from './store.ts';

export type NoticeDeps = BookingDeps & {
  readonly signer: PackDeps['signer'];
  readonly sagas: Pick<SagaRunner, 'goOn'>;
  readonly notices?: PaymentNotices | null;
};

const BATCH = 50;
/** Senders repeat theirs for three days; ours may be later than their notice, but never by that much. */
const MATCH_SECONDS = 3 * 86_400;
const CONTEXT: CallContext = { timeoutMs: 5_000, scenario: null, requestId: 'work-notices' };

/** Returns how many were looked at. */
export async function workNotices(deps: NoticeDeps): Promise<number> {
  const { notices } = deps;
  if (!notices) return 0;
  const due = await claimNotices(deps.db, notices.sender, BATCH);
  for (const notice of due) await workNotice(deps, notices, notice);
  return due.length;
}

async function workNotice(deps: NoticeDeps, notices: PaymentNotices, notice: StoredNotice): Promise<void> {
  const found = await notices.lookUp(notice, CONTEXT);
  if (found.outcome !== 'ok') return endNotice(deps.db, notice, 'open', found.outcome);
  const facts = found.value;
  if (facts?.about === 'nothing') return endNotice(deps.db, notice, 'done', 'nothing to do');
  if (facts && facts.reference === null) return endNotice(deps.db, notice, 'done', 'not ours');
  const ref = facts?.reference ? await findCardTender(deps.db, facts.reference) : undefined;
  if (!facts || !ref) {
    const isLate = !isBefore(deps.clock.now(), plusSeconds(notice.sentAt, MATCH_SECONDS));
    return endNotice(deps.db, notice, isLate ? 'unmatched' : 'open', 'fits no payment');
  }
  await act(deps, ref, facts, notice);
  await endNotice(deps.db, notice, 'done', facts.about);
}

async function act(
  deps: NoticeDeps,
  ref: BookingRef,
  facts: Exclude<NoticeFacts, { about: 'nothing' }>,
  { noticeId, objectId }: StoredNotice,
): Promise<void> {
  const { tenantId, customerId, bookingId } = ref;
  const owner = { tenantId, customerId };
  if (facts.about === 'payment' || facts.about === 'refund') {
    if (facts.about === 'refund') await traceRefundsOf(deps, owner);
    // What waits for the payment goes on
    else await deps.sagas.goOn({ ...owner, sagaId: bookingId });
    // What's over is compared with the sender's record
    return noteChecks(deps.db, [ref], 0);
  }
  const type = facts.about === 'dispute' ? NOTICE_CASES.paymentDisputed : NOTICE_CASES.fraudWarning;
  const { isOpen, amountMinor, currency, respondBy, reason } = facts;
  const evidence = facts.about === 'dispute' && isOpen ? await disputeEvidence(deps, ref) : null;
  const about = { objectId, noticeId, amountMinor, currency, respondBy, reason, evidence };
  await withTransaction(deps.db, (tx) =>
    isOpen
      ? openCase(tx, deps, { ...owner, type, subjectId: bookingId, facts: about })
      : closeCases(tx, owner, bookingId, [type.kind], 'over', deps.clock.now()),
  );
}
