/** Cancels a changed booking and refunds all of it, by a regime or our terms, whatever the fare says. */
import { withTransaction } from '@sojourn/postgres/client.ts';
import { acceptedPart } from '#modules/desk/proofs/accepted.ts';
import { readProtections } from '#modules/protecting/protections/store.ts';
import { BOOKING_MACHINE } from '#modules/selling/booking/machines.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import { move } from '#workflow/move.ts';
import type { StartedSaga } from '#workflow/saga.ts';
import type { SagaRunner } from '#workflow/saga-runner.ts';
import { areAsQuoted } from '../cancellation/begin-cancel.ts';
import { CANCEL_BOOKING } from '../cancellation/cancel-booking.ts';
import { quoteFullRefund } from '../cancellation/quote-full-refund.ts';
import { cancelSagaId } from '../cancellation/saga-input.ts';
import { insertCancelQuote } from '../cancellation/store.ts';
import type { Answerable } from './answer-change.ts';
import { answeredChange } from './answered-change.ts';
import { SCHEDULE_CHANGE_MACHINE } from './machines.ts';
import { refreshStatus } from './note-schedule.ts';
import type { ScheduleJobDeps } from './product.ts';
import { type Answerer, answeredColumns } from './store.ts';
import { Taken, undefinedIfTaken } from './taken.ts';

type Deps = ScheduleJobDeps & { readonly sagas: SagaRunner };
type By = Answerer & {
  readonly scenario: string | null;
  readonly requestId: string;
};

/** `unavailable`: the supplier doesn't answer. `taken`: somebody else was first. */
export async function startRefund(
  deps: Deps,
  { booking, row }: Answerable,
  by: By,
  context: CallContext,
): Promise<StartedSaga | 'unavailable' | 'taken'> {
  const supplier = deps.products[booking.product].supplierSide(booking);
  const at = deps.clock.now();
  const quoted = await supplier?.quoteCancel(at, context);
  if (quoted === undefined || quoted.outcome === 'unavailable' || quoted.outcome === 'unknown')
    return 'unavailable';
  const supplierPenaltyMinor = quoted.outcome === 'ok' ? quoted.value.penaltyMinor : 0;
  const quote = await quoteFullRefund(deps, booking, supplierPenaltyMinor, at);
  const { tenantId, customerId, bookingId } = booking;
  const owner = { tenantId, customerId };
  return withTransaction(deps.db, async (tx) => {
    const of = { ...owner, cause: quote.quoteId, at };
    const isOurs = await move(tx, BOOKING_MACHINE, {
      ...of,
      subject: [bookingId],
      from: ['Confirmed'],
      to: 'Canceling',
    });
    if (!isOurs) return 'taken';
    // A protection that paid another flight since has part of this refund
    if (!areAsQuoted(quote.protections, await readProtections(tx, booking))) throw new Taken();
    const subject = [bookingId, row.supplierVersion] as const;
    const set = answeredColumns(by, at);
    const isStillOpen = await move(tx, SCHEDULE_CHANGE_MACHINE, {
      ...of,
      subject,
      from: ['pending'],
      to: 'declined',
      set,
    });
    if (!isStillOpen) throw new Taken();
    await insertCancelQuote(tx, owner, quote, at);
    await refreshStatus(tx, booking);
    const sagaId = cancelSagaId(bookingId, quote.quoteId);
    const input = { bookingId, quoteId: quote.quoteId };
    const { scenario, requestId } = by;
    const saga = { ...owner, sagaId, kind: CANCEL_BOOKING, scenario, requestId };
    // What ends without an answer was on nobody's screen
    const accepted = answeredChange({ booking, row }, 'declined', by.agentId ?? null);
    const also = by.actor !== 'nobody' ? [acceptedPart(deps, accepted)] : [];
    return deps.sagas.start(tx, { ...saga, input }, also);
  }).catch((error: unknown) => undefinedIfTaken(error) ?? 'taken');
}
