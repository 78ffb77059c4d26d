import type { SavedTravelerDraft } from '@sojourn/domain/travelers/saved-traveler-draft.ts';
import { Switch } from '@sojourn/ui/inputs/switch.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CountryField } from '@sojourn/web/travelers/country-field.tsx';
import { useId } from 'react';
import { AssistanceFields } from './assistance-fields.tsx';
import { FormGroup } from './form-group.tsx';
import type { FormPart } from './form-part.ts';
import { TextPart } from './text-part.tsx';

/** How they are reached, numbers for security, driver license, assistance, whether a checkout offers them. */
export function AdditionalFields(props: FormPart) {
  const t = useText();
  const optional = t('travelers.optional');
  return (
    <FormGroup group="additional">
      <div className="traveler-grid">
        <TextPart
          of={props}
          name="emailAddress"
          type="email"
          label={t('travelers.field.email')}
          maxLength={254}
          placeholder={optional}
        />
        <TextPart
          of={props}
          name="phoneNumber"
          type="tel"
          label={t('travelers.field.phone')}
          maxLength={30}
          placeholder={optional}
        />
        <TextPart
          of={props}
          name="knownTravelerNumber"
          label={t('travelers.field.knownTravelerNumber')}
          spellCheck={false}
          maxLength={25}
          placeholder={optional}
        />
        <TextPart
          of={props}
          name="tsaRedressNumber"
          label={t('travelers.field.tsaRedressNumber')}
          spellCheck={false}
          maxLength={25}
          placeholder={optional}
        />
        <LicenseFields {...props} />
      </div>
      <AssistanceFields {...props} />
      <HideSwitch {...props} />
    </FormGroup>
  );
}

/** Kept as typed: its validation is disabled (A §5). */
function LicenseFields({ draft, change }: FormPart) {
  const t = useText();
  const { driverLicense } = draft;
  const set = (part: Partial<SavedTravelerDraft['driverLicense']>) =>
    change({ driverLicense: { ...driverLicense, ...part } });
  return (
    <>
      <TextInput
        name="driverLicense.number"
        label={t('travelers.field.driverLicense')}
        placeholder={t('travelers.optional')}
        value={driverLicense.number}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        onChange={(event) => set({ number: event.target.value })}
      />
      <CountryField
        name="driverLicense.countryOfIssue"
        label={t('profileTravelers.license.country')}
        none={t('profileTravelers.country.choose')}
        value={driverLicense.countryOfIssue}
        onChoose={(countryOfIssue) => set({ countryOfIssue })}
      />
    </>
  );
}

function HideSwitch({ draft, change }: FormPart) {
  const t = useText();
  const hintId = useId();
  return (
    <div>
      <Switch
        name="isHidden"
        label={t('profileTravelers.hide.label')}
        aria-describedby={hintId}
        checked={draft.isHidden}
        onChange={(event) => change({ isHidden: event.target.checked })}
      />
      <p id={hintId} className="small text-2">
        {t('profileTravelers.hide.hint')}
      </p>
    </div>
  );
}
