import type { TravelerDraft } from '@sojourn/contract/travelers.ts';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CountryField } from '@sojourn/web/travelers/country-field.tsx';
import { type TravelerPartProps, useTravelerField } from './traveler-fields.ts';

type Passport = TravelerDraft['passport'];

/** Number, country of issue and expiry, where the route crosses a border with a check. */
export function PassportFields(props: TravelerPartProps) {
  const { traveler, change } = props;
  const t = useText();
  const field = useTravelerField(props);
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
        <CountryField
          {...field('passport.country')}
          label={t('travelers.field.passport.country')}
          none={t('checkout.traveler.choose')}
          value={passport.country}
          onChoose={(country) => set({ country })}
        />
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
