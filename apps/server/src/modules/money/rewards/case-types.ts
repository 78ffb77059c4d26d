import { caseTypes } from '#modules/desk/cases/case-type.ts';

export const REWARDS_CASES = caseTypes({ earningRefused: { dueHours: 48 } });
