import { caseTypes } from '@sojourn/server/modules/desk/cases/case-type.ts';

export const HOME_REQUEST_CASES = caseTypes({
  depositDisputed: { dueHours: 24, isCustomerNotified: true },
  depositToTake: { dueHours: 24 },
});
