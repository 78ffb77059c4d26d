/** What the traveler's company wants to know of the trip (A §5), whatever is booked. */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { type CustomField, FIELD_VALUE_MAX } from '@sojourn/domain/companies/custom-fields.ts';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CheckoutSection } from '../checkout-section.tsx';
import { type SectionProps, useFieldOf } from '../draft/use-field.ts';
import { companyFieldPath } from './check-company.ts';

type CompanyFieldsProps = SectionProps & Pick<Checkout, 'customFields'>;

export function CompanyFields({ customFields, ...section }: CompanyFieldsProps) {
  const t = useText();
  const businessName = useSession()?.corporateInfo?.businessName ?? '';
  if (customFields.length === 0) return null;
  return (
    <CheckoutSection id="checkout-company" title={t('checkout.company.title', { company: businessName })}>
      <div className="checkout-pair">
        {customFields.map((field) => (
          <CompanyField key={field.key} {...section} field={field} />
        ))}
      </div>
    </CheckoutSection>
  );
}

function CompanyField({ field, ...section }: SectionProps & { readonly field: CustomField }) {
  const t = useText();
  const { draft } = section;
  const { key, label, kind, choices, isRequired } = field;
  const shared = {
    ...useFieldOf(section)(companyFieldPath(key)),
    label,
    value: draft.draft.customFields[key] ?? '',
    required: isRequired,
    optional: isRequired ? undefined : t('checkout.optional'),
  };
  const change = (value: string) =>
    draft.change({ customFields: { ...draft.latest().customFields, [key]: value } });
  if (kind === 'text')
    return (
      <TextInput
        {...shared}
        maxLength={FIELD_VALUE_MAX}
        autoComplete="off"
        onChange={({ target }) => change(target.value)}
      />
    );
  return (
    <SelectField {...shared} onChange={({ target }) => change(target.value)}>
      <option value="">{t('checkout.company.choose')}</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </SelectField>
  );
}
