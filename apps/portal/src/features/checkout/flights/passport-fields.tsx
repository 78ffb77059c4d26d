import type { TravelerDraft } from '@sojourn/contract/travelers.ts';
import { SelectField } from '@sojourn/ui/select-field.tsx';
import { TextInput } from '@sojourn/ui/text-input.tsx';
import { countriesIn } from '@sojourn/web/country-codes.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMemo } from 'react';
import { type TravelerPartProps, useTravelerField } from './traveler-fields.ts';

type Passport = TravelerDraft['passport'];

/** Number, country of issue and expiry, where the route crosses a border with a check. */
export function PassportFields(props: TravelerPartProps) {
  const { traveler, change } = props;
  const t = useText();
  const locale = useLocale();
  const field = useTravelerField(props);
  const countries = useMemo(() => countriesIn(locale), [locale]);
  const { passport } = traveler;
  const set = (part: Partial<Passport>) => change({ passport: { ...passport, ...part } });
  return (
    <fieldset className="traveler-form__group">
      <legend className="title-s">{t('travelers.group.passport')}</legend>
      <div className="traveler-form__trio">
        <TextInput
          {...field('passport.number')}
          label={t('travelers.field.passport.number')}
          value={passport.number}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          onChange={(event) => set({ number: event.target.value })}
        />
        <SelectField
          {...field('passport.country')}
          label={t('travelers.field.passport.country')}
          value={passport.country}
          onChange={(event) => set({ country: event.target.value })}
        >
          <option value="">{t('checkout.traveler.choose')}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextInput
          {...field('passport.expires')}
          type="date"
          label={t('travelers.field.passport.expires')}
          value={passport.expires}
          autoComplete="off"
          onChange={(event) => set({ expires: event.target.value as Passport['expires'] })}
        />
      </div>
    </fieldset>
  );
}
