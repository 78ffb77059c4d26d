/** The moments of a shared trip by their local days, in order of time. */
import type { SharedTrip } from '@sojourn/contract/shares.ts';
import type { CalendarDate } from '@sojourn/domain/dates.ts';

type Moment = SharedTrip['moments'][number];
export type SharedDay = { readonly date: CalendarDate; readonly moments: readonly Moment[] };

export function sharedDays(moments: readonly Moment[]): SharedDay[] {
  const days: { date: CalendarDate; moments: Moment[] }[] = [];
  for (const moment of moments) {
    const date = moment.at.slice(0, 10) as CalendarDate;
    const day = days.at(-1);
    if (day?.date === date) day.moments.push(moment);
    else days.push({ date, moments: [moment] });
  }
  return days;
}
