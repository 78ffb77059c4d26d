import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { formatDate, formatDateRange } from '@sojourn/ui/formats.ts';
import { CalendarDays } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import { PickerField } from '../search-form/picker-field.tsx';
import { useLocale } from '../text/locale.tsx';
import { useText } from '../text/use-text.tsx';
import type { FareCalendarProps } from './fare-calendar.tsx';

const load = () => import('./fare-calendar.tsx');
const FareCalendar = lazyPart(load);
/** Fetched when the field is pointed at or focused, so that it is there when it opens. */
const warm = () => void load().catch(() => undefined);

export type DatesFieldProps = Omit<FareCalendarProps, 'onDone'> & {
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
    // biome-ignore lint/a11y/noStaticElementInteractions: only fetches ahead of use
    <div className="flight-form__dates" onPointerEnter={warm} onFocus={warm}>
      <PickerField
        label={t(isRange ? 'flightForm.dates' : 'flightForm.date')}
        value={text}
        placeholder={t(isRange ? 'flightForm.dates.placeholder' : 'flightForm.date.placeholder')}
        icon={<CalendarDays />}
        error={error}
        align="end"
        flush
      >
        {(close) => (
          <Suspense fallback={<div className="flight-form__calendar-room" />}>
            <FareCalendar {...calendar} onDone={close} />
          </Suspense>
        )}
      </PickerField>
    </div>
  );
}
