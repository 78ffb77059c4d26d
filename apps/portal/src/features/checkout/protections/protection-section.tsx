import type { Protection } from '@sojourn/domain/protections/clause.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { ReactNode } from 'react';
import { CheckoutSection } from '../checkout-section.tsx';
import { CancelCard } from './cancel-card.tsx';
import { ChangeCard } from './change-card.tsx';
import { HelpCard } from './help-card.tsx';
import { PartialBanner } from './partial-banner.tsx';
import type { CardProps } from './protection-card.tsx';

/** Those that can be chosen here. */
const CARDS: Partial<Record<Protection, (props: CardProps) => ReactNode>> = {
  cancelForAnyReason: CancelCard,
  changeForAnyReason: ChangeCard,
  disruption: HelpCard,
  missedConnection: HelpCard,
};

type Props = Omit<CardProps, 'offer'>;

/** What can be bought to protect the trip. Nothing is chosen for anybody, and no answer is none of it. */
export function ProtectionSection({ checkout, disabled }: Props) {
  const t = useText();
  const offers = checkout.protections.filter(({ quote, protection }) => quote !== null && CARDS[protection]);
  if (offers.length === 0)
    return (
      <div className="checkout-partial">
        <PartialBanner {...checkout} />
      </div>
    );
  return (
    <CheckoutSection id="checkout-protect" title={t('protections.section.title')}>
      <p className="text-2 checkout-note">{t('protections.section.lead')}</p>
      <PartialBanner {...checkout} />
      {offers.map((offer) => {
        const Card = CARDS[offer.protection] ?? CancelCard;
        return <Card key={offer.protection} checkout={checkout} offer={offer} disabled={disabled} />;
      })}
    </CheckoutSection>
  );
}
