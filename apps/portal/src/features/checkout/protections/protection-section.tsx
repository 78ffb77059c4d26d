import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { Protection } from '@sojourn/domain/protections/clause.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CheckoutSection } from '../checkout-section.tsx';
import { ChangeCard } from './change-card.tsx';
import { HelpCard } from './help-card.tsx';
import { PartialBanner } from './partial-banner.tsx';
import { ProtectionCard } from './protection-card.tsx';

/** Those that can be chosen here. */
const CARDS: Partial<Record<Protection, typeof ProtectionCard>> = {
  cancelForAnyReason: ProtectionCard,
  changeForAnyReason: ChangeCard,
  disruption: HelpCard,
  missedConnection: HelpCard,
};

type Props = { readonly checkout: Checkout; readonly disabled: boolean };

/** What can be bought to protect the trip. Nothing is chosen for anybody, and no answer is none of it. */
export function ProtectionSection({ checkout, disabled }: Props) {
  const t = useText();
  const offers = checkout.protections.filter(({ quote, protection }) => quote !== null && CARDS[protection]);
  if (offers.length === 0) return <PartialBanner {...checkout} />;
  return (
    <CheckoutSection id="checkout-protect" title={t('protections.section.title')}>
      <p className="text-2 checkout-note">{t('protections.section.lead')}</p>
      <PartialBanner {...checkout} />
      {offers.map((offer) => {
        const Card = CARDS[offer.protection] ?? ProtectionCard;
        return <Card key={offer.protection} checkout={checkout} offer={offer} disabled={disabled} />;
      })}
    </CheckoutSection>
  );
}
