/** What becomes of a request whose booking was begun with it: it's in review, or nothing was booked. */
import type { BookingId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { readBooking } from '#modules/selling/booking/store.ts';
import { readCheckout } from '#modules/selling/checkouts/store.ts';
import { move } from '#workflow/move.ts';
import { type ApprovalDeps, travelerOf } from './deps.ts';
import { APPROVAL_MACHINE } from './machines.ts';
import { notifyNext } from './mail/notify-people.ts';
import type { Request, RequestKey } from './requests/request.ts';
import { bookedColumns, endedColumns, readSteps } from './requests/store.ts';

/**
 * The approver gets mail with the commit that says it's booked. While its supplier hasn't answered there's
 * nothing to decide about yet: it's looked at again (`settleApprovals`).
 */
export async function beginReview(deps: ApprovalDeps, request: Request, bookingId: BookingId): Promise<void> {
  const { tenantId, customerId, requestId } = request;
  const booking = await readBooking(deps.db, { tenantId, customerId, bookingId });
  if (booking?.state === 'Pending') return;
  if (booking?.state === 'Failed') return endUnbooked(deps, request);
  const at = deps.clock.now();
  await withTransaction(deps.db, async (tx) => {
    const steps = await readSteps(tx, request, request.version);
    const isDecided = steps.every(({ decision }) => decision === 'approve');
    const isOurs = await move(tx, APPROVAL_MACHINE, {
      tenantId,
      customerId,
      subject: [requestId],
      from: ['sending'],
      // Its booker decides about it, and has
      to: isDecided ? 'booked' : 'inReview',
      cause: bookingId,
      at,
      set: bookedColumns(bookingId, at),
    });
    if (isOurs) await notifyNext(tx, deps, request);
  });
}

/** The checkout is open again, and can be sent again. */
export async function endUnbooked(deps: ApprovalDeps, { tenantId, customerId, requestId }: RequestKey) {
  const at = deps.clock.now();
  await withTransaction(deps.db, (tx) =>
    move(tx, APPROVAL_MACHINE, {
      tenantId,
      customerId,
      subject: [requestId],
      from: ['sending'],
      to: 'withdrawn',
      cause: 'notBooked',
      at,
      set: endedColumns('failure', at),
    }),
  );
}

/** When it isn't known here: the checkout says what came of it. */
export async function settleSending(deps: ApprovalDeps, request: Request): Promise<void> {
  const traveler = await travelerOf(deps, request);
  const row = traveler && (await readCheckout(deps, traveler, request.checkoutId));
  if (row?.bookingId) return beginReview(deps, request, row.bookingId);
  await endUnbooked(deps, request);
}
