import type { SavedTravelerDraft } from '@sojourn/domain/travelers/saved-traveler-draft.ts';
import { Switch } from '@sojourn/ui/switch.tsx';
import { TextInput } from '@sojourn/ui/text-input.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useId } from 'react';
import { AssistanceFields } from './assistance-fields.tsx';
import { CountryField } from './country-field.tsx';
import { FormGroup } from './form-group.tsx';
import type { FormPart } from './form-part.ts';

/** How they are reached, numbers for security, driver license, assistance, whether a checkout offers them. */
export function AdditionalFields(props: FormPart) {
  const { draft, change, errorOf } = props;
  const t = useText();
  return (
    <FormGroup group="additional">
      <div className="traveler-grid">
        <ContactFields {...props} />
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

function ContactFields({ draft, change, errorOf }: FormPart) {
  const t = useText();
  return (
    <>
      <TextInput
        type="email"
        name="emailAddress"
        label={t('travelers.field.email')}
        placeholder={t('travelers.optional')}
        error={errorOf('emailAddress')}
        value={draft.emailAddress}
        autoComplete="off"
        maxLength={254}
        onChange={(event) => change({ emailAddress: event.target.value })}
      />
      <TextInput
        type="tel"
        name="phoneNumber"
        label={t('travelers.field.phone')}
        placeholder={t('travelers.optional')}
        error={errorOf('phoneNumber')}
        value={draft.phoneNumber}
        autoComplete="off"
        maxLength={30}
        onChange={(event) => change({ phoneNumber: event.target.value })}
      />
    </>
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
