/** What can be flown instead of a disrupted slice, with seats held on the best. */
import type { RebookPlan } from '@sojourn/contract/disruptions.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Actor } from '../../../context.ts';
import { refuse } from '../../../refusal.ts';
import { refTo } from '../../trips/use-case.ts';
import type { DisruptionDeps } from '../product.ts';
import { requireRebookable } from '../require-disruption.ts';

export async function planRebooking(
  deps: DisruptionDeps,
  bookingId: BookingId,
  actor: Actor,
): Promise<RebookPlan> {
  await requireRebookable(deps, refTo(actor, bookingId), deps.clock.now());
  return refuse('SuppliersUnavailable');
}
