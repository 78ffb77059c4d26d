import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { Season } from '@sojourn/domain/policy/trip-rules.ts';
import { formatDate } from '@sojourn/ui/formats.ts';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';

const pad = (value: number): string => String(value).padStart(2, '0');
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const STARTS = DAYS.map((_, month) => `${pad(month + 1)}-01`);
const ENDS = DAYS.map((days, month) => `${pad(month + 1)}-${pad(days)}`);
const SUMMER: Season = { from: '06-01', until: '08-31' };

type SeasonFieldProps = {
  readonly value: Season | null;
  readonly onChange: (season: Season | null) => void;
};

/** All year, or from the start of a month to the end of one. */
export function SeasonField({ value, onChange }: SeasonFieldProps) {
  const t = useText();
  return (
    <>
      <SelectField
        label={t('adminTiers.season')}
        value={value ? 'season' : 'year'}
        onChange={({ target }) => onChange(target.value === 'year' ? null : SUMMER)}
      >
        <option value="year">{t('adminTiers.season.year')}</option>
        <option value="season">{t('adminTiers.season.months')}</option>
      </SelectField>
      {value && (
        <>
          <DaySelect
            label={t('adminTiers.season.from')}
            days={STARTS}
            value={value.from}
            onChange={(from) => onChange({ ...value, from })}
          />
          <DaySelect
            label={t('adminTiers.season.until')}
            days={ENDS}
            value={value.until}
            onChange={(until) => onChange({ ...value, until })}
          />
        </>
      )}
    </>
  );
}

type DaySelectProps = {
  readonly label: string;
  readonly days: readonly string[];
  readonly value: string;
  readonly onChange: (day: string) => void;
};

/** A day that was set elsewhere stays among them. */
function DaySelect({ label, days, value, onChange }: DaySelectProps) {
  const locale = useLocale();
  const offered = days.includes(value) ? days : [...days, value].toSorted();
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {offered.map((day) => (
        <option key={day} value={day}>
          {/* Any year that has a February 29 */}
          {formatDate(`2028-${day}` as CalendarDate, locale, 'day')}
        </option>
      ))}
    </SelectField>
  );
}
