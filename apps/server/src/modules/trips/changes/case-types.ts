import { caseTypes } from '#modules/desk/cases/case-type.ts';

export const CHANGE_CASES = caseTypes({
  /** It can't be quoted online: a person makes it. */
  changeRequested: { dueHours: 8, isCustomerNotified: true },
  changeUnanswered: { dueHours: 4, isCustomerNotified: true },
  changeRefused: { dueHours: 8, isCustomerNotified: true },
});
