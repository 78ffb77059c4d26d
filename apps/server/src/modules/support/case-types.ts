import { caseTypes } from '../cases/case-type.ts';

export const SUPPORT_CASES = caseTypes({
  supportRequest: { dueHours: 8, calendar: 'deskHours', isCustomerNotified: true },
});
