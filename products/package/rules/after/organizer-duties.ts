/**
 * What the seller of a package owes by law, as data of a country: prices that may rise, the traveler's choice
 * after a significant change, handing the package to somebody else, and the clocks of a complaint.
 */
import { type CalendarDate, nightsBetween } from '@sojourn/domain/dates.ts';
import { basisPointsOf } from '@sojourn/domain/money.ts';

type OrganizerLaw = {
  /** The standard form that comes before the contract; null where none is asked for. */
  readonly informationForm: string | null;
  /** Days before departure until which a price may rise, and the rise above which one may leave free. */
  readonly riseDays: number;
  readonly riseLeaveBps: number;
  /** Days within which the money is back after leaving. */
  readonly refundDays: number;
  /** Days before departure until which it can be handed to somebody else. */
  readonly handOverDays: number;
  readonly complaint: { readonly acknowledgeDays: number; readonly answerDays: number };
  /** The longest a voucher in place of money lasts. */
  readonly voucherMonths: number;
};

/** Directives (EU) 2015/2302 and 2026/1024. */
export const EU_LAW: OrganizerLaw = {
  informationForm: 'eu-package-2015-2302',
  riseDays: 20,
  riseLeaveBps: 800,
  refundDays: 14,
  handOverDays: 7,
  complaint: { acknowledgeDays: 7, answerDays: 60 },
  voucherMonths: 12,
};

/** Whether it can be handed over by right; later it's what the parts' own terms say. */
export const canHandOver = (law: OrganizerLaw, today: CalendarDate, departure: CalendarDate): boolean =>
  nightsBetween(today, departure) >= law.handOverDays;

/** What a rise after the contract means by law; this portal never raises a price that's paid. */
export function riseUnderLaw(
  law: OrganizerLaw,
  { paidMinor, riseMinor }: { readonly paidMinor: number; readonly riseMinor: number },
  today: CalendarDate,
  departure: CalendarDate,
): 'refused' | 'allowed' | 'mayLeave' {
  if (nightsBetween(today, departure) < law.riseDays) return 'refused';
  return riseMinor > basisPointsOf(paidMinor, law.riseLeaveBps) ? 'mayLeave' : 'allowed';
}

/** A change of a flight is significant when nights of the stay no longer match, or the delay is long. */
const SIGNIFICANT_HOURS = 12;
export const isSignificant = (change: {
  readonly nightsLost: number;
  readonly hoursMoved: number;
}): boolean => change.nightsLost > 0 || Math.abs(change.hoursMoved) >= SIGNIFICANT_HOURS;
