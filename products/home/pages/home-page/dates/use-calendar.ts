import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { nightsBetween } from '@sojourn/domain/dates.ts';
import { addMonths, type Month } from '@sojourn/ui/dates/calendar-days.ts';
import { api } from '@sojourn/web/api/api.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { HomeDay } from '#home/wire/home-detail.ts';
import type { HomePlace } from '../../search/home-place.ts';

const FRESH_MS = 60_000;

/** A home's days in these months, and after a start is chosen its possible ends. */
export function useCalendar(
  homeId: HomePlace['homeId'],
  months: readonly Month[],
  today: CalendarDate,
  arrival: CalendarDate | undefined,
) {
  const first = `${months[0]}-01` as CalendarDate;
  const from = first < today ? today : first;
  const until = `${addMonths(months.at(-1) ?? '', 1)}-01` as CalendarDate;
  const days = Math.max(1, nightsBetween(from, until));
  const query = useQuery({
    queryKey: ['home-calendar', homeId, from, days, arrival],
    queryFn: ({ signal }) =>
      api.getHomeCalendar({ input: { homeId, from, days, ...(arrival && { arrival }) } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  });
  const { data, isPlaceholderData } = query;
  const byDate = useMemo(() => new Map(data?.days.map((day) => [day.date, day])), [data]);
  const ends = useMemo(
    () => (arrival && data && !isPlaceholderData ? new Set<string>(data.ends) : undefined),
    [arrival, data, isPlaceholderData],
  );
  return {
    dayOf: (date: CalendarDate): HomeDay | undefined => byDate.get(date),
    ends,
    isLoading: query.isFetching,
    isFailed: query.isError,
  };
}
