import { TextArea, TextInput } from '@sojourn/ui/text-input.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CheckoutSection } from './checkout-section.tsx';
import type { StaySectionProps } from './hotels/guest-section.tsx';
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

/** The loyalty number, where the hotel has a program, and requests in words. Both are optional. */
export function HotelSection(props: StaySectionProps) {
  const t = useText();
  const { stay, draft } = props;
  const fieldOf = useFieldOf(props);
  const { loyaltyProgram } = stay;
  const { loyaltyNumber, requests } = draft.draft;
  const program = loyaltyProgram?.name ?? '';
  return (
    <CheckoutSection id="checkout-hotel" title={t('checkout.extras')}>
      <div className="checkout-fields">
        {loyaltyProgram && (
          <TextInput
            {...fieldOf('loyaltyNumber')}
            label={t('checkout.field.loyalty', { program })}
            optional={t('checkout.optional')}
            hint={
              loyaltyNumber.trim() === ''
                ? t('checkout.field.loyaltyMissing', { program })
                : t('checkout.field.loyaltyHint')
            }
            value={loyaltyNumber}
            autoComplete="off"
            maxLength={30}
            onChange={(event) => draft.change({ loyaltyNumber: event.target.value })}
          />
        )}
        <TextArea
          {...fieldOf('requests')}
          label={t('checkout.field.requests')}
          optional={t('checkout.optional')}
          hint={t('checkout.field.requestsHint')}
          value={requests}
          maxLength={500}
          onChange={(event) => draft.change({ requests: event.target.value })}
        />
      </div>
    </CheckoutSection>
  );
}
