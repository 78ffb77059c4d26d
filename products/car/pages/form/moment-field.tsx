import type { CalendarDate, LocalDateTime } from '@sojourn/domain/dates.ts';
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { PanelField } from '@sojourn/web/search-form/panel-field.tsx';
import { formatMoment } from '@sojourn/web/text/format-moment.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CalendarDays } from 'lucide-react';
import type { MomentPanelProps } from './moment-panel.tsx';

const MomentPanel = lazyPart<MomentPanelProps>(() => import('./moment-panel.tsx'));

type MomentFieldProps = {
  readonly end: 'pickUp' | 'dropOff';
  readonly value: LocalDateTime;
  readonly minDate: CalendarDate;
  readonly maxDate: CalendarDate;
  readonly error: string | undefined;
  readonly onChange: (value: LocalDateTime) => void;
};

/** The day and the half hour of pick-up or drop-off, in one field. */
export function MomentField({ end, value, minDate, maxDate, error, onChange }: MomentFieldProps) {
  const t = useText();
  const locale = useLocale();
  const label = t(`carForm.${end}`);
  return (
    <PanelField
      className="car-form__moment"
      warm={MomentPanel.warm}
      room="car-form__calendar-room"
      label={label}
      value={formatMoment(value, locale)}
      placeholder={label}
      icon={<CalendarDays />}
      error={error}
      align={end === 'dropOff' ? 'end' : 'start'}
      flush
    >
      {(close) => (
        <MomentPanel
          end={end}
          value={value}
          minDate={minDate}
          maxDate={maxDate}
          onChange={onChange}
          onDone={close}
        />
      )}
    </PanelField>
  );
}
