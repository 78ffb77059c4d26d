/** The calls that change a booking. */
import type { changeCalls } from '@sojourn/contract/changes.ts';
import type { tripDetailsCalls } from '@sojourn/contract/trip-details.ts';
import type { Handlers } from '#context.ts';
import { confirmChange } from './confirm-change.ts';
import { editDetails } from './details/edit-details.ts';
import { getDetails } from './details/get-details.ts';
import { getCancelParts } from './get-cancel-parts.ts';
import { getChange } from './get-change.ts';
import { requestChange } from './request-change.ts';
import type { ChangeDeps } from './use-case.ts';

export const changeRoutes = (
  deps: ChangeDeps,
): Pick<Handlers, keyof typeof changeCalls | keyof typeof tripDetailsCalls> => ({
  getCancelParts: ({ params, actor }) => getCancelParts(deps, params.bookingId, actor),
  getTripDetails: ({ params, actor }) => getDetails(deps, params.bookingId, actor),
  editTripDetails: ({ params, input, actor, context }) =>
    editDetails(deps, params.bookingId, input, actor, context),
  requestChange: ({ params, input, actor, context }) =>
    requestChange(deps, params.bookingId, input, actor, context),
  getChange: ({ params, actor }) => getChange(deps, params.bookingId, params.changeId, actor),
  confirmChange: ({ params, input, actor, context }) =>
    confirmChange(deps, params.bookingId, params.changeId, input, actor, context),
});
