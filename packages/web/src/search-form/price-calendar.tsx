import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import DateRangeCalendar, { type DateRangeCalendarProps } from '@sojourn/ui/dates/date-range-calendar.tsx';
import { HeatKey } from '@sojourn/ui/dates/heat-key.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useLocale } from '../text/locale.tsx';
import { useText } from '../text/use-text.tsx';

type PriceCalendarProps = Pick<
  DateRangeCalendarProps,
  'value' | 'onChange' | 'minDate' | 'maxDate' | 'single' | 'sameDay' | 'onMonths'
> & {
  /** Read after the date that begins the range, and after the one that ends it. */
  readonly ends: { readonly start: string; readonly end: string };
  /** By day, in cents; undefined while there are none to show. */
  readonly prices: ReadonlyMap<CalendarDate, number> | undefined;
  /** What the prices are of. */
  readonly heatNote: string;
  /** What the button says: what is chosen, or what is still to choose. */
  readonly words: string;
  readonly isComplete: boolean;
  readonly onDone: () => void;
};

/** The calendar of a search's field: the price of each day with its heat, and the button that closes it. */
export function PriceCalendar(props: PriceCalendarProps) {
  const { ends, prices, heatNote, words, isComplete, onDone, ...calendar } = props;
  const t = useText();
  const locale = useLocale();
  return (
    <DateRangeCalendar
      {...calendar}
      locale={locale}
      labels={{ previous: t('search.calendar.previous'), next: t('search.calendar.next'), ...ends }}
      priceOf={prices && ((day) => prices.get(day))}
      formatPrice={(minor, as) => {
        const shown = formatMoney(money(minor), locale, { cents: 'never' });
        return as === 'cell' ? shown.replace(/[^\d., \u00a0\u202f]/g, '').trim() : shown;
      }}
      weekStart={locale === 'en' ? 0 : 1}
      legend={prices && <Legend note={heatNote} />}
      footer={
        <Button size="s" aria-disabled={!isComplete} onClick={() => isComplete && onDone()}>
          {words}
        </Button>
      }
    />
  );
}

function Legend({ note }: { readonly note: string }) {
  const t = useText();
  return (
    <>
      <HeatKey heat={1}>{t('search.heat.lowest')}</HeatKey>
      <HeatKey heat={2}>{t('search.heat.low')}</HeatKey>
      <HeatKey heat={3}>{t('search.heat.typical')}</HeatKey>
      <HeatKey heat={4}>{t('search.heat.high')}</HeatKey>
      <span className="small text-2">{note}</span>
    </>
  );
}
