import { addDays, type CalendarDate, parseDate } from '@sojourn/domain/dates.ts';
import { Segmented } from '@sojourn/ui/inputs/segmented.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';

type DayFieldProps = {
  readonly day: CalendarDate;
  readonly today: CalendarDate;
  readonly onDay: (day: CalendarDate) => void;
};

export function DayField({ day, today, onDay }: DayFieldProps) {
  const t = useText();
  return (
    <>
      <Segmented
        label={t('adminTravel.when')}
        value={day === today ? 'today' : day === addDays(today, 1) ? 'tomorrow' : 'day'}
        onChange={(next) => next !== 'day' && onDay(next === 'today' ? today : addDays(today, 1))}
        options={(['today', 'tomorrow', 'day'] as const).map((value) => ({
          value,
          label: t(`adminTravel.when.${value}`),
        }))}
      />
      <TextInput
        type="date"
        size="s"
        label={t('adminTravel.day')}
        labelHidden
        value={day}
        onChange={(event) => {
          const chosen = parseDate(event.target.value);
          if (chosen) onDay(event.target.value as CalendarDate);
        }}
      />
    </>
  );
}
