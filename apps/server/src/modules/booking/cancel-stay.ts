/**
 * The cancel saga: the hotel cancels (the pivot) → canceled with what is owed to each tender → each refund
 * is sent. After the hotel has canceled there is only forward: a refund that cannot be sent stays owed, and
 * a case says so.
 */
import { cancelEntries } from '@sojourn/domain/ledger/postings.ts';
import { ok } from '#suppliers/outcome.ts';
import type { StaySupplier, SupplierCancelQuote } from '#suppliers/stays/port.ts';
import { move, mustMove } from '#workflow/move.ts';
import type { Saga, SagaKind, SagaRow, Step, StepAnswer, Trouble, Tx } from '#workflow/saga.ts';
import { type CaseKind, openCase } from '../cases/open-case.ts';
import { closeCases } from '../cases/store.ts';
import { post } from '../ledger/store.ts';
import { refundStep } from './card-steps.ts';
import type { BookingDeps } from './deps.ts';
import { type CancelInput, refOf } from './saga-input.ts';
import {
  type Booking,
  type CancelQuoteRow,
  canceledColumns,
  insertRefunds,
  readBooking,
  readCancelQuote,
  readRefunds,
  readTenders,
} from './store.ts';

export const CANCEL_STAY = 'cancel-stay';
export type CancelResult = { readonly result: 'Canceled' | 'Refused' | 'QuoteExpired' };
type CancelRejection = { readonly reason: 'NotFound' | 'NotCancellable' | 'PenaltyChanged' };

export const cancelStaySaga = (deps: BookingDeps): SagaKind => ({
  kind: CANCEL_STAY,
  run: (saga) => cancelStay(deps, saga),
  needsPerson: (tx, row, trouble) => needsPerson(deps, tx, row, trouble),
});

async function cancelStay(deps: BookingDeps, saga: Saga): Promise<void> {
  const ref = refOf(saga.row);
  const { quoteId } = saga.row.input as CancelInput;
  const [booking, quote, tenders] = await Promise.all([
    readBooking(deps.db, ref),
    readCancelQuote(deps.db, ref, quoteId),
    readTenders(deps.db, ref),
  ]);
  const supplier = booking && deps.supplierOf(booking.request.stayId);
  if (!booking || !quote || !supplier) throw new Error(`${ref.bookingId} cannot be read`);

  const canceled = await saga.step('cancel', cancelStep(deps, supplier, booking, quote));
  if (canceled.outcome !== 'ok') return endRefused(deps, saga, booking, canceled);
  await saga.record('canceled', (tx) => recordCanceled(tx, deps, booking, quote));
  for (const refund of await readRefunds(deps.db, ref)) {
    const tender = tenders.find(({ tenderNo }) => tenderNo === refund.tenderNo)!;
    await saga.step(`refund:${refund.refundNo}`, refundStep(deps, booking, tender, refund));
  }
  await saga.finish({ result: 'Canceled' } satisfies CancelResult, (tx) =>
    closeCases(tx, ref, ref.bookingId, CLOSED_BY_IT, 'canceled', deps.clock.now()),
  );
}
const CLOSED_BY_IT = ['cancelUnanswered', 'cancelRefused', 'refundRefused', 'refundUnanswered', 'sagaError'];

function cancelStep(
  { clock }: BookingDeps,
  supplier: StaySupplier,
  booking: Booking,
  quote: CancelQuoteRow,
): Step<SupplierCancelQuote, CancelRejection> {
  const reference = booking.bookingId;
  const penaltyMinor = quote.supplierPenaltyMinor;
  return {
    do: ({ context }) => supplier.cancel({ reference, penaltyMinor, now: clock.now() }, context),
    lookUp: async ({ context }) => {
      const found = await supplier.lookUp({ reference }, context);
      if (found.outcome !== 'ok') return found;
      const refundMinor = quote.paidMinor - penaltyMinor;
      const isCanceled = found.value?.order?.state === 'Canceled';
      return ok(isCanceled ? { penaltyMinor, refundMinor, asOf: clock.now() } : null);
    },
  };
}

/** From here the customer is owed the refund; each part's due date was told with the quote. */
async function recordCanceled(
  tx: Tx,
  deps: BookingDeps,
  booking: Booking,
  quote: CancelQuoteRow,
): Promise<void> {
  const at = deps.clock.now();
  const { bookingId, currency } = booking;
  const owner = { tenantId: booking.tenantId, customerId: booking.customerId };
  const set = canceledColumns(quote.penaltyMinor, at);
  const cause = quote.quoteId;
  await mustMove(tx, 'booking', {
    ...owner,
    subject: [bookingId],
    from: ['Canceling'],
    to: 'Canceled',
    cause,
    at,
    set,
  });
  await insertRefunds(tx, booking, quote.parts, currency, at);
  const entries = cancelEntries(booking, quote.refundMinor, quote.supplierPenaltyMinor, currency);
  if (entries.length > 0)
    await post(tx, { ...owner, bookingId, kind: 'cancel', phase: 'direct', entries, at });
}

/** The booking stands as it was. A hotel that refuses needs a person; a changed penalty needs a new quote. */
async function endRefused(
  deps: BookingDeps,
  saga: Saga,
  booking: Booking,
  answer: StepAnswer<never, CancelRejection>,
): Promise<void> {
  const { bookingId } = booking;
  const owner = { tenantId: booking.tenantId, customerId: booking.customerId };
  const reason = answer.outcome === 'rejected' ? answer.rejection.reason : 'unavailable';
  const result: CancelResult = { result: reason === 'PenaltyChanged' ? 'QuoteExpired' : 'Refused' };
  await saga.finish(result, async (tx) => {
    const of = { ...owner, cause: reason, at: deps.clock.now() };
    await mustMove(tx, 'booking', { ...of, subject: [bookingId], from: ['Canceling'], to: 'Confirmed' });
    await closeCases(tx, owner, bookingId, ['cancelUnanswered', 'sagaError'], reason, of.at);
    if (reason === 'PenaltyChanged') return;
    await openCase(tx, deps, { ...owner, kind: 'cancelRefused', subjectId: bookingId, facts: { reason } });
  });
}

async function needsPerson(deps: BookingDeps, tx: Tx, row: SagaRow, trouble: Trouble): Promise<void> {
  const { tenantId, customerId, bookingId } = refOf(row);
  const owner = { tenantId, customerId };
  const refundNo = /^refund:(\d+)$/.exec(trouble.step)?.[1];
  if (refundNo && trouble.reason === 'refused') {
    const at = deps.clock.now();
    const subject = [bookingId, Number(refundNo)] as const;
    await move(tx, 'refund', { ...owner, subject, from: ['open'], to: 'failed', cause: 'refused', at });
  }
  const facts = { step: trouble.step, reason: trouble.reason, attempts: row.attempts + 1 };
  const kind = caseKindOf(trouble, refundNo !== undefined);
  await openCase(tx, deps, { ...owner, kind, subjectId: bookingId, facts });
}

function caseKindOf({ reason }: Trouble, isRefund: boolean): CaseKind {
  if (reason === 'error') return 'sagaError';
  if (!isRefund) return 'cancelUnanswered';
  return reason === 'refused' ? 'refundRefused' : 'refundUnanswered';
}
