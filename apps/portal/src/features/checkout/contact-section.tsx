import { TextInput } from '@sojourn/ui/text-input.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CheckoutSection } from './checkout-section.tsx';
import { type ProductKind, useProductText } from './product-text.ts';
import { useBankPhone } from './use-bank-phone.ts';
import { type SectionProps, useFieldOf } from './use-field.ts';

/** Where the confirmation and whoever serves the traveler can reach them. */
export function ContactSection(props: SectionProps & { readonly kind: ProductKind }) {
  const t = useText();
  const tOf = useProductText(props.kind);
  const { draft } = props;
  const fieldOf = useFieldOf(props);
  // A checkout of flights begins with it
  const bankPhone = useBankPhone(props.kind === 'Flight');
  const isFromBank = Boolean(bankPhone) && draft.draft.phone.trim() === bankPhone?.trim();
  return (
    <CheckoutSection id="checkout-contact" title={t('checkout.contact')}>
      <div className="checkout-pair">
        <TextInput
          {...fieldOf('email')}
          type="email"
          label={t('checkout.field.email')}
          hint={t('checkout.field.emailHint')}
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
          hint={isFromBank ? t('checkout.field.phoneFromBank') : tOf('checkout.field.phoneHint')}
          value={draft.draft.phone}
          autoComplete="tel"
          maxLength={24}
          onChange={(event) => draft.change({ phone: event.target.value })}
        />
      </div>
    </CheckoutSection>
  );
}
