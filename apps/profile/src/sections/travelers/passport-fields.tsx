import type { SavedTravelerDraft } from '@sojourn/domain/travelers/saved-traveler-draft.ts';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { useToday } from '@sojourn/web/search/today.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CountryField } from '@sojourn/web/travelers/country-field.tsx';
import { Info } from 'lucide-react';
import { FormGroup } from './form-group.tsx';
import type { FormPart } from './form-part.ts';

type Passport = SavedTravelerDraft['passport'];

/** Nationality and passport; the passport is sent once it has a country of issue (A §5). */
export function PassportFields({ draft, change, errorOf }: FormPart) {
  const t = useText();
  const today = useToday();
  const { passport } = draft;
  const set = (part: Partial<Passport>) => change({ passport: { ...passport, ...part } });
  const isOver = passport.expires !== '' && passport.expires < today;
  return (
    <FormGroup group="passport">
      <div className="traveler-grid">
        <CountryField
          name="nationality"
          label={t('travelers.field.nationality')}
          none={t('profileTravelers.country.choose')}
          value={draft.nationality}
          error={errorOf('nationality')}
          onChoose={(nationality) => change({ nationality })}
        />
        <CountryField
          name="passport.countryOfIssue"
          label={t('travelers.field.passport.country')}
          none={t('profileTravelers.country.choose')}
          value={passport.countryOfIssue}
          error={errorOf('passport.countryOfIssue')}
          onChoose={(countryOfIssue) => set({ countryOfIssue })}
        />
        <TextInput
          name="passport.number"
          label={t('travelers.field.passport.number')}
          placeholder={t('profileTravelers.passport.placeholder')}
          error={errorOf('passport.number')}
          value={passport.number}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          onChange={(event) => set({ number: event.target.value })}
        />
        <TextInput
          type="date"
          name="passport.expires"
          label={t('travelers.field.passport.expires')}
          error={errorOf('passport.expires')}
          hint={isOver ? t('profileTravelers.passport.over') : undefined}
          value={passport.expires}
          autoComplete="off"
          onChange={(event) => set({ expires: event.target.value as Passport['expires'] })}
        />
      </div>
      <p className="traveler-note small text-2">
        <Info className="icon icon--s" aria-hidden="true" />
        <span>{t('travelers.hint.passport')}</span>
      </p>
    </FormGroup>
  );
}
