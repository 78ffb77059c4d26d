import { caseTypes } from '#modules/desk/cases/case-type.ts';

export const TRIP_CASES = caseTypes({
  supplierRecordDiffers: { dueHours: 24, timeMark: 'Invalid' },
});
