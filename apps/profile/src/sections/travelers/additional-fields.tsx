import type { SavedTravelerDraft } from '@sojourn/domain/travelers/saved-traveler-draft.ts';
import { SelectField } from '@sojourn/ui/select-field.tsx';
import { Switch } from '@sojourn/ui/switch.tsx';
import { TextInput } from '@sojourn/ui/text-input.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useId } from 'react';
import { AssistanceFields } from './assistance-fields.tsx';
import { CountryField } from './country-field.tsx';
import { FormGroup } from './form-group.tsx';
import type { FormPart } from './form-part.ts';

/** Gender, security numbers, driver license, assistance, and whether a checkout offers the traveler. */
export function AdditionalFields(props: FormPart) {
  const { draft, change, errorOf } = props;
  const t = useText();
  return (
    <FormGroup group="additional">
      <div className="traveler-grid">
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
        <TextInput
          name="knownTravelerNumber"
          label={t('travelers.field.knownTravelerNumber')}
          placeholder={t('travelers.optional')}
          error={errorOf('knownTravelerNumber')}
          value={draft.knownTravelerNumber}
          autoComplete="off"
          spellCheck={false}
          maxLength={25}
          onChange={(event) => change({ knownTravelerNumber: event.target.value })}
        />
        <TextInput
          name="tsaRedressNumber"
          label={t('travelers.field.redressNumber')}
          placeholder={t('travelers.optional')}
          error={errorOf('tsaRedressNumber')}
          value={draft.tsaRedressNumber}
          autoComplete="off"
          spellCheck={false}
          maxLength={25}
          onChange={(event) => change({ tsaRedressNumber: event.target.value })}
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
