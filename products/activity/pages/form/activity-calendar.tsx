import { addDays, dayNumber } from '@sojourn/domain/dates.ts';
import { formatDateRange } from '@sojourn/ui/formats.ts';
import { PriceCalendar } from '@sojourn/web/search-form/price-calendar.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { DAYS_AHEAD_MAX } from './check-activity-form.ts';
import type { useActivityForm } from './use-activity-form.ts';

type ActivityCalendarProps = {
  readonly form: Pick<ReturnType<typeof useActivityForm>, 'range' | 'setRange' | 'today'>;
  readonly onDone: () => void;
};

/** The first and the last day, which may be one. */
export default function ActivityCalendar({ form, onDone }: ActivityCalendarProps) {
  const t = useText();
  const locale = useLocale();
  const { start, end } = form.range;
  const words =
    start && end
      ? t('activityForm.days.chosen', {
          range: formatDateRange(start, end, locale),
          days: dayNumber(end) - dayNumber(start) + 1,
        })
      : t(start ? 'activityForm.days.chooseLast' : 'activityForm.days.chooseFirst');
  return (
    <PriceCalendar
      ends={{ start: t('activityForm.days.first'), end: t('activityForm.days.last') }}
      value={form.range}
      onChange={form.setRange}
      sameDay
      minDate={form.today}
      maxDate={addDays(form.today, DAYS_AHEAD_MAX)}
      prices={undefined}
      heatNote=""
      words={words}
      isComplete={start !== undefined && end !== undefined}
      onDone={onDone}
    />
  );
}
