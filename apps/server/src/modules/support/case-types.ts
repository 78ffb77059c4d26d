import { caseTypes } from '../cases/case-type.ts';

export const SUPPORT_CASES = caseTypes({
  supportRequest: { dueHours: 24, isCustomerNotified: true },
});
