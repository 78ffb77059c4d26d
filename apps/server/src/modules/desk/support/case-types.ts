import { caseTypes } from '../cases/case-type.ts';

export const SUPPORT_CASES = caseTypes({
  /** From a page that could only say to contact somebody. */
  helpRequested: { dueHours: 8, calendar: 'deskHours', isCustomerNotified: true },
  supportRequest: { dueHours: 8, calendar: 'deskHours', isCustomerNotified: true },
});
