import { PHONE_MAX } from '@sojourn/domain/travelers/contact.ts';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useProductText } from '#shared/product/product-text.ts';
import type { WireKind } from '#shared/product/rows.ts';
import { CheckoutSection } from '../checkout-section.tsx';
import { type SectionProps, useFieldOf } from '../draft/use-field.ts';
import { type ContactField, sourceOf } from './contact-fill.ts';
import { useKnownContact } from './use-known-contact.ts';

type ContactSectionProps = SectionProps & {
  readonly kind: WireKind;
  /** The form begins with the phone that the bank knows. */
  readonly asksBank: boolean;
};

/** Where the confirmation goes, and how the hotel, airline or rental company can reach the traveler. */
export function ContactSection(props: ContactSectionProps) {
  const t = useText();
  const { draft } = props;
  const fieldOf = useFieldOf(props);
  const hintOf = useHints(props);
  return (
    <CheckoutSection id="checkout-contact" title={t('checkout.contact')}>
      <div className="checkout-pair">
        <TextInput
          {...fieldOf('email')}
          type="email"
          label={t('checkout.field.email')}
          hint={hintOf('email')}
          value={draft.draft.email}
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          onChange={(event) => draft.change({ email: event.target.value })}
        />
        <TextInput
          {...fieldOf('phone')}
          type="tel"
          label={t('checkout.field.phone')}
          hint={hintOf('phone')}
          value={draft.draft.phone}
          autoComplete="tel"
          maxLength={PHONE_MAX}
          onChange={(event) => draft.change({ phone: event.target.value })}
        />
      </div>
    </CheckoutSection>
  );
}

/** Where what stands in a field comes from, or what it is for. */
function useHints({ draft, kind, asksBank }: Omit<ContactSectionProps, 'problems' | 'disabled'>) {
  const t = useText();
  const tOf = useProductText(kind);
  const known = useKnownContact(asksBank);
  return (field: ContactField): string => {
    const source = sourceOf(field, draft.draft, known);
    if (typeof source === 'object') return t('checkout.field.fromTraveler', { name: source.name });
    if (field === 'email')
      return t(source === 'account' ? 'checkout.field.emailHint' : 'checkout.field.emailFor');
    return source === 'account' ? t('checkout.field.phoneFromBank') : tOf('checkout.field.phoneHint');
  };
}
