/** Schedules the price quote of a change, or hands what can't be quoted online to an agent (B §4). */
import type { BookingChange, PricedAsk } from '@sojourn/contract/changes.ts';
import { type BookingId, newId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { WIRE_PRODUCTS } from '@sojourn/products/product-list.ts';
import type { Actor, RequestContext } from '#context.ts';
import { requireNotInReview } from '#modules/companies/approvals/requests/require-not-in-review.ts';
import { openCase } from '#modules/desk/cases/open-case.ts';
import { refuse } from '#refusal.ts';
import { move, mustMove } from '#workflow/move.ts';
import type { Tx } from '#workflow/saga.ts';
import { refTo, requireTrip } from '../trips/use-case.ts';
import { CHANGE_CASES } from './case-types.ts';
import type { ChangeRef } from './change-row.ts';
import { CHANGE_MACHINE } from './machines.ts';
import { QUOTE_CHANGE } from './quote-change.ts';
import { quoteSagaId } from './saga-input.ts';
import { failedColumns, insertChange, listChanges } from './store.ts';
import { type ChangeDeps, requireChanging, requireNotReplaced } from './use-case.ts';
import { showChange } from './view-change.ts';

type Input = { readonly ask: PricedAsk; readonly byAgent?: boolean | undefined };

export async function requestChange(
  deps: ChangeDeps,
  bookingId: BookingId,
  { ask, byAgent = false }: Input,
  actor: Actor,
  { scenario, requestId }: RequestContext,
): Promise<BookingChange> {
  const ref = refTo(actor, bookingId);
  const booking = await requireTrip(deps, ref);
  const at = deps.clock.now();
  const kind = ask.kind === 'Extras' ? ask.extras.kind : ask.kind;
  if (kind !== 'Part' && kind !== WIRE_PRODUCTS[booking.product])
    refuse('InvalidInput', { fields: [{ path: 'ask.kind', problem: 'another product' }] });
  requireChanging(deps, booking, ask, at);
  await requireNotReplaced(deps, deps.db, booking, ask);
  await requireNotInReview(deps.db, booking);
  const change = { ...ref, changeId: newId('chg', deps.random.bytes(16)) };
  const row = { ...change, ask, bookingVersion: booking.version };
  if (byAgent) {
    await withTransaction(deps.db, async (tx) => {
      await supersede(tx, change, at);
      await insertChange(tx, row, at);
      const { tenantId, customerId, changeId } = change;
      const of = { tenantId, customerId, subject: [changeId] as const, cause: 'byAgent', at };
      await mustMove(tx, CHANGE_MACHINE, { ...of, from: ['requested'], to: 'withAgent' });
      const facts = { changeId, ask, bookingVersion: booking.version };
      const type = CHANGE_CASES.changeRequested;
      await openCase(tx, deps, { tenantId, customerId, type, subjectId: bookingId, facts });
    });
    return showChange(deps, change);
  }
  const saga = await withTransaction(deps.db, async (tx) => {
    await supersede(tx, change, at);
    await insertChange(tx, row, at);
    const { tenantId, customerId, changeId } = change;
    const of = { tenantId, customerId, sagaId: quoteSagaId(changeId), kind: QUOTE_CHANGE };
    return deps.sagas.start(tx, { ...of, input: { bookingId, changeId }, scenario, requestId });
  });
  await deps.sagas.drive(saga);
  return showChange(deps, change);
}

/** Only a booking's newest quote can be confirmed. */
async function supersede(tx: Tx, ref: ChangeRef, at: ReturnType<ChangeDeps['clock']['now']>): Promise<void> {
  const { tenantId, customerId } = ref;
  const set = failedColumns('Superseded');
  for (const { changeId, state } of await listChanges(tx, ref, ['requested', 'quoted'])) {
    const of = { tenantId, customerId, subject: [changeId] as const, cause: ref.changeId, at, set };
    const from = state === 'quoted' ? (['quoted'] as const) : (['requested'] as const);
    await move(tx, CHANGE_MACHINE, { ...of, from, to: 'superseded' });
  }
}
