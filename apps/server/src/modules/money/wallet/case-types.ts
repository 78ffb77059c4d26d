import { caseTypes } from '#modules/desk/cases/case-type.ts';

export const WALLET_CASES = caseTypes({
  creditDispute: { dueHours: 72, isCustomerNotified: true },
  offerRefused: { dueHours: 48 },
});
