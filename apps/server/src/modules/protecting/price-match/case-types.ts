import { caseTypes } from '#modules/desk/cases/case-type.ts';

export const MATCH_CASES = caseTypes({
  /** The credit is there within a few hours (B §9). */
  priceMatch: { dueHours: 6, calendar: 'deskHours', isCustomerNotified: true },
});
