import { nightsBetween } from '@sojourn/domain/dates.ts';
import type { DateRange } from '@sojourn/ui/calendar-days.ts';
import { formatDateRange } from '@sojourn/ui/formats.ts';
import { CalendarDays } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import { useLocale } from '../text/locale.tsx';
import { useText } from '../text/use-text.tsx';
import { PickerField } from './picker-field.tsx';
import type { StayForm } from './use-stay-form.ts';

const load = () => import('./stay-calendar.tsx');
const StayCalendar = lazyPart(load);
/** Fetched when the field is pointed at or focused, so that it is there when it opens. */
const warm = () => void load().catch(() => undefined);

/** "Thu, Apr 15 – Mon, Apr 19" */
export function useRangeText(): (range: DateRange) => string | undefined {
  const locale = useLocale();
  return ({ start, end }) => (start && end ? formatDateRange(start, end, locale, 'weekday') : undefined);
}

export type DatesFieldProps = { readonly form: StayForm; readonly error: string | undefined };

/** Check-in and check-out, picked in a calendar with the place's prices. */
export function DatesField({ form, error }: DatesFieldProps) {
  const t = useText();
  const rangeText = useRangeText();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only fetches ahead of use
    <div className="search-form__dates" onPointerEnter={warm} onFocus={warm}>
      <PickerField
        label={t('search.dates')}
        value={rangeText(form.range)}
        placeholder={t('search.dates.placeholder')}
        icon={<CalendarDays />}
        error={error}
        flush
      >
        {(close) => (
          <Suspense fallback={<div className="search-form__calendar-room" />}>
            <StayCalendar form={form} onDone={close} />
          </Suspense>
        )}
      </PickerField>
    </div>
  );
}

export const nightsInRange = ({ start, end }: DateRange): number =>
  start && end ? Math.max(0, nightsBetween(start, end)) : 0;
