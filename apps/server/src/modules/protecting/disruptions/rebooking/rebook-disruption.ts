/**
 * Books another flight for everybody of a disrupted trip, paid by what covers it (decision 0034). However
 * often and from wherever it's chosen, one saga runs and everybody is given its answer.
 */
import type { InputOf, OutputOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import { isBefore } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Actor, RequestContext } from '#context.ts';
import type { BookResult } from '#modules/selling/booking/failed/end-failed.ts';
import { readBooking } from '#modules/selling/booking/store.ts';
import type { BookingRef } from '#modules/selling/booking/tenders/store.ts';
import { type ReadTrip, refTo, showTrip } from '#modules/trips/trips/use-case.ts';
import { Refusal, refuse } from '#refusal.ts';
import type { SagaEnd } from '#workflow/runner-settings.ts';
import type { StartedSaga } from '#workflow/saga.ts';
import type { RebookDeps } from '../plan/deps.ts';
import { type Rebookable, readRebookable } from '../plan/rebookable.ts';
import { releaseOthers } from '../plan/release-options.ts';
import { type OptionRow, readOption } from '../plan/store.ts';
import { type DisruptionRow, readDisruptions } from '../store.ts';
import { beginRebooking } from './begin-rebooking.ts';

type Input = InputOf<Calls['rebookDisruption']>;
type Answer = OutputOf<Calls['rebookDisruption']>;

/** Refuses with NotFound what isn't theirs, and with what stands in the way; then nothing has changed. */
export async function rebookDisruption(
  deps: RebookDeps,
  bookingId: BookingId,
  input: Input,
  actor: Actor,
  context: RequestContext,
): Promise<Answer> {
  const ref = refTo(actor, bookingId);
  const booking = (await readBooking(deps.db, ref)) ?? refuse('NotFound');
  await requireEverybody(deps, booking, input, actor);
  const chosen = { ref, input };
  const begun = await findBegun(deps, chosen);
  if (begun) return answer(deps, chosen, begun, await waitFor(deps, ref, begun));
  const saga = await beginOnce(deps, chosen, actor, context);
  if (typeof saga === 'string') return answer(deps, chosen, saga, await waitFor(deps, ref, saga));
  const end = await deps.sagas.drive(saga);
  const optionId = input.optionId as BookingId;
  return answer(deps, chosen, optionId, end.end === 'waiting' ? await waitFor(deps, ref, optionId) : end);
}

/** The booking instead of a saga when somebody else was first: whatever was in the way then was theirs. */
async function beginOnce(
  deps: RebookDeps,
  chosen: Chosen,
  actor: Actor,
  context: RequestContext,
): Promise<StartedSaga | BookingId> {
  try {
    const of = await readRebookable(deps, chosen.ref, deps.clock.now());
    return await beginRebooking(deps, of, await requireOption(deps, of, chosen.input), actor, context);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const other = await findBegun(deps, chosen);
    if (other) return other;
    return error.code === 'CreditNotAvailable' ? refuse('DisruptionRebookFailed') : Promise.reject(error);
  }
}

type Chosen = { readonly ref: ReadTrip; readonly input: Input };

/** B §5: all original travelers, or a person does it. */
async function requireEverybody(
  deps: RebookDeps,
  { bookingId, guests }: { readonly bookingId: BookingId; readonly guests: readonly unknown[] },
  { travelers }: Input,
  actor: Actor,
): Promise<void> {
  if (travelers === 'all') return;
  if (guests.every((_, index) => travelers.includes(index))) return;
  const help = { about: 'disruption', code: 'PartialRebooking' } as const;
  const { caseId } = await deps.askForHelp(bookingId, help, actor);
  refuse('DisruptionPartialNeedsAgent', { caseId });
}

/**
 * The booking that replaces it or is about to, by the same choice. Refuses with DisruptionUsed when it's of
 * another choice, and with DisruptionOver for a disruption that there isn't.
 */
async function findBegun(deps: RebookDeps, { ref, input }: Chosen): Promise<BookingId | null> {
  const row = (await requireRow(deps, ref, input.disruptionNo)).replacementBookingId;
  if (row === null) return null;
  return row === input.optionId ? row : refuse('DisruptionUsed', { bookingId: row });
}

async function requireRow(deps: RebookDeps, ref: BookingRef, disruptionNo: number): Promise<DisruptionRow> {
  const rows = await readDisruptions(deps.db, ref);
  return rows.find((row) => row.disruptionNo === disruptionNo) ?? refuse('DisruptionOver');
}

/** One that was shown for this disruption, with its seats held still. */
async function requireOption(
  { db, clock }: RebookDeps,
  { ref, open }: Rebookable,
  { optionId, disruptionNo }: Input,
): Promise<OptionRow> {
  const option = await readOption(db, { ...ref, optionId: optionId as BookingId });
  const isOfIt = option?.bookingId === ref.bookingId && option.disruptionNo === open.row.disruptionNo;
  if (!isOfIt || disruptionNo !== open.row.disruptionNo) return refuse('DisruptionOptionGone');
  const { heldUntil, releasedAt } = option;
  if (releasedAt !== null || heldUntil === null || !isBefore(clock.now(), heldUntil))
    return refuse('DisruptionOptionGone');
  return option;
}

const waitFor = ({ sagas }: RebookDeps, { tenantId, customerId }: BookingRef, sagaId: BookingId) =>
  sagas.wait({ tenantId, customerId, sagaId });

/** What the seats not being there any more is called where they're booked. */
const GONE = ['NoAvailability', 'LackOfInventory', 'RateNotAvailable', 'PriceIncreased', 'SeatTaken'];

async function answer(
  deps: RebookDeps,
  { ref, input }: Chosen,
  replacement: BookingId,
  end: SagaEnd,
): Promise<Answer> {
  if (end.end === 'waiting') return { result: 'Pending', trip: await showTrip(deps, ref) };
  const result = end.result as BookResult;
  if (result.result === 'PriceIncreased') return refuse('DisruptionOptionGone');
  if (result.result === 'Failed')
    return refuse(GONE.includes(result.failure.reason) ? 'DisruptionOptionGone' : 'DisruptionRebookFailed');
  const { tenantId, customerId, bookingId } = ref;
  await releaseOthers(
    deps,
    { tenantId, customerId, bookingId, disruptionNo: input.disruptionNo },
    replacement,
  );
  return { result: 'Rebooked', trip: await showTrip(deps, { ...ref, bookingId: replacement }) };
}
