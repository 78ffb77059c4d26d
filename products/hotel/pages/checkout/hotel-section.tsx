import { CheckoutSection } from '@sojourn/portal/features/checkout/checkout-section.tsx';
import { useCompanyPrograms } from '@sojourn/portal/features/checkout/contact/use-company-programs.ts';
import { useFieldOf } from '@sojourn/portal/features/checkout/draft/use-field.ts';
import { TextArea, TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { StaySectionProps } from './guest-section.tsx';

/** The loyalty number, where the hotel has a program, and requests in words. Both are optional. */
export function HotelSection(props: StaySectionProps) {
  const t = useText();
  const { stay, draft } = props;
  const fieldOf = useFieldOf(props);
  const { loyaltyProgram } = stay;
  const { loyaltyNumber, requests } = draft.draft;
  const program = loyaltyProgram?.name ?? '';
  const { hotelLoyalty: programs, emailAddress } = useCompanyPrograms();
  const isCompanyNumber = loyaltyProgram !== null && programs[loyaltyProgram.code] === loyaltyNumber.trim();
  return (
    <CheckoutSection id="checkout-hotel" title={t('checkout.extras')}>
      <div className="checkout-fields">
        {loyaltyProgram && (
          <TextInput
            {...fieldOf('loyaltyNumber')}
            label={t('hotel.checkout.field.loyalty', { program })}
            optional={t('checkout.optional')}
            hint={
              loyaltyNumber.trim() === ''
                ? t('hotel.checkout.field.loyaltyMissing', { program })
                : isCompanyNumber
                  ? emailAddress === ''
                    ? t('hotel.checkout.field.loyaltyCompany')
                    : t('hotel.checkout.field.loyaltyCompanyAsk', { email: emailAddress })
                  : t('hotel.checkout.field.loyaltyHint')
            }
            value={loyaltyNumber}
            autoComplete="off"
            maxLength={30}
            onChange={(event) => draft.change({ loyaltyNumber: event.target.value })}
          />
        )}
        <TextArea
          {...fieldOf('requests')}
          label={t('hotel.checkout.field.requests')}
          optional={t('checkout.optional')}
          hint={t('hotel.checkout.field.requestsHint')}
          value={requests}
          maxLength={500}
          onChange={(event) => draft.change({ requests: event.target.value })}
        />
      </div>
    </CheckoutSection>
  );
}
