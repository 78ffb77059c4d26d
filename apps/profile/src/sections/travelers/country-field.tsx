import { SelectField } from '@sojourn/ui/select-field.tsx';
import { countriesIn } from '@sojourn/web/country-codes.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMemo } from 'react';

type CountryFieldProps = {
  readonly name: string;
  readonly label: string;
  /** ISO 3166, two letters; empty for none. */
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChoose: (code: string) => void;
};

/** A country, or none. One that is not in our list stays choosable: it was saved before. */
export function CountryField({ value, onChoose, ...field }: CountryFieldProps) {
  const t = useText();
  const locale = useLocale();
  const countries = useMemo(() => countriesIn(locale), [locale]);
  const isListed = value === '' || countries.some(({ code }) => code === value);
  return (
    <SelectField {...field} value={value} onChange={(event) => onChoose(event.target.value)}>
      <option value="">{t('profileTravelers.country.choose')}</option>
      {!isListed && <option value={value}>{value}</option>}
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
