/**
 * The saga of every change, whatever is booked: what is to pay is set aside on a card → the supplier makes
 * the change (the pivot) → the card is charged → the booking is its next version, what is owed is noted →
 * refunds are sent. Before the pivot everything is undone and the booking stays as it was; after it there's
 * only forward.
 */
import { type ChangeFailure, chargeable } from '@sojourn/domain/booking/change-state.ts';
import type { CaseType } from '#modules/desk/cases/case-type.ts';
import { openCase } from '#modules/desk/cases/open-case.ts';
import { closeCases } from '#modules/desk/cases/store.ts';
import { enqueue } from '#modules/platform/notify/enqueue.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import { BOOKING_CASES } from '#modules/selling/booking/case-types.ts';
import { BOOKING_MACHINE, REFUND_MACHINE } from '#modules/selling/booking/machines.ts';
import { askingIn } from '#modules/selling/booking/saga-input.ts';
import { readBooking } from '#modules/selling/booking/store.ts';
import { authorizeStep, captureStep } from '#modules/selling/booking/tenders/card-steps.ts';
import { recordGivenBack } from '#modules/selling/booking/tenders/record-given-back.ts';
import { sendRefunds } from '#modules/selling/booking/tenders/send-refunds.ts';
import { getTender, readTenders, type Tender } from '#modules/selling/booking/tenders/store.ts';
import { move, mustMove } from '#workflow/move.ts';
import type { Saga, SagaKind, SagaRow, Step, Trouble, Tx } from '#workflow/saga.ts';
import { CHANGE_CASES } from './case-types.ts';
import type { ChangeEnding } from './change-ending.ts';
import type { ChangeRow } from './change-row.ts';
import { CHANGE_MACHINE } from './machines.ts';
import type { ChangeMade, ChangeRefused, Changing, QuotedChange } from './product.ts';
import { failureOf } from './quote-change.ts';
import { recordChanged } from './record-changed.ts';
import { changeRefOf, ownBookingId } from './saga-input.ts';
import { failedColumns, readChange } from './store.ts';
import { type ChangeSagaDeps, changingFor } from './use-case.ts';

export const CHANGE_BOOKING = 'change-booking';
const CLOSED_BY_IT = ['changeUnanswered', 'changeRequested', 'captureRefused', 'sagaError'];

/** Of a change that the traveler wanted: they get mail. Of extras, their product says what was added. */
const WANTED: ChangeEnding = {
  kind: CHANGE_BOOKING,
  done: async (tx, { tenantId, customerId, bookingId }, { changeId, ask }, at) => {
    if (ask.kind === 'Extras') return;
    const kind = ask.kind === 'Part' ? 'bookingReduced' : 'bookingChanged';
    await enqueue(tx, { tenantId, customerId, kind, bookingId, key: changeId, at });
  },
  refused: async () => undefined,
};

export const changeBookingSaga = (deps: ChangeSagaDeps, ending = WANTED): SagaKind => ({
  kind: ending.kind,
  run: (saga) => changeBooking(deps, saga, ending),
  needsPerson: (tx, row, trouble) => needsPerson(deps, tx, row, trouble),
});

async function changeBooking(deps: ChangeSagaDeps, saga: Saga, ending: ChangeEnding): Promise<void> {
  const ref = changeRefOf(saga.row);
  const own = { ...ref, bookingId: ownBookingId(ref.changeId) };
  const [booking, change, ...of] = await Promise.all([
    readBooking(deps.db, ref),
    readChange(deps.db, ref),
    readTenders(deps.db, ref),
    readTenders(deps.db, own),
  ]);
  const changing = booking && change && changingFor(deps.products[booking.product], change.ask);
  if (!booking || !change?.quote || !changing) throw new Error(`${ref.changeId} cannot be read`);
  // Once it's done, what it adds pays the booking that it was split off to
  const tender = change.tenderNo === null ? null : getTender(of.flat(), change.tenderNo);
  const quoted = { ...change, quote: change.quote };
  const refusing = { booking, change: quoted, tender, ending };

  let paying = tender;
  if (tender) {
    const asking = askingIn(saga.row, 'change');
    const authorized = await saga.step('authorize', authorizeStep(deps, booking, tender, asking));
    if (authorized.outcome !== 'ok') return endRefused(deps, saga, refusing, 'PaymentError');
    // Another card may have paid
    paying = { ...tender, reference: authorized.value.reference };
  }
  const made = await saga.step('change', changeStep(deps, changing, booking, quoted));
  if (made.outcome !== 'ok') return endRefused(deps, saga, refusing, failureOf(made));

  const takenMinor = chargeable(Math.min(tender?.amountMinor ?? 0, made.value.amounts.addCollectMinor));
  if (paying) {
    const { reference } = paying;
    await saga.step('capture', captureStep(deps, saga.row, { reference, amountMinor: takenMinor }));
  }
  const taken = paying && { ...paying, takenMinor, wasSetAside: true };
  await saga.record('changed', (tx) =>
    recordChanged(tx, deps, { booking, change: quoted, changing, made: made.value, taken, ending }),
  );
  const changed = {
    ...booking,
    bookingId: made.value.split ? ownBookingId(ref.changeId) : booking.bookingId,
  };
  const paid = { booking: changed, tenders: await readTenders(deps.db, changed) };
  await sendRefunds(deps, saga, paid, ({ cause }) => cause === ref.changeId);
  await saga.finish({ result: 'Changed' }, (tx) =>
    closeCases(tx, ref, ref.bookingId, CLOSED_BY_IT, 'changed', deps.clock.now()),
  );
}

function changeStep(
  { clock }: ChangeSagaDeps,
  changing: Changing,
  booking: Booking,
  change: QuotedChange,
): Step<ChangeMade, ChangeRefused> {
  return {
    do: ({ context }) => changing.confirm(booking, change, clock.now(), context),
    lookUp: ({ context }) => changing.lookUp(booking, change, context),
  };
}

type Refusing = {
  readonly booking: Booking;
  readonly change: ChangeRow & QuotedChange;
  readonly tender: Tender | null;
  readonly ending: ChangeEnding;
};

/** The booking stays as it was. What a supplier refuses needs a person, a new price another quote. */
async function endRefused(
  deps: ChangeSagaDeps,
  saga: Saga,
  { booking, change, tender, ending }: Refusing,
  failure: ChangeFailure,
): Promise<void> {
  await saga.compensate();
  const { tenantId, customerId, bookingId } = booking;
  const owner = { tenantId, customerId };
  await saga.finish({ result: 'Refused', failure }, async (tx) => {
    const at = deps.clock.now();
    const of = { ...owner, cause: failure, at };
    const back = { ...of, subject: [bookingId] as const, from: ['Changing'] as const };
    await mustMove(tx, BOOKING_MACHINE, { ...back, to: 'Confirmed' });
    const set = failedColumns(failure);
    const change_ = { ...of, subject: [change.changeId] as const, from: ['confirming'] as const, set };
    await mustMove(tx, CHANGE_MACHINE, { ...change_, to: 'refused' });
    if (tender) await recordGivenBack(tx, deps, booking, [tender], failure, at);
    await ending.refused(tx, booking, change, failure, at);
    await closeCases(tx, owner, bookingId, ['changeUnanswered', 'sagaError'], failure, at);
    if (!NEEDS_PERSON.has(failure)) return;
    const type = CHANGE_CASES.changeRefused;
    const facts = { failure, changeId: change.changeId, ask: change.ask };
    await openCase(tx, deps, { ...owner, type, subjectId: bookingId, facts });
  });
}
/** The rest the customer can settle: by another card, another flight, a new quote. */
const NEEDS_PERSON: ReadonlySet<ChangeFailure> = new Set([
  'NotChangeable',
  'AirlineControl',
  'NotFound',
  'LegacyTicket',
  'SeveralTickets',
  'InfantNeedsSeat',
]);

async function needsPerson(deps: ChangeSagaDeps, tx: Tx, row: SagaRow, trouble: Trouble): Promise<void> {
  const { tenantId, customerId, bookingId, changeId } = changeRefOf(row);
  const owner = { tenantId, customerId };
  const refundNo = /^refund:(\d+)$/.exec(trouble.step)?.[1];
  const change = refundNo ? await readChange(tx, { ...owner, bookingId, changeId }) : undefined;
  const owedBy = change?.quote?.split ? ownBookingId(changeId) : bookingId;
  if (refundNo && trouble.reason === 'refused') {
    const at = deps.clock.now();
    const subject = [owedBy, Number(refundNo)] as const;
    await move(tx, REFUND_MACHINE, { ...owner, subject, from: ['open'], to: 'failed', cause: 'refused', at });
  }
  const facts = { step: trouble.step, reason: trouble.reason, attempts: row.attempts + 1, changeId };
  const type = caseTypeOf(trouble, refundNo !== undefined);
  await openCase(tx, deps, { ...owner, type, subjectId: owedBy, facts });
}

function caseTypeOf({ step, reason }: Trouble, isRefund: boolean): CaseType {
  if (reason === 'error') return BOOKING_CASES.sagaError;
  if (isRefund) return reason === 'refused' ? BOOKING_CASES.refundRefused : BOOKING_CASES.refundUnanswered;
  if (reason === 'refused' && step === 'capture') return BOOKING_CASES.captureRefused;
  return reason === 'undoFailing' ? BOOKING_CASES.voidFailed : CHANGE_CASES.changeUnanswered;
}
