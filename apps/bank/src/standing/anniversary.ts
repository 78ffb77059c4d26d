/** An account's benefit periods: a year each, counted from the day on which it was opened. */
import { addDays, type CalendarDate, dateIn, type Instant, instantAt } from '@sojourn/domain/dates.ts';
import { addYears, CREDIT_ZONE } from '@sojourn/domain/wallet/credits/credit-days.ts';

type BenefitPeriod = { readonly from: CalendarDate; readonly nextAnniversaryOn: CalendarDate };

/** Days change at the hour at which they change for travel credits. */
export const dayOf = (at: Instant): CalendarDate => dateIn(at, CREDIT_ZONE);
export const startOf = (day: CalendarDate): Instant => instantAt(`${day}T00:00`, CREDIT_ZONE);

/** The period that a day is in; `openedOn` is not after it. An account of February 29 renews on the 28th. */
export function benefitPeriodOf(openedOn: CalendarDate, day: CalendarDate): BenefitPeriod {
  let years = Math.max(0, Number(day.slice(0, 4)) - Number(openedOn.slice(0, 4)));
  if (years > 0 && addYears(openedOn, years) > day) years--;
  return { from: addYears(openedOn, years), nextAnniversaryOn: addYears(openedOn, years + 1) };
}

/** The day that lies whole years and days before another. */
export const dayBefore = (
  day: CalendarDate,
  { years, days }: { readonly years: number; readonly days: number },
): CalendarDate => addYears(addDays(day, -days), -years);
