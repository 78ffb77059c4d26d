import { Art } from '@sojourn/ui/content/art.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useSoldProducts } from '#shared/product/use-products.ts';
import { useIsAgent } from '#shared/session/use-is-agent.ts';
import { useTitle } from '#shared/text/use-title.ts';
import { CardEarns } from './card-earns.tsx';
import { MyOffers } from './my-offers.tsx';
import './premium-offers.css';

/** `/premium-offers/` (A §2.1): the issuer's offers, those of the products, what the cards earn. */
export function PremiumOffersPage() {
  const t = useText();
  const sold = useSoldProducts();
  const isAgent = useIsAgent();
  useTitle(t('premiumOffers.title'));
  return (
    <div className="wrap premium">
      <header className="premium__head">
        <div>
          <h1 className="display-l">{t('premiumOffers.title')}</h1>
          <p className="body-l text-2">{t('premiumOffers.lead')}</p>
        </div>
        <Art seed="premium-offers:head" kind="island" time="golden" width={640} height={260} eager />
      </header>
      {!isAgent && <MyOffers />}
      {sold.map(({ product, offers }) => {
        const { Section } = offers.get();
        return Section && <Section key={product} />;
      })}
      <CardEarns />
    </div>
  );
}
