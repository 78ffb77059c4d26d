/** What a company's review or rules refuse, and who joins it; part of `ERRORS`. */
import type { ErrorEntry } from './error-entry.ts';

export const COMPANY_ERRORS = {
  ChangeNeedsApproval: {
    status: 409,
    retry: 'changed',
    raisedBy: 'changes: it would be out of policy, and the company reviews what is',
  },
  BookingInReview: {
    status: 409,
    retry: 'later',
    raisedBy: 'changes: the company hasn’t decided about the booking yet',
  },
  SeveralInvitations: {
    status: 403,
    retry: 'changed',
    raisedBy: 'sign-in: several companies invited the address, and none of their links was opened',
  },
  TravelerNotAllowed: {
    status: 403,
    retry: 'changed',
    raisedBy: 'arranging: the person may not book for one of those who travel',
  },
} as const satisfies Record<string, ErrorEntry>;
