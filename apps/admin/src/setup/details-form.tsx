import type { CompanyDetails } from '@sojourn/contract/admin/setup-calls.ts';
import { emailProblem } from '@sojourn/domain/companies/check-import.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type FormEvent, useState } from 'react';

const NONE: CompanyDetails = {
  legalName: '',
  street: '',
  city: '',
  postalCode: '',
  country: 'US',
  contactEmail: '',
};
const FIELDS = ['legalName', 'street', 'city', 'postalCode', 'country', 'contactEmail'] as const;
const AUTOFILL = {
  legalName: 'organization',
  street: 'street-address',
  city: 'address-level2',
  postalCode: 'postal-code',
  country: 'country',
  contactEmail: 'email',
} as const satisfies Record<(typeof FIELDS)[number], string>;

type DetailsFormProps = {
  readonly details: CompanyDetails | null;
  readonly isSaving: boolean;
  readonly onSave: (details: CompanyDetails) => void;
};

export function DetailsForm({ details, isSaving, onSave }: DetailsFormProps) {
  const t = useText();
  const [draft, setDraft] = useState(details ?? NONE);
  const [isTried, setTried] = useState(false);
  const problem = (field: (typeof FIELDS)[number]) => {
    const value = draft[field].trim();
    if (field === 'contactEmail') return emailProblem(value) ? t('adminSetup.problem.email') : undefined;
    if (field === 'country') return /^[A-Z]{2}$/.test(value) ? undefined : t('adminSetup.problem.country');
    return value === '' ? t('adminSetup.problem.empty') : undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (FIELDS.every((field) => problem(field) === undefined)) onSave(draft);
  };
  return (
    <form className="panel" onSubmit={submit} noValidate aria-labelledby="setup-details">
      <div className="panel__head">
        <h2 id="setup-details" className="title-l">
          {t('adminSetup.details')}
        </h2>
      </div>
      <div className="panel__body form-grid">
        {FIELDS.map((field) => (
          <TextInput
            key={field}
            className={field === 'legalName' || field === 'street' ? 'whole' : ''}
            label={t(`adminSetup.details.${field}`)}
            autoComplete={AUTOFILL[field]}
            maxLength={field === 'country' ? 2 : 120}
            value={draft[field]}
            error={isTried ? problem(field) : undefined}
            onChange={({ target: { value } }) =>
              setDraft({ ...draft, [field]: field === 'country' ? value.toUpperCase() : value })
            }
          />
        ))}
      </div>
      <div className="panel__foot">
        <span />
        <Button type="submit" loading={isSaving}>
          {t('adminSetup.save')}
        </Button>
      </div>
    </form>
  );
}
