import { caseTypes } from '#modules/desk/cases/case-type.ts';

export const SCHEDULE_CASES = caseTypes({
  /** A change that can't be read, or a booking that's gone at its supplier. */
  scheduleUnmapped: { dueHours: 8, isCustomerNotified: true },
  /** The traveler asks us to claim what an airline owes by law. */
  compensationClaimed: { dueHours: 72, isCustomerNotified: true },
  /** The supplier hasn't confirmed that a change is accepted. */
  scheduleUnanswered: { dueHours: 4 },
});
