import { addDays, nightsBetween } from '@sojourn/domain/dates.ts';
import { formatDateRange } from '@sojourn/ui/formats.ts';
import { Chip } from '@sojourn/ui/inputs/chip.tsx';
import { PriceCalendar } from '@sojourn/web/search-form/price-calendar.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { DAYS_AHEAD_MAX } from '#home/rules/check-search.ts';
import { FLEXIBLE_DAYS } from '../search/home-criteria.ts';
import './home-calendar.css';
import type { HomeDatesForm } from './use-home-form.ts';

type HomeCalendarProps = { readonly form: HomeDatesForm; readonly onDone: () => void };

/** Whether either end may move, below the days. */
function Flexible({ form }: Pick<HomeCalendarProps, 'form'>) {
  const t = useText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: chips that toggle are no fieldset
    <div className="home-calendar__flexible" role="group" aria-label={t('homeForm.flexible')}>
      <span className="small text-2" aria-hidden="true">
        {t('homeForm.flexible')}
      </span>
      {FLEXIBLE_DAYS.map((days) => (
        <Chip
          key={days}
          size="s"
          selected={form.flexibleDays === days}
          onClick={() => form.setFlexibleDays?.(days)}
        >
          {days === 0 ? t('homeForm.flexible.exact') : t('homeForm.flexible.days', { days })}
        </Chip>
      ))}
    </div>
  );
}

export default function HomeCalendar({ form, onDone }: HomeCalendarProps) {
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
    <div className="home-calendar">
      <PriceCalendar
        ends={{ start: t('search.calendar.checkIn'), end: t('search.calendar.checkOut') }}
        value={form.range}
        onChange={form.setRange}
        minDate={form.today}
        maxDate={addDays(form.today, DAYS_AHEAD_MAX)}
        prices={undefined}
        heatNote=""
        words={words}
        isComplete={start !== undefined && end !== undefined}
        onDone={onDone}
      />
      {form.setFlexibleDays && <Flexible form={form} />}
    </div>
  );
}
