import type { BookingChange } from '@sojourn/contract/changes.ts';
import type { BookingId, ChangeId } from '@sojourn/domain/ids.ts';
import type { Actor } from '#context.ts';
import { refTo } from '../trips/use-case.ts';
import type { ChangeDeps } from './use-case.ts';
import { showChange } from './view-change.ts';

/** Refuses NotFound for what isn't the customer's. */
export const getChange = (
  deps: ChangeDeps,
  bookingId: BookingId,
  changeId: ChangeId,
  actor: Actor,
): Promise<BookingChange> => showChange(deps, { ...refTo(actor, bookingId), changeId });
