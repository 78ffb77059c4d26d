import type { CalendarDate, LocalDateTime } from '@sojourn/domain/dates.ts';
import DateRangeCalendar from '@sojourn/ui/dates/date-range-calendar.tsx';
import { formatTime } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { formatMoment } from '@sojourn/web/text/format-moment.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { HALF_HOURS } from '../search/car-draft.ts';
import { dayOf, onDay, timeOf } from '../search/rental-time.ts';

export type MomentPanelProps = {
  readonly end: 'pickUp' | 'dropOff';
  readonly value: LocalDateTime;
  readonly minDate: CalendarDate;
  readonly maxDate: CalendarDate;
  readonly onChange: (value: LocalDateTime) => void;
  readonly onDone: () => void;
};

/** A calendar for the day and a list of half hours for the time. */
export default function MomentPanel(props: MomentPanelProps) {
  const { end, value, minDate, maxDate, onChange, onDone } = props;
  const t = useText();
  const locale = useLocale();
  const day = dayOf(value);
  return (
    <DateRangeCalendar
      single
      locale={locale}
      labels={{
        previous: t('search.calendar.previous'),
        next: t('search.calendar.next'),
        start: t(`carForm.calendar.${end}`),
        end: t(`carForm.calendar.${end}`),
      }}
      value={{ start: day, end: undefined }}
      onChange={({ start }) => start && onChange(onDay(start, timeOf(value)))}
      minDate={minDate}
      maxDate={maxDate}
      weekStart={locale === 'en' ? 0 : 1}
      legend={
        <SelectField
          className="car-form__time"
          label={t(`carForm.time.${end}`)}
          value={timeOf(value)}
          onChange={(event) => onChange(onDay(day, event.target.value))}
        >
          {HALF_HOURS.map((time) => (
            <option key={time} value={time}>
              {formatTime(onDay(day, time), locale)}
            </option>
          ))}
        </SelectField>
      }
      footer={
        <Button size="s" onClick={onDone}>
          {formatMoment(value, locale)}
        </Button>
      }
    />
  );
}
