import { AddCard } from '@sojourn/web/cards/add-card.tsx';
import '@sojourn/web/cards/cards.css';
import { SavedCards } from '@sojourn/web/cards/saved-cards.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTitle } from '@sojourn/web/text/use-title.ts';
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
