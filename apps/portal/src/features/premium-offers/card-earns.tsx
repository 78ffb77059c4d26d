import { can } from '@sojourn/domain/tenants/tenant.ts';
import { Card, KeyValue, KeyValues } from '@sojourn/ui/card.tsx';
import { useRewards } from '@sojourn/web/rewards/use-rewards.ts';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Link } from '@tanstack/react-router';
import { earnsOf } from './offers-view.ts';

const SOLD = ['hotels', 'flights'] as const;

/** What each card brings on what is sold here; hidden when none brings anything. */
export function CardEarns() {
  const t = useText();
  const tenant = useTenant();
  const sold = SOLD.filter((what) => can(tenant, what));
  const cards = (useRewards() ?? [])
    .map((account) => ({ account, earns: earnsOf(account, sold) }))
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
              {earns.map(({ what, rate }) => (
                <KeyValue key={what} label={t(`premiumOffers.earn.${what}`)} weight="strong">
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
