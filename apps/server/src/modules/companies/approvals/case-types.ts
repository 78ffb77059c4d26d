import { caseTypes } from '#modules/desk/cases/case-type.ts';

export const APPROVAL_CASES = caseTypes({
  /** Rejected after it was booked, and it can't be canceled online. */
  rejectedNotCanceled: { dueHours: 4 },
});
