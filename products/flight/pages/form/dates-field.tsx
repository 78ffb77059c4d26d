import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { formatDate, formatDateRange } from '@sojourn/ui/formats.ts';
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { PanelField } from '@sojourn/web/search-form/panel-field.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CalendarDays } from 'lucide-react';
import type { FareCalendarProps } from './fare-calendar.tsx';

const FareCalendar = lazyPart(() => import('./fare-calendar.tsx'));

type DatesFieldProps = Omit<FareCalendarProps, 'onDone'> & {
  readonly error: string | undefined;
};

/** The day of a flight, or of the way out and back, picked in a calendar with the fares of 11 months. */
export function DatesField({ error, ...calendar }: DatesFieldProps) {
  const t = useText();
  const locale = useLocale();
  const { value, isRange } = calendar;
  const { start, end } = value;
  const range = (from: CalendarDate, to: CalendarDate) =>
    from === to ? formatDate(from, locale) : formatDateRange(from, to, locale, 'weekday');
  const text = isRange ? start && end && range(start, end) : start && formatDate(start, locale);
  return (
    <PanelField
      className="flight-form__dates"
      warm={FareCalendar.warm}
      room="flight-form__calendar-room"
      label={t(isRange ? 'flightForm.dates' : 'flightForm.date')}
      value={text}
      placeholder={t(isRange ? 'flightForm.dates.placeholder' : 'flightForm.date.placeholder')}
      icon={<CalendarDays />}
      error={error}
      align="end"
      flush
    >
      {(close) => <FareCalendar {...calendar} onDone={close} />}
    </PanelField>
  );
}
