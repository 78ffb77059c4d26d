/** What ends with an edit: nothing of what was typed stays with the change, and its traveler gets mail. */
import { enqueue } from '#modules/platform/notify/enqueue.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import type { Tx } from '#workflow/saga.ts';
import type { ChangeEnding } from '../change-ending.ts';
import type { QuotedChange } from '../product.ts';
import { forgetFacts } from '../store.ts';
import type { DetailsEdited } from './edited-message.ts';

export const EDIT_BOOKING = 'edit-booking';

export const EDITING: ChangeEnding = {
  kind: EDIT_BOOKING,
  done: async (tx, booking, change, at) => {
    const { tenantId, customerId, bookingId, title } = booking;
    const { changeId, ask } = change;
    if (ask.kind !== 'Details') throw new Error(`${changeId} edits nothing`);
    await forget(tx, booking, change);
    const { changed } = ask;
    const edited: DetailsEdited = {
      kind: 'detailsEdited',
      key: changeId,
      subjectId: bookingId,
      title,
      changed,
    };
    await enqueue(tx, { tenantId, customerId, at, ...edited });
  },
  refused: forget,
};

function forget(
  tx: Tx,
  { tenantId, customerId, bookingId }: Booking,
  { changeId }: QuotedChange,
): Promise<void> {
  return forgetFacts(tx, { tenantId, customerId, bookingId, changeId });
}
