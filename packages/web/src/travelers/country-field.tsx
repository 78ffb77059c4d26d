import { SelectField, type SelectFieldProps } from '@sojourn/ui/inputs/select-field.tsx';
import { useMemo } from 'react';
import { countriesIn } from '../country-codes.ts';
import { useLocale } from '../text/locale.tsx';

type CountryFieldProps = Omit<SelectFieldProps, 'value' | 'onChange' | 'children'> & {
  /** ISO 3166, two letters; empty for none. */
  readonly value: string;
  /** What stands for none. */
  readonly none: string;
  readonly onChoose: (code: string) => void;
};

/** A country, or none. One that is not in our list stays choosable: it was saved before. */
export function CountryField({ value, none, onChoose, ...field }: CountryFieldProps) {
  const locale = useLocale();
  const countries = useMemo(() => countriesIn(locale), [locale]);
  const isListed = value === '' || countries.some(({ code }) => code === value);
  return (
    <SelectField {...field} value={value} onChange={(event) => onChoose(event.target.value)}>
      <option value="">{none}</option>
      {!isListed && <option value={value}>{value}</option>}
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
