/**
 * Sends edited details to a booking's supplier. It's a change like any other, so nothing else happens to the
 * booking until it's over, and an answer that's lost is looked up; as it costs nothing, nobody confirms it.
 */
import type { BookingChange } from '@sojourn/contract/changes.ts';
import type { TripDetails } from '@sojourn/contract/trip-details.ts';
import { type BookingId, newId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, RequestContext } from '#context.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import { BOOKING_MACHINE } from '#modules/selling/booking/machines.ts';
import { readSealedTravelers } from '#modules/selling/booking/travelers/store.ts';
import { refuse } from '#refusal.ts';
import { move } from '#workflow/move.ts';
import type { StartedSaga } from '#workflow/saga.ts';
import { refTo, requireTrip } from '../../trips/use-case.ts';
import { insertConfirmed } from '../insert-confirmed.ts';
import type { ChangeQuoted } from '../product.ts';
import { changeSagaId } from '../saga-input.ts';
import { isVersion, type NewChange } from '../store.ts';
import { type ChangeDeps, refuseChange, requireChanging } from '../use-case.ts';
import { showChange } from '../view-change.ts';
import { EDIT_BOOKING } from './editing-ending.ts';

type Input = { readonly bookingVersion: number; readonly details: TripDetails };

/** Refuses NotChangeable as `Superseded` when the booking isn't as it was read any more. */
export async function editDetails(
  deps: ChangeDeps,
  bookingId: BookingId,
  { bookingVersion, details }: Input,
  actor: Actor,
  context: RequestContext,
): Promise<BookingChange> {
  const ref = refTo(actor, bookingId);
  const [booking, sealed] = await Promise.all([requireTrip(deps, ref), readSealedTravelers(deps.db, ref)]);
  requireChanging(deps, booking, { kind: 'Details' }, deps.clock.now());
  if (booking.version !== bookingVersion) refuseChange('Superseded');
  const edited = deps.products[booking.product].can.editDetails?.edit(booking, sealed, details);
  if (!edited) return refuse('InvalidInput', { fields: [{ path: 'details', problem: 'another booking' }] });
  if ('fields' in edited) return refuse('InvalidInput', { fields: [...edited.fields] });
  const change = { ...ref, changeId: newId('chg', deps.random.bytes(16)) };
  const saga = await begin(deps, booking, { ...change, bookingVersion, ...edited }, context);
  await deps.sagas.drive(saga ?? refuseChange('Superseded'));
  return showChange(deps, change);
}

/** Undefined when something else was first. */
async function begin(
  { db, clock, sagas }: ChangeDeps,
  { tenantId, customerId, bookingId }: Booking,
  change: NewChange & { readonly quote: ChangeQuoted },
  { scenario, requestId }: RequestContext,
): Promise<StartedSaga | undefined> {
  const owner = { tenantId, customerId };
  const { changeId } = change;
  const at = clock.now();
  return withTransaction(db, async (tx) => {
    const isFirst = await move(tx, BOOKING_MACHINE, {
      ...owner,
      subject: [bookingId],
      from: ['Confirmed'],
      to: 'Changing',
      cause: changeId,
      at,
      where: isVersion(change.bookingVersion),
    });
    if (!isFirst) return undefined;
    await insertConfirmed(tx, change, at);
    const of = { ...owner, sagaId: changeSagaId(changeId), kind: EDIT_BOOKING, scenario, requestId };
    return sagas.start(tx, { ...of, input: { bookingId, changeId } });
  });
}
