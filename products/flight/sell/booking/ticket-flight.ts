/**
 * The ticketing saga, begun by the commit that confirms a flight: the airline issues the tickets, at once or
 * some time later → their numbers are noted, and the traveler gets them by mail. It goes on until they are
 * issued or the flight is canceled; a case is opened when they are refused or overdue.
 */
import type { BookingId } from '@sojourn/domain/ids.ts';
import { first } from '@sojourn/domain/present.ts';
import type { CaseType } from '@sojourn/server/modules/desk/cases/case-type.ts';
import { openCase } from '@sojourn/server/modules/desk/cases/open-case.ts';
import { closeCases } from '@sojourn/server/modules/desk/cases/store.ts';
import { enqueue } from '@sojourn/server/modules/platform/notify/enqueue.ts';
import { BOOKING_CASES } from '@sojourn/server/modules/selling/booking/case-types.ts';
import { refOf } from '@sojourn/server/modules/selling/booking/saga-input.ts';
import { readBooking } from '@sojourn/server/modules/selling/booking/store.ts';
import { move } from '@sojourn/server/workflow/move.ts';
import type { Saga, SagaKind, SagaRow, Trouble, Tx } from '@sojourn/server/workflow/saga.ts';
import { supplierOfFlight } from '../checkout/price-flight.ts';
import { type FlightBooking, type FlightSagaDeps, isFlightBooking } from '../sale.ts';
import { FLIGHT_CASES } from './case-types.ts';
import { type Issued, issueStep } from './flight-steps.ts';
import { TICKETING_MACHINE } from './machines.ts';
import { ticketedColumns } from './store.ts';

export const TICKET_FLIGHT = 'ticket-flight';
export const ticketSagaId = (bookingId: BookingId): string => `ticket:${bookingId}`;

export const ticketFlightSaga = (deps: FlightSagaDeps): SagaKind => ({
  kind: TICKET_FLIGHT,
  run: (saga) => ticketFlight(deps, saga),
  needsPerson: (tx, row, trouble) => needsPerson(deps, tx, row, trouble),
});

async function ticketFlight(deps: FlightSagaDeps, saga: Saga): Promise<void> {
  const ref = refOf(saga.row);
  const booking = await readBooking(deps.db, ref);
  if (!booking || !isFlightBooking(booking)) throw new Error(`${ref.bookingId} is not there`);
  const supplier = supplierOfFlight(deps, booking.request);
  if (!supplier) throw new Error(`nobody sells ${first(booking.request.slices).sliceId}`);
  const issued = await saga.step('issue', issueStep(deps, supplier, booking));
  // Only forward: nothing else comes back from the step
  if (issued.outcome !== 'ok') throw new Error('a step that only goes forward was refused');
  const { documents } = issued.value;
  const result = { result: documents ? 'Ticketed' : 'Canceled' };
  await saga.finish(result, (tx) => recordTicketed(deps, tx, booking, documents));
}

async function recordTicketed(
  { clock }: FlightSagaDeps,
  tx: Tx,
  { tenantId, customerId, bookingId }: FlightBooking,
  documents: Issued,
): Promise<void> {
  const owner = { tenantId, customerId };
  const at = clock.now();
  const cause = documents ? 'ticketed' : 'canceled';
  await closeCases(tx, owner, bookingId, ['ticketingLate', 'ticketingRefused', 'sagaError'], cause, at);
  if (!documents) return;
  const set = ticketedColumns(documents, at);
  const of = { ...owner, subject: [bookingId] as const, cause: 'issued', at, set };
  await move(tx, TICKETING_MACHINE, { ...of, from: ['confirmed'], to: 'ticketed' });
  await enqueue(tx, { ...owner, kind: 'flightTicketed', bookingId, at });
}

async function needsPerson(deps: FlightSagaDeps, tx: Tx, row: SagaRow, trouble: Trouble): Promise<void> {
  const { tenantId, customerId, bookingId } = refOf(row);
  const facts = { step: trouble.step, reason: trouble.reason, attempts: row.attempts + 1 };
  const of = { tenantId, customerId, subjectId: bookingId, facts };
  await openCase(tx, deps, { ...of, type: caseTypeOf(trouble) });
}

function caseTypeOf({ reason }: Trouble): CaseType {
  if (reason === 'error') return BOOKING_CASES.sagaError;
  return reason === 'refused' ? FLIGHT_CASES.ticketingRefused : FLIGHT_CASES.ticketingLate;
}
