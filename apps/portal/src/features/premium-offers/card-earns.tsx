import { Card, KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { useRewards } from '@sojourn/web/rewards/use-rewards.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useSoldProducts } from '#shared/product/use-products.ts';
import { Link } from '#shared/router/link.tsx';
import { earnsOf } from './offers-view.ts';

/** What each card brings on what is sold here; hidden when none brings anything. */
export function CardEarns() {
  const t = useText();
  const locale = useLocale();
  const sold = useSoldProducts();
  const cards = (useRewards() ?? [])
    .map((account) => ({ account, earns: earnsOf(account, sold, locale) }))
    .filter(({ earns }) => earns.length > 0);
  if (cards.length === 0) return null;
  return (
    <section className="premium-section" aria-labelledby="card-earns">
      <h2 id="card-earns" className="display-m">
        {t('premiumOffers.earn.title')}
      </h2>
      <p className="text-2 premium-section__text">{t('premiumOffers.earn.text')}</p>
      <ul className="premium-earns">
        {cards.map(({ account, earns }) => (
          <Card as="li" padded key={account.accountReferenceId}>
            <h3 className="title-s">
              {t('premiumOffers.earn.card', {
                product: account.productDisplayName,
                lastFour: account.lastFour,
              })}
            </h3>
            <KeyValues>
              {earns.map(({ of: { nav }, rate }) => (
                <KeyValue key={nav.label} label={t(nav.label)} weight="strong">
                  {t('premiumOffers.earn.rate', {
                    rate,
                    currency: account.rewardsBalance.currencyDescription,
                  })}
                </KeyValue>
              ))}
            </KeyValues>
          </Card>
        ))}
      </ul>
      <p>
        <Link to="/terms/" search={{}} hash="credits" className="link link--alone">
          {t('premiumOffers.earn.terms')}
        </Link>
      </p>
    </section>
  );
}
