/** What change for any reason gives back: owed with the change, paid some business days later. */
import { plusBusinessDays } from '@sojourn/domain/booking/business-days.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { ChangeId } from '@sojourn/domain/ids.ts';
import { reimbursedEntries, reimbursementEntries } from '@sojourn/domain/ledger/postings.ts';
import { money } from '@sojourn/domain/money.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { creditEnds } from '@sojourn/domain/wallet/credits/credit-types.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { inBatches, type Job } from '#workflow/jobs/job.ts';
import { move } from '#workflow/move.ts';
import type { Tx } from '#workflow/saga.ts';
import type { Booking } from '../../booking/booking.ts';
import type { BookingDeps } from '../../booking/product.ts';
import { post } from '../../ledger/store.ts';
import { enqueue } from '../../notify/enqueue.ts';
import { grantCredit } from '../../wallet/grant-credit.ts';
import { REIMBURSEMENT_MACHINE } from '../machines.ts';
import { recordProtectionsEnded } from '../record-ended.ts';
import type { ChangeClaim } from './claim-change.ts';
import type { ReimbursementMail } from './messages.ts';
import { insertReimbursement, paidColumns, type Reimbursement, readDue } from './store.ts';

/** Half of what is promised, so that a bad day doesn't break the promise. */
const PAID_AFTER = (businessDays: number) => Math.floor(businessDays / 2);

/** In the transaction that records the change. `takenMinor`: what it cost, at most what was quoted. */
export async function oweReimbursement(
  tx: Tx,
  booking: Booking,
  changeId: ChangeId,
  { protectionNo, clauseId, payMinor, businessDays }: ChangeClaim,
  takenMinor: number,
  at: Instant,
): Promise<void> {
  const { tenantId, customerId, bookingId, currency } = booking;
  const amountMinor = Math.min(payMinor, takenMinor);
  if (amountMinor === 0) return;
  const end = { protectionNo, to: 'Exchanged', clauseId, returnedMinor: 0, paidMinor: amountMinor } as const;
  await recordProtectionsEnded(tx, booking, [end], changeId, at);
  const dueBy = plusBusinessDays(at, businessDays);
  const row = { tenantId, customerId, bookingId, protectionNo, amountMinor, currency, dueBy, changeId };
  await insertReimbursement(tx, { ...row, paysAt: plusBusinessDays(at, PAID_AFTER(businessDays)) }, at);
  const entries = reimbursementEntries(amountMinor, currency);
  const kind = `reimbursement:${protectionNo}`;
  await post(tx, { tenantId, customerId, subjectId: bookingId, kind, phase: 'direct', entries, at });
  await enqueue(tx, { tenantId, customerId, at, ...mailOf(row, 'due', dueBy) });
}

const mailOf = (
  { bookingId, protectionNo, amountMinor, currency }: Reimbursement,
  state: ReimbursementMail['state'],
  by: Instant,
): ReimbursementMail => ({
  kind: 'changeReimbursed',
  key: `${bookingId}.${protectionNo}.${state}`,
  bookingId,
  state,
  amount: money(amountMinor, currency),
  by,
});

type Deps = Pick<BookingDeps, 'db' | 'clock' | 'random'>;
const BATCH = 100;

export const reimbursementJob = (deps: Deps): Job => ({
  name: 'pay-reimbursements',
  everySeconds: 60,
  run: (turn) => inBatches(turn, BATCH, () => payDue(deps)),
});

async function payDue(deps: Deps): Promise<number> {
  const due = await readDue(deps.db, deps.clock.now(), BATCH);
  for (const each of due) await payOne(deps, each);
  return due.length;
}

/** Once, even if two servers try at the same time: the move decides. */
async function payOne(deps: Deps, due: Reimbursement): Promise<void> {
  const { tenantId, customerId, bookingId, protectionNo, amountMinor, currency } = due;
  const owner = { tenantId, customerId };
  await withTransaction(deps.db, async (tx) => {
    const at = deps.clock.now();
    const subject = [bookingId, protectionNo] as const;
    const of = { ...owner, subject, from: ['pending'] as const, cause: 'paid', at, set: paidColumns(at) };
    if (!(await move(tx, REIMBURSEMENT_MACHINE, { ...of, to: 'paid' }))) return;
    const expiresAt = creditEnds('ChfarCredit', at);
    const grant = {
      type: 'ChfarCredit',
      amountMinor,
      grantKey: `chfar:${bookingId}:${protectionNo}`,
      expiresAt,
      origin: { bookingId },
      postedBy: 'booking',
    } as const;
    const creditId = assertPresent(await grantCredit(tx, deps, owner, grant, at), 'the credit');
    const entries = reimbursedEntries(amountMinor, currency, creditId);
    const kind = `reimbursed:${protectionNo}`;
    await post(tx, { ...owner, subjectId: bookingId, kind, phase: 'direct', entries, at });
    await enqueue(tx, { ...owner, at, ...mailOf(due, 'paid', expiresAt) });
  });
}
