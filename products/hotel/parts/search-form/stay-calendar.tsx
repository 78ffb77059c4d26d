import { addDays, type CalendarDate, nightsBetween } from '@sojourn/domain/dates.ts';
import { formatDateRange } from '@sojourn/ui/formats.ts';
import { agesComplete } from '@sojourn/ui/inputs/guest-picker.tsx';
import { apiOf } from '@sojourn/web/api/use-channel.ts';
import { PriceCalendar } from '@sojourn/web/search-form/price-calendar.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { STAY_LIMITS } from '#hotel/rules/stay.ts';
import type { StayForm } from './use-stay-form.ts';

/**
 * The lowest nightly price of each day at the chosen place; without a place or an answer the calendar has no
 * prices.
 */
function usePrices({ place, rooms, today }: StayForm): ReadonlyMap<CalendarDate, number> | undefined {
  const { data } = useQuery({
    queryKey: ['price-calendar', place?.id, today, rooms],
    queryFn: ({ signal, client }) => {
      const input = {
        place: place?.id ?? '',
        from: today,
        days: STAY_LIMITS.daysAheadMax,
        rooms: guests(rooms),
      };
      return apiOf(client).getPriceCalendar({ input }, { signal });
    },
    enabled: place !== undefined && agesComplete(rooms),
    staleTime: 10 * 60_000,
  });
  return useMemo(
    () =>
      data && new Map(data.days.flatMap((d) => (d.nightlyMinor === null ? [] : [[d.date, d.nightlyMinor]]))),
    [data],
  );
}

/** Rooms whose children all have an age. */
const guests = (rooms: StayForm['rooms']) =>
  rooms.map(({ adults, childAges }) => ({ adults, childAges: childAges.filter((age) => age !== undefined) }));

export default function StayCalendar({
  form,
  onDone,
}: {
  readonly form: StayForm;
  readonly onDone: () => void;
}) {
  const t = useText();
  const locale = useLocale();
  const { start, end } = form.range;
  const words =
    start && end
      ? t('search.dates.chosen', {
          range: formatDateRange(start, end, locale),
          nights: nightsBetween(start, end),
        })
      : t(start ? 'search.dates.chooseEnd' : 'search.dates.chooseStart');
  return (
    <PriceCalendar
      ends={{ start: t('search.calendar.checkIn'), end: t('search.calendar.checkOut') }}
      value={form.range}
      onChange={form.setRange}
      minDate={form.today}
      maxDate={addDays(form.today, STAY_LIMITS.daysAheadMax)}
      prices={usePrices(form)}
      heatNote={t('search.heat.note')}
      words={words}
      isComplete={start !== undefined && end !== undefined}
      onDone={onDone}
    />
  );
}
