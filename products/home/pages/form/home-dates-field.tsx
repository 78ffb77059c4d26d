import { formatDateRange } from '@sojourn/ui/formats.ts';
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { PanelField } from '@sojourn/web/search-form/panel-field.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CalendarDays } from 'lucide-react';
import type { HomeDatesForm } from './use-home-form.ts';

const HomeCalendar = lazyPart(() => import('./home-calendar.tsx'));

type HomeDatesFieldProps = { readonly form: HomeDatesForm; readonly error: string | undefined };

/** "Thu, Apr 15 – Mon, Apr 19 ± 2" */
export function HomeDatesField({ form, error }: HomeDatesFieldProps) {
  const t = useText();
  const locale = useLocale();
  const { range, flexibleDays } = form;
  const dates = range.start && range.end && formatDateRange(range.start, range.end, locale, 'weekday');
  return (
    <PanelField
      className="search-form__dates"
      warm={HomeCalendar.warm}
      room="search-form__calendar-room"
      label={t('search.dates')}
      value={dates && flexibleDays > 0 ? t('homeForm.flexible.value', { dates, days: flexibleDays }) : dates}
      placeholder={t('search.dates.placeholder')}
      icon={<CalendarDays />}
      error={error}
      flush
    >
      {(close) => <HomeCalendar form={form} onDone={close} />}
    </PanelField>
  );
}
