import { nightsBetween } from '@sojourn/domain/dates.ts';
import type { DateRange } from '@sojourn/ui/dates/calendar-days.ts';
import { formatDateRange } from '@sojourn/ui/formats.ts';
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { PanelField } from '@sojourn/web/search-form/panel-field.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CalendarDays } from 'lucide-react';
import type { StayForm } from './use-stay-form.ts';

const StayCalendar = lazyPart(() => import('./stay-calendar.tsx'));

/** "Thu, Apr 15 – Mon, Apr 19" */
function useRangeText(): (range: DateRange) => string | undefined {
  const locale = useLocale();
  return ({ start, end }) => (start && end ? formatDateRange(start, end, locale, 'weekday') : undefined);
}

type DatesFieldProps = { readonly form: StayForm; readonly error: string | undefined };

/** Check-in and check-out, picked in a calendar with the place's prices. */
export function DatesField({ form, error }: DatesFieldProps) {
  const t = useText();
  const rangeText = useRangeText();
  return (
    <PanelField
      className="search-form__dates"
      warm={StayCalendar.warm}
      room="search-form__calendar-room"
      label={t('search.dates')}
      value={rangeText(form.range)}
      placeholder={t('search.dates.placeholder')}
      icon={<CalendarDays />}
      error={error}
      flush
    >
      {(close) => <StayCalendar form={form} onDone={close} />}
    </PanelField>
  );
}

export const nightsInRange = ({ start, end }: DateRange): number =>
  start && end ? Math.max(0, nightsBetween(start, end)) : 0;
