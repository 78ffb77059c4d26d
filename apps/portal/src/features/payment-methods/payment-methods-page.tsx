import { Banner } from '@sojourn/ui/banner.tsx';
import { Button } from '@sojourn/ui/button.tsx';
import { Card } from '@sojourn/ui/card.tsx';
import { Skeleton } from '@sojourn/ui/skeleton.tsx';
import { AddCard } from '@sojourn/web/cards/add-card.tsx';
import '@sojourn/web/cards/cards.css';
import { useKeptHere, usePaymentMethods } from '@sojourn/web/cards/use-payment-methods.ts';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTitle } from '@sojourn/web/text/use-title.ts';
import { SavedCard } from './saved-card.tsx';
import './payment-methods.css';

/** Saved cards (A §2.9): the profile's section payment-methods. */
export function PaymentMethodsPage() {
  const t = useText();
  useTitle(t('cards.title'));
  return (
    <div className="wrap payment-methods">
      <h1 className="display-l">{t('cards.title')}</h1>
      <p className="text-2">{t('cards.intro')}</p>
      <SavedCards />
      <AddCard />
    </div>
  );
}

function SavedCards() {
  const t = useText();
  const { issuerName } = useTenant();
  const methods = usePaymentMethods();
  const keptHere = useKeptHere() !== false;
  if (methods.isPending) {
    return (
      <Card padded role="status">
        <span className="visually-hidden">{t('cards.fetching')}</span>
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
