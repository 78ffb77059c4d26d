import { Card, KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { WalletCard } from '@sojourn/ui/content/wallet-card.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatMiles, formatMoney } from '@sojourn/ui/formats.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { cardHue } from '@sojourn/web/card-hue.ts';
import { ErrorProblem } from '@sojourn/web/page-state.tsx';
import { useRewards } from '@sojourn/web/rewards/use-rewards.ts';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { OfferCard } from '#shared/offers/offer-card.tsx';
import { useWallet } from '#shared/offers/use-wallet.ts';
import { useTitle } from '#shared/text/use-title.ts';
import { ActivitySection } from './activity-section.tsx';
import { BalanceCard } from './balance-card.tsx';
import { VoucherForm } from './voucher-form.tsx';
import './wallet.css';

/** My Travel Credits and Offers (B §2): balance, cards, offers, the whole ledger. */
export function WalletPage() {
  const t = useText();
  useTitle(t('wallet.title'));
  const { data, error, refetch } = useWallet();
  return (
    <div className="wrap wallet">
      <h1 className="display-l">{t('wallet.title')}</h1>
      <p className="text-2 wallet__intro">{t('wallet.intro')}</p>
      {!data && error && <ErrorProblem code={codeOf(error)} onRetry={() => void refetch()} />}
      {(data || !error) && (
        <>
          <div className="wallet__top">
            {data ? <BalanceCard wallet={data} /> : <Skeleton height={268} radius={20} />}
            <Cards />
          </div>
          {data && data.offers.length > 0 && (
            <section className="wallet-section" aria-labelledby="wallet-offers">
              <h2 id="wallet-offers" className="display-m">
                {t('wallet.offers.title')}
              </h2>
              <ul className="wallet-offers">
                {data.offers.map((offer) => (
                  <OfferCard key={offer.offerId} offer={offer} />
                ))}
              </ul>
              <details className="wallet-how small text-2">
                <summary className="link--alone">{t('wallet.offers.how')}</summary>
                <p>{t('wallet.offers.howText')}</p>
              </details>
            </section>
          )}
          <ActivitySection />
          <VoucherForm />
        </>
      )}
    </div>
  );
}

/**
 * The cards of the rewards accounts with what each holds, best first; the others as a list below the first.
 */
function Cards() {
  const t = useText();
  const locale = useLocale();
  const { issuerName } = useTenant();
  const session = useSession();
  const accounts = useRewards();
  if (!accounts) return <Skeleton height={222} radius={14} />;
  const [first, ...others] = accounts;
  if (!first) {
    return (
      <Card padded>
        <p className="text-2">{t('wallet.cards.none', { issuer: issuerName })}</p>
      </Card>
    );
  }
  const balance = ({ rewardsBalance, rewardsCashEquivalent }: typeof first) => (
    <>
      <b className="strong">
        {rewardsBalance.currency === 'USD'
          ? formatMoney(rewardsCashEquivalent.value, locale)
          : t('wallet.cards.miles', { miles: formatMiles(rewardsBalance.value, locale) })}
      </b>
      {rewardsBalance.currency !== 'USD' && (
        <span className="text-2">
          {' '}
          {t('wallet.cards.worth', { value: formatMoney(rewardsCashEquivalent.value, locale) })}
        </span>
      )}
    </>
  );
  return (
    <section className="wallet-cards" aria-label={t('wallet.cards.title')}>
      <WalletCard
        hue={cardHue(first.productDisplayName, 0)}
        name={shortProduct(first.productDisplayName, issuerName)}
        issuer={issuerName}
        lastFour={first.lastFour}
        endingLabel={t('wallet.cards.ending')}
        holder={session ? `${session.userInfo.firstName} ${session.userInfo.lastName}` : ''}
      />
      <KeyValues className="small">
        <KeyValue label={t('wallet.cards.balance')}>{balance(first)}</KeyValue>
        {others.map((account) => (
          <KeyValue
            key={account.accountReferenceId}
            label={t('wallet.cards.other', {
              product: account.productDisplayName,
              lastFour: account.lastFour,
            })}
          >
            {balance(account)}
          </KeyValue>
        ))}
      </KeyValues>
    </section>
  );
}

/** The product without the issuer's first word, as it stands on the card: "Summit" of "Harbor Summit". */
function shortProduct(product: string, issuerName: string): string {
  const word = `${issuerName.split(' ')[0]} `;
  return product.startsWith(word) ? product.slice(word.length) : product;
}
