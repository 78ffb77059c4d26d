/** The calls that cancel a trip. */
import type { cancellationCalls } from '@sojourn/contract/cancellation.ts';
import type { Handlers } from '#context.ts';
import { cancelTrip, sendCancelNow } from './cancel-trip.ts';
import type { CancellationDeps } from './product.ts';
import { quoteCancel } from './quote-cancel.ts';
import { undoCancel } from './undo-cancel.ts';

export const cancellationRoutes = (
  deps: CancellationDeps,
): Pick<Handlers, keyof typeof cancellationCalls> => ({
  quoteCancel: ({ params, input, actor, context }) =>
    quoteCancel(deps, params.bookingId, actor, context, input),
  sendCancel: ({ params, actor, context }) => sendCancelNow(deps, params.bookingId, actor, context),
  undoCancel: ({ params, actor }) => undoCancel(deps, params.bookingId, actor),
  cancelTrip: ({ params, input, actor, context }) =>
    cancelTrip(deps, params.bookingId, input, actor, context),
});
