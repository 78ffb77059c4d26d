import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { type SavedTravelerDraft, withBirthdate } from '@sojourn/domain/travelers/saved-traveler-draft.ts';
import { PASSENGER_TYPES } from '@sojourn/products/flight/rules/travelers/travelers.ts';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { useClock } from '@sojourn/web/effects.tsx';
import { useToday } from '@sojourn/web/search/today.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Info } from 'lucide-react';
import { FormGroup } from './form-group.tsx';
import type { FormPart } from './form-part.ts';
import { TextPart } from './text-part.tsx';

const NAMES = ['firstName', 'middleName', 'lastName'] as const;

/** What a booking asks for first: the names of the document, date of birth with its type, and gender. */
export function NameFields(props: FormPart) {
  const t = useText();
  return (
    <FormGroup group="names">
      <div className="traveler-grid">
        {NAMES.map((name) => (
          <TextPart
            key={name}
            of={props}
            name={name}
            label={t(`travelers.field.${name}`)}
            optional={name === 'middleName' ? t('travelers.optional') : undefined}
            maxLength={60}
          />
        ))}
      </div>
      <p className="traveler-note small text-2">
        <Info className="icon icon--s" aria-hidden="true" />
        <span>{t('travelers.hint.name')}</span>
      </p>
      <div className="traveler-grid">
        <BirthFields {...props} />
      </div>
    </FormGroup>
  );
}

function BirthFields({ draft, change, errorOf }: FormPart) {
  const t = useText();
  const clock = useClock();
  const today = useToday();
  return (
    <>
      <TextInput
        type="date"
        name="birthdate"
        label={t('travelers.field.birthdate')}
        error={errorOf('birthdate')}
        value={draft.birthdate}
        max={today}
        autoComplete="off"
        onChange={(event) =>
          change(withBirthdate(draft, event.target.value as CalendarDate | '', clock.now()))
        }
      />
      <SelectField
        name="type"
        label={t('profileTravelers.field.type')}
        error={errorOf('type')}
        value={draft.type}
        onChange={(event) => change({ type: event.target.value as SavedTravelerDraft['type'] })}
      >
        {PASSENGER_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`travelers.type.${type}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="gender"
        label={t('travelers.field.gender')}
        error={errorOf('gender')}
        value={draft.gender}
        onChange={(event) => change({ gender: event.target.value as SavedTravelerDraft['gender'] })}
      >
        <option value="">{t('profileTravelers.gender.choose')}</option>
        <option value="F">{t('travelers.gender.F')}</option>
        <option value="M">{t('travelers.gender.M')}</option>
      </SelectField>
    </>
  );
}
