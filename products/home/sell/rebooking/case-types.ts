import { caseTypes } from '@sojourn/server/modules/desk/cases/case-type.ts';

export const REBOOKING_CASES = caseTypes({
  /** A host took a stay back; the mail about it names other homes, so no other is sent. */
  homeRebooking: { dueHours: 2 },
});
