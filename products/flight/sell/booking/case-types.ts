import { caseTypes } from '@sojourn/server/modules/desk/cases/case-type.ts';

export const FLIGHT_CASES = caseTypes({
  ticketNotVoided: { dueHours: 4, isCustomerNotified: true },
  ticketingLate: { dueHours: 2, isCustomerNotified: true },
  ticketingRefused: { dueHours: 2, isCustomerNotified: true },
});
