/** What each day of a search is like, from the list that it found. Pure. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import type { ActivitySearchPage } from '#activity/wire/activity-search.ts';
import { dayLook } from './day-view.ts';

type RuledDay = {
  readonly date: CalendarDate;
  /** Activities that the day has, with the filters as they are. */
  readonly count: number;
  /** Of what's listed for the day, how much goes with the trip: 0 to 1. */
  readonly fits: number;
  /** What's booked then; null for nothing that's in the way. */
  readonly booked: TextRef | null;
};

type Found = Pick<ActivitySearchPage, 'facets' | 'activities'>;

export function ruledDays({ facets, activities }: Found): RuledDay[] {
  return facets.dates.map(({ value: date, count }) => {
    const listed = activities.flatMap(({ days }) => days.filter((day) => day.date === date));
    const on = listed.filter((day) => dayLook(day) !== 'off');
    const good = on.filter((day) => dayLook(day) === 'fits');
    // Of several, the one that most are in the way of
    const kinds = on.flatMap(({ fit }) => (fit && fit.verdict !== 'fits' ? [fit.kind] : []));
    const most = kinds.toSorted(
      (a, b) => kinds.filter((kind) => kind === b).length - kinds.filter((kind) => kind === a).length,
    )[0];
    return {
      date,
      count,
      fits: on.length === 0 ? 1 : good.length / on.length,
      booked: most === undefined ? null : textRef(`activity.booked.${most}`),
    };
  });
}
