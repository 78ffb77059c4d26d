import { caseTypes } from '#modules/desk/cases/case-type.ts';

export const NOTICE_CASES = caseTypes({
  paymentDisputed: { dueHours: 24 },
  fraudWarning: { dueHours: 8 },
});
