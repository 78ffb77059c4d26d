/**
 * The cancel saga of every product: its supplier cancels (the pivot) → canceled with what is owed to each
 * tender, credits back at once → each refund of miles and of the card is sent. After the pivot there is only
 * forward: a refund that cannot be sent stays owed, and a case says so.
 */
import {
  type CancelFailureType,
  cancelFailureType,
} from '@sojourn/domain/booking/cancellation/cancel-outcome.ts';
import { helpSubjects } from '@sojourn/domain/support/help.ts';
import type { CaseType } from '#modules/desk/cases/case-type.ts';
import { openCase } from '#modules/desk/cases/open-case.ts';
import { closeCases } from '#modules/desk/cases/store.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import { BOOKING_CASES } from '#modules/selling/booking/case-types.ts';
import { BOOKING_MACHINE, REFUND_MACHINE } from '#modules/selling/booking/machines.ts';
import type { BookingDeps } from '#modules/selling/booking/product.ts';
import { refOf } from '#modules/selling/booking/saga-input.ts';
import { readBooking } from '#modules/selling/booking/store.ts';
import type {
  CancelRejection,
  SupplierPenalty,
  SupplierSide,
} from '#modules/selling/booking/supplier-record.ts';
import { isOfCancellation } from '#modules/selling/booking/tenders/paid-tenders.ts';
import { sendRefunds } from '#modules/selling/booking/tenders/send-refunds.ts';
import { readTenders } from '#modules/selling/booking/tenders/store.ts';
import { ok } from '#suppliers/outcome.ts';
import { move, mustMove } from '#workflow/move.ts';
import type { Saga, SagaKind, SagaRow, Step, StepAnswer, Trouble, Tx } from '#workflow/saga.ts';
import { undoDisruption } from './by-disruption.ts';
import { CANCELLATION_CASES } from './case-types.ts';
import { recordCanceled } from './record-canceled.ts';
import type { CancelInput } from './saga-input.ts';
import { type CancelQuoteRow, readCancelQuote } from './store.ts';

export const CANCEL_BOOKING = 'cancel-booking';
export type CancelResult =
  | { readonly result: 'Canceled' }
  | { readonly result: 'Refused' | 'QuoteExpired'; readonly failureType?: CancelFailureType };

export const cancelBookingSaga = (deps: BookingDeps): SagaKind => ({
  kind: CANCEL_BOOKING,
  run: (saga) => cancelBooking(deps, saga),
  needsPerson: (tx, row, trouble) => needsPerson(deps, tx, row, trouble),
});

async function cancelBooking(deps: BookingDeps, saga: Saga): Promise<void> {
  const ref = refOf(saga.row);
  const { quoteId, review } = saga.row.input as CancelInput;
  const [booking, quote, tenders] = await Promise.all([
    readBooking(deps.db, ref),
    readCancelQuote(deps.db, ref, quoteId),
    readTenders(deps.db, ref),
  ]);
  const supplier = booking && deps.products[booking.product].supplierSide(booking);
  if (!booking || !quote || !supplier) throw new Error(`${ref.bookingId} cannot be read`);

  const canceled = await saga.step('cancel', cancelStep(deps, supplier, quote, review));
  if (canceled.outcome !== 'ok') return endRefused(deps, saga, booking, quote, canceled, review);
  await saga.record('canceled', (tx) => recordCanceled(tx, deps, booking, quote));
  await sendRefunds(deps, saga, { booking, tenders }, isOfCancellation);
  const subjects = [ref.bookingId, ...helpSubjects(ref.bookingId, 'cancel')];
  await saga.finish({ result: 'Canceled' } satisfies CancelResult, (tx) =>
    closeCases(tx, ref, subjects, CLOSED_BY_IT, 'canceled', deps.clock.now()),
  );
}
const CLOSED_BY_IT = [
  'cancelUnanswered',
  'cancelRefused',
  'rejectedNotCanceled',
  'refundRefused',
  'refundUnanswered',
  'sagaError',
  'helpRequested',
];

const BY_WORD: ReadonlySet<string> = new Set(['NotFound', 'NotCancellable']);

function cancelStep(
  { clock }: BookingDeps,
  supplier: SupplierSide,
  quote: CancelQuoteRow,
  review: CancelInput['review'],
): Step<SupplierPenalty, CancelRejection> {
  const penaltyMinor = quote.supplierPenaltyMinor;
  const agreed = () => ({ penaltyMinor, refundMinor: quote.paidMinor - penaltyMinor, asOf: clock.now() });
  return {
    do: async ({ context }) => {
      // The moment of the request decides what it costs, however slow what follows is
      const answer = await supplier.cancel(penaltyMinor, quote.confirmedAt ?? clock.now(), context);
      // Not online, but by word to an agent
      const isByWord = review?.supplierReference && answer.outcome === 'rejected';
      return isByWord && BY_WORD.has(answer.rejection.reason) ? ok(agreed()) : answer;
    },
    lookUp: async ({ context }) => {
      const found = await supplier.lookUp(context);
      if (found.outcome !== 'ok') return found;
      return ok(found.value.state === 'Canceled' ? agreed() : null);
    },
  };
}

/** The booking stands as it was. A supplier that refuses needs a person, a changed penalty a new quote. */
async function endRefused(
  deps: BookingDeps,
  saga: Saga,
  booking: Booking,
  quote: CancelQuoteRow,
  answer: StepAnswer<never, CancelRejection>,
  review: CancelInput['review'],
): Promise<void> {
  const { bookingId } = booking;
  const owner = { tenantId: booking.tenantId, customerId: booking.customerId };
  const reason = answer.outcome === 'rejected' ? answer.rejection.reason : 'unavailable';
  const result: CancelResult = {
    result: reason === 'PenaltyChanged' ? 'QuoteExpired' : 'Refused',
    failureType: cancelFailureType(reason, quote.penaltyMinor),
  };
  await saga.finish(result, async (tx) => {
    const of = { ...owner, cause: reason, at: deps.clock.now() };
    await mustMove(tx, BOOKING_MACHINE, {
      ...of,
      subject: [bookingId],
      from: ['Canceling'],
      to: 'Confirmed',
    });
    await undoDisruption(tx, booking, quote, of.at);
    await closeCases(tx, owner, bookingId, ['cancelUnanswered', 'sagaError'], reason, of.at);
    // An agent who reviewed it has its case already
    if (reason === 'PenaltyChanged' || review) return;
    await openCase(tx, deps, {
      ...owner,
      type: CANCELLATION_CASES.cancelRefused,
      subjectId: bookingId,
      facts: { reason },
    });
  });
}

async function needsPerson(deps: BookingDeps, tx: Tx, row: SagaRow, trouble: Trouble): Promise<void> {
  const { tenantId, customerId, bookingId } = refOf(row);
  const owner = { tenantId, customerId };
  const refundNo = /^refund:(\d+)$/.exec(trouble.step)?.[1];
  if (refundNo && trouble.reason === 'refused') {
    const at = deps.clock.now();
    const subject = [bookingId, Number(refundNo)] as const;
    await move(tx, REFUND_MACHINE, { ...owner, subject, from: ['open'], to: 'failed', cause: 'refused', at });
  }
  const facts = { step: trouble.step, reason: trouble.reason, attempts: row.attempts + 1 };
  const type = caseTypeOf(trouble, refundNo !== undefined);
  await openCase(tx, deps, { ...owner, type, subjectId: bookingId, facts });
}

function caseTypeOf({ reason }: Trouble, isRefund: boolean): CaseType {
  if (reason === 'error') return BOOKING_CASES.sagaError;
  if (!isRefund) return CANCELLATION_CASES.cancelUnanswered;
  return reason === 'refused' ? BOOKING_CASES.refundRefused : BOOKING_CASES.refundUnanswered;
}
