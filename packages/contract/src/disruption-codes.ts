/** Why a disrupted trip isn't rebooked or refunded (B §8); part of `ERRORS`. */
import type { ErrorEntry } from './error-entry.ts';

export const DISRUPTION_ERRORS = {
  DisruptionOver: {
    status: 409,
    retry: 'never',
    raisedBy: 'disruptions: its time is over, or everything flies as planned by now',
  },
  DisruptionUsed: {
    status: 409,
    retry: 'never',
    raisedBy: 'disruptions: the trip’s assistance was used before; details.bookingId when it made a booking',
  },
  DisruptionNotCovered: {
    status: 409,
    retry: 'never',
    raisedBy: 'disruptions: nothing that was bought covers it, by its terms',
  },
  DisruptionOptionGone: {
    status: 409,
    retry: 'changed',
    raisedBy: 'rebooking: the seats aren’t held any longer and were sold; nothing was changed',
  },
  DisruptionPartialNeedsAgent: {
    status: 409,
    retry: 'never',
    raisedBy: 'rebooking: only some of the travelers; a case was opened, details.caseId',
  },
  DisruptionRebookFailed: {
    status: 502,
    retry: 'later',
    raisedBy: 'rebooking: the airline didn’t book it; nothing was changed',
  },
} as const satisfies Record<string, ErrorEntry>;
