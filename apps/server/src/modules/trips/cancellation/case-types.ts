import { caseTypes } from '#modules/desk/cases/case-type.ts';

export const CANCELLATION_CASES = caseTypes({
  cancelUnanswered: { dueHours: 4, isCustomerNotified: true },
  cancelRefused: { dueHours: 8, isCustomerNotified: true, timeMark: 'CancellationFailure' },
  supplierPenaltyDiffers: { dueHours: 48 },
});
