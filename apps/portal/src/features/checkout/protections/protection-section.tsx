import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CheckoutSection } from '../checkout-section.tsx';
import { ProtectionCard } from './protection-card.tsx';

type Props = { readonly checkout: Checkout; readonly disabled: boolean };

/** What can be bought to protect the trip. Nothing is chosen for anybody, and no answer is none of it. */
export function ProtectionSection({ checkout, disabled }: Props) {
  const t = useText();
  const offers = checkout.protections.filter(({ quote }) => quote !== null);
  if (offers.length === 0) return null;
  return (
    <CheckoutSection id="checkout-protect" title={t('protections.section.title')}>
      <p className="text-2 checkout-note">{t('protections.section.lead')}</p>
      {offers.map((offer) => (
        <ProtectionCard key={offer.protection} checkout={checkout} offer={offer} disabled={disabled} />
      ))}
    </CheckoutSection>
  );
}
