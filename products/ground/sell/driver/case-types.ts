import { caseTypes } from '@sojourn/server/modules/desk/cases/case-type.ts';

/** Full refund unless the operator shows otherwise by then. */
export const DRIVER_CASES = caseTypes({ driverMissing: { dueHours: 72, isCustomerNotified: true } });
