/** One activity, and its slots on some days for a party. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { keepPreviousData, skipToken, useQueries, useQuery } from '@tanstack/react-query';
import type { UnitCount } from '#activity/rules/party/place-ages.ts';
import type { ActivityPlans, OptionCheck } from '#activity/wire/activity-detail.ts';

const FRESH_MS = 60_000;

export function useActivityDetail(activityId: string | undefined) {
  const locale = useLocale();
  return useQuery({
    queryKey: ['activity', activityId, locale],
    queryFn:
      activityId === undefined
        ? skipToken
        : ({ signal }) => api.getActivity({ input: { activityId, locale } }, { signal }),
    staleTime: FRESH_MS,
  });
}

type Party = {
  readonly ages: readonly number[];
  /** Chosen by hand instead of by ages. */
  readonly units: readonly UnitCount[] | undefined;
};

export type CheckedDay = {
  readonly date: CalendarDate;
  /** Undefined until it's answered. */
  readonly options: readonly OptionCheck[] | undefined;
  /** What else is booked on it. */
  readonly plans: ActivityPlans | undefined;
};

/** The slots of each day; what was there stays while another party is asked for. */
export function useCheckedDays(activityId: string, dates: readonly CalendarDate[], { ages, units }: Party) {
  const checks = useQueries({
    queries: dates.map((date) => ({
      queryKey: ['activity-slots', activityId, date, ages, units],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        api.checkActivity(
          {
            input: {
              activityId,
              date,
              ages: [...ages],
              ...(units && { units: units.map((each) => ({ ...each })) }),
            },
          },
          { signal },
        ),
      staleTime: FRESH_MS,
      placeholderData: keepPreviousData,
    })),
  });
  return {
    days: dates.map((date, at): CheckedDay => {
      const { options, plans } = checks[at]?.data ?? {};
      return { date, options, plans };
    }),
    isLoading: checks.some(({ isPending }) => isPending),
    isChanging: checks.some(({ isPlaceholderData }) => isPlaceholderData),
    error: checks.find(({ error }) => error)?.error ?? null,
    retry: () => {
      for (const check of checks) if (check.error) void check.refetch();
    },
  };
}

/** Days on which something is free, from a date on; for who found none on their own. */
export function useNextDays(activityId: string, from: CalendarDate, until: CalendarDate, isWanted: boolean) {
  const { data } = useQuery({
    queryKey: ['activity-calendar', activityId, from, until],
    queryFn: isWanted
      ? ({ signal }) =>
          api.getActivityCalendar({ input: { activityId, fromDate: from, untilDate: until } }, { signal })
      : skipToken,
    staleTime: FRESH_MS,
  });
  return data?.days ?? [];
}
