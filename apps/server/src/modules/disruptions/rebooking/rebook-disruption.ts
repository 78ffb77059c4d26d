/** Books another flight for everybody of a disrupted trip, paid by what covers it. */
import type { InputOf, OutputOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Actor } from '../../../context.ts';
import { refuse } from '../../../refusal.ts';
import { refTo } from '../../trips/use-case.ts';
import type { DisruptionDeps } from '../product.ts';
import { requireRebookable } from '../require-disruption.ts';

export async function rebookDisruption(
  deps: DisruptionDeps,
  bookingId: BookingId,
  _input: InputOf<Calls['rebookDisruption']>,
  actor: Actor,
): Promise<OutputOf<Calls['rebookDisruption']>> {
  await requireRebookable(deps, refTo(actor, bookingId), deps.clock.now());
  return refuse('SuppliersUnavailable');
}
