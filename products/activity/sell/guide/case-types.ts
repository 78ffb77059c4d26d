import { caseTypes } from '@sojourn/server/modules/desk/cases/case-type.ts';

/** Full refund unless the operator shows otherwise by then. */
export const GUIDE_CASES = caseTypes({ guideMissing: { dueHours: 72, isCustomerNotified: true } });
