import { Card } from '@sojourn/ui/content/card.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useTenant } from '../tenant/tenant.tsx';
import { useText } from '../text/use-text.tsx';
import './cards.css';
import { SavedCard } from './saved-card.tsx';
import { usePaymentMethods, useStoresCards } from './use-payment-methods.ts';

/** The saved cards (A §2.9), or why there are none to show. Needs the messages `cards`. */
export function SavedCards() {
  const t = useText();
  const { issuerName } = useTenant();
  const methods = usePaymentMethods();
  const keptHere = useStoresCards() !== false;
  if (methods.isPending) {
    return (
      <Card padded role="status" className="saved-cards-wait">
        <span className="small text-2">{t('cards.fetching')}</span>
        <Skeleton height={56} />
      </Card>
    );
  }
  if (methods.isError) {
    const again = (
      <Button variant="secondary" size="s" onClick={() => void methods.refetch()}>
        {t('cards.failedRetry')}
      </Button>
    );
    return (
      <Banner tone="bad" live="alert" action={again}>
        {t('cards.failed')}
      </Banner>
    );
  }
  if (methods.data.length === 0) {
    return (
      <Banner tone="info" title={t('cards.none.title')}>
        {keptHere && t('cards.none.text', { issuer: issuerName })}
      </Banner>
    );
  }
  return (
    <Card>
      <ul className="card__rows" aria-label={t('cards.list')}>
        {methods.data.map((card, index) => (
          <SavedCard key={card.paymentId} card={card} index={index} removable={keptHere} />
        ))}
      </ul>
    </Card>
  );
}
