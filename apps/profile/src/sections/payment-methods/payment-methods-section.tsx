import { AddCard } from '@sojourn/web/cards/add-card.tsx';
import { SavedCards } from '@sojourn/web/cards/saved-cards.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import './payment-methods.css';

/** Saved cards, adding one and taking one off the list (A §2.9). */
export function PaymentMethodsSection() {
  const t = useText();
  return (
    <div className="profile-cards">
      <header className="profile-cards__head">
        <h2 className="display-m">{t('cards.title')}</h2>
        <p className="text-2">{t('cards.intro')}</p>
      </header>
      <SavedCards />
      <AddCard />
    </div>
  );
}
