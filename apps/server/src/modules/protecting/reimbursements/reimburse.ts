/** What change for any reason gives back: owed with the change, paid some business days later. */
import { plusBusinessDays } from '@sojourn/domain/booking/business-days.ts';
import { CARD_BUSINESS_DAYS, refundParts } from '@sojourn/domain/booking/cancellation/refund-parts.ts';
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import type { ChangeId } from '@sojourn/domain/ids.ts';
import {
  reimbursedEntries,
  reimbursementDueEntries,
  reimbursementEntries,
} from '@sojourn/domain/ledger/postings.ts';
import { money } from '@sojourn/domain/money.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import type { ReimbursedTo } from '@sojourn/domain/protections/protection-state.ts';
import { creditEnds } from '@sojourn/domain/wallet/credits/credit-types.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { post } from '#modules/money/ledger/store.ts';
import { grantCredit } from '#modules/money/wallet/grant-credit.ts';
import { enqueue } from '#modules/platform/notify/enqueue.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import type { BookingDeps } from '#modules/selling/booking/product.ts';
import { lockBooking } from '#modules/selling/booking/store.ts';
import { paidTenders } from '#modules/selling/booking/tenders/paid-tenders.ts';
import { insertRefunds, readRefunds, readTenders } from '#modules/selling/booking/tenders/store.ts';
import { inBatches, type Job } from '#workflow/jobs/job.ts';
import { move } from '#workflow/move.ts';
import type { Tx } from '#workflow/saga.ts';
import type { ChangeClaim } from '../protections/change-for-any-reason/claim-change.ts';
import { recordProtectionsEnded } from '../protections/record-ended.ts';
import { REIMBURSEMENT_MACHINE } from './machines.ts';
import type { ReimbursementMail } from './messages.ts';
import { sendOwed } from './return-owed.ts';
import { insertReimbursement, paidColumns, type Reimbursement, readDue } from './store.ts';

/**
 * Business days until it's paid: half of what is promised, so that a bad day doesn't break the promise; to
 * the tenders so early that a card's bank has its time.
 */
const paidAfter = (businessDays: number, to: ReimbursedTo): number =>
  to === 'tenders' ? Math.max(0, businessDays - CARD_BUSINESS_DAYS) : Math.floor(businessDays / 2);

/** In the transaction that records the change. `takenMinor`: what it cost, at most what was quoted. */
export async function oweReimbursement(
  tx: Tx,
  booking: Booking,
  changeId: ChangeId,
  { protectionNo, clauseId, payMinor, businessDays, to = 'travelCredit', protection }: ChangeClaim,
  takenMinor: number,
  at: Instant,
): Promise<void> {
  const { tenantId, customerId, bookingId, currency } = booking;
  const amountMinor = Math.min(payMinor, takenMinor);
  if (amountMinor === 0) return;
  const end = { protectionNo, to: 'Exchanged', clauseId, returnedMinor: 0, paidMinor: amountMinor } as const;
  await recordProtectionsEnded(tx, booking, [end], changeId, at);
  const dueBy = plusBusinessDays(at, businessDays);
  const isPart = protection === 'cancelForAnyReason';
  const owed = { tenantId, customerId, bookingId, protectionNo, amountMinor, currency, dueBy, to };
  const row = { ...owed, changeId, isPart };
  await insertReimbursement(tx, { ...row, paysAt: plusBusinessDays(at, paidAfter(businessDays, to)) }, at);
  const entries = reimbursementEntries(amountMinor, currency);
  const kind = `reimbursement:${protectionNo}`;
  await post(tx, { tenantId, customerId, subjectId: bookingId, kind, phase: 'direct', entries, at });
  await enqueue(tx, { tenantId, customerId, at, ...mailOf(row, 'due', dueBy) });
}

const mailOf = (
  { bookingId, protectionNo, amountMinor, currency, to, isPart }: Reimbursement,
  state: ReimbursementMail['state'],
  by: Instant,
): ReimbursementMail => ({
  kind: 'changeReimbursed',
  key: `${bookingId}.${protectionNo}.${state}`,
  bookingId,
  state,
  to,
  ...(isPart ? { protection: 'cancelForAnyReason' as const } : {}),
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
  let paid = 0;
  for (const each of due) if (await payOne(deps, each)) paid += 1;
  return paid;
}

/** Once, even if two servers try at the same time: the move decides. */
const payOne = (deps: Deps, due: Reimbursement): Promise<boolean> =>
  withTransaction(deps.db, async (tx) => {
    const { tenantId, customerId, bookingId, protectionNo } = due;
    const booking = assertPresent(await lockBooking(tx, due), 'the booking');
    if (due.to === 'tenders' && !RESTING.has(booking.state)) return false;
    const at = deps.clock.now();
    const subject = [bookingId, protectionNo] as const;
    const of = { tenantId, customerId, subject, from: ['pending'] as const, cause: 'paid', at };
    if (!(await move(tx, REIMBURSEMENT_MACHINE, { ...of, to: 'paid', set: paidColumns(at) }))) return false;
    if (due.to === 'tenders') await payTenders(tx, booking, due, at);
    else await payCredit(tx, deps, due, at);
    return true;
  });
/** While it's changed or canceled, what is left of its tenders is somebody else's to share out. */
const RESTING: ReadonlySet<Booking['state']> = new Set(['Confirmed', 'Canceled']);

async function payCredit(tx: Tx, deps: Pick<Deps, 'random'>, due: Reimbursement, at: Instant): Promise<void> {
  const { tenantId, customerId, bookingId, protectionNo, amountMinor, currency } = due;
  const owner = { tenantId, customerId };
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
}

/** As refunds of the booking, in proportion to what each tender paid; a saga sends them. */
async function payTenders(tx: Tx, booking: Booking, due: Reimbursement, at: Instant): Promise<void> {
  const { tenantId, customerId, bookingId, protectionNo, amountMinor, currency, dueBy } = due;
  const owner = { tenantId, customerId };
  const paid = paidTenders({
    tenders: await readTenders(tx, booking),
    refunds: await readRefunds(tx, booking),
  });
  const cause = `reimbursed:${protectionNo}`;
  const parts = refundParts(paid, amountMinor, at).map((part) => ({
    ...part,
    dueBy: isBefore(dueBy, part.dueBy) ? dueBy : part.dueBy,
  }));
  await insertRefunds(tx, booking, parts, currency, at, cause);
  const entries = reimbursementDueEntries(amountMinor, currency);
  await post(tx, { ...owner, subjectId: bookingId, kind: cause, phase: 'direct', entries, at });
  await enqueue(tx, { ...owner, at, ...mailOf(due, 'paid', dueBy) });
  await sendOwed(tx, booking, cause, at);
}
