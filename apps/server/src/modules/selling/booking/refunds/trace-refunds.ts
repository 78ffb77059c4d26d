/**
 * Follows refunds to the statement: those that the card's bank has booked are `returned`, those it sent back
 * failed; one that is not back when it is due is put before a person.
 */
import { isBefore } from '@sojourn/domain/dates.ts';
import { type BookingId, isId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { openCase } from '#modules/desk/cases/open-case.ts';
import { claimCases, closeCases } from '#modules/desk/cases/store.ts';
import { enqueue } from '#modules/platform/notify/enqueue.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import { inBatches, type Job, type Report, type Turn } from '#workflow/jobs/job.ts';
import { move } from '#workflow/move.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import { BOOKING_CASES } from '../case-types.ts';
import { REFUND_MACHINE } from '../machines.ts';
import type { BookingDeps } from '../product.ts';
import { limitsByParty } from '../reconciliation/limits.ts';
import {
  type BookingRef,
  claimSentRefunds,
  readOverdueRefunds,
  readRefunds,
  returnedColumns,
  type SentRefund,
} from '../tenders/store.ts';
import { refundMessage } from './refund-messages.ts';

const AT_ONCE = 100;
const OVERDUE_BATCH = 100;
const CONTEXT: CallContext = { timeoutMs: 3_000, scenario: null, requestId: 'trace-refunds' };

/** Looks at those that are due; returns how many have moved. */
export async function traceRefunds(deps: BookingDeps, turn: Turn, context = CONTEXT): Promise<Report> {
  for (let moved = 0; ; ) {
    const refunds = await claimSentRefunds(deps.db, AT_ONCE);
    const answers = await traceAll(deps, refunds, context);
    moved += answers.filter((answer) => answer === 'moved').length;
    // A gateway that's away gets no more calls this round; each refund has its time to be looked at again
    if (answers.includes('away') || refunds.length === 0) return { rows: moved };
    if (turn.isSpent()) return { rows: moved, isDone: false };
  }
}

/** The same for one customer's that are on their way. */
export async function traceRefundsOf(deps: BookingDeps, owner: Owner): Promise<number> {
  const answers = await traceAll(deps, await claimSentRefunds(deps.db, AT_ONCE, owner), CONTEXT);
  return answers.filter((answer) => answer === 'moved').length;
}

async function traceAll(deps: BookingDeps, refunds: readonly SentRefund[], context: CallContext) {
  const limits = limitsByParty();
  return Promise.all(refunds.map((refund) => limits('gateway', () => traceRefund(deps, refund, context))));
}

async function traceRefund(
  deps: BookingDeps,
  refund: SentRefund,
  context: CallContext,
): Promise<'moved' | 'same' | 'away'> {
  const answer = await deps.payments.lookUp({ reference: refund.tenderReference }, context);
  if (answer.outcome !== 'ok') return 'away';
  const record = answer.value?.refunds.find(({ reference }) => reference === refund.reference);
  if (record?.state !== 'returned' && record?.state !== 'failed') return 'same';
  await recordState(deps, refund, record.state);
  return 'moved';
}

async function recordState(deps: BookingDeps, refund: SentRefund, to: 'returned' | 'failed'): Promise<void> {
  const { tenantId, customerId, bookingId, refundNo } = refund;
  const owner = { tenantId, customerId };
  const at = deps.clock.now();
  await withTransaction(deps.db, async (tx) => {
    const subject = [bookingId, refundNo] as const;
    const set = to === 'returned' ? { set: returnedColumns(at) } : {};
    const request = { ...owner, subject, from: ['sent'], to, cause: 'traced', at, ...set } as const;
    if (!(await move(tx, REFUND_MACHINE, request))) return;
    if (to === 'returned') {
      if (isId('bkg', bookingId)) await enqueue(tx, refundMessage('refundArrived', refund, refundNo, at));
      return closeOverdue(tx, deps, { ...owner, bookingId });
    }
    const facts = { refundNo, amountMinor: refund.amountMinor };
    await openCase(tx, deps, { ...owner, type: BOOKING_CASES.refundRefused, subjectId: bookingId, facts });
  });
}

/** Once every refund of the booking is back, or not yet due. */
async function closeOverdue(tx: Tx, { clock }: Pick<BookingDeps, 'clock'>, of: BookingRef): Promise<void> {
  const now = clock.now();
  const late = (await readRefunds(tx, of)).some(
    ({ state, dueBy }) => state !== 'returned' && isBefore(dueBy, now),
  );
  if (!late) await closeCases(tx, of, of.bookingId, ['refundOverdue'], 'returned', now);
}

/**
 * One batch of all customers' refunds that aren't back although they're due; a case opens for each booking.
 */
export async function raiseOverdueRefunds(deps: BookingDeps): Promise<number> {
  const overdue = await readOverdueRefunds(deps.db, deps.clock.now(), OVERDUE_BATCH);
  for (const { tenantId, customerId, bookingId, ...facts } of overdue) {
    const trouble = { type: BOOKING_CASES.refundOverdue, subjectId: bookingId, facts } as const;
    await withTransaction(deps.db, (tx) => openCase(tx, deps, { tenantId, customerId, ...trouble }));
  }
  return overdue.length;
}

/** Closes cases of refunds that came late by another way; returns how many were looked at. */
export async function closeLateRefunds(deps: BookingDeps): Promise<number> {
  const cases = await claimCases(deps.db, 'refundOverdue', OVERDUE_BATCH);
  for (const { tenantId, customerId, subjectId } of cases) {
    const ref = { tenantId, customerId, bookingId: subjectId as BookingId };
    await withTransaction(deps.db, (tx) => closeOverdue(tx, deps, ref));
  }
  return cases.length;
}

export const refundJobs = (deps: BookingDeps): readonly Job[] => [
  {
    name: 'trace-refunds',
    everySeconds: 600,
    isDueAtStart: true,
    run: (turn) => traceRefunds(deps, turn),
    runFor: (owner) => traceRefundsOf(deps, owner),
  },
  {
    name: 'raise-overdue-refunds',
    everySeconds: 600,
    run: (turn) => inBatches(turn, OVERDUE_BATCH, () => raiseOverdueRefunds(deps)),
  },
  {
    name: 'close-late-refunds',
    everySeconds: 600,
    run: (turn) => inBatches(turn, OVERDUE_BATCH, () => closeLateRefunds(deps)),
  },
];
