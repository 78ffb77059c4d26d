import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { AirlineCreditsList } from '#shared/airline-credits/airline-credits-list.tsx';
import { useAirlineCredits } from '#shared/airline-credits/use-airline-credits.ts';
import { ErrorProblem } from '#shared/error-problem.tsx';
import { OfferCard } from '#shared/offers/offer-card.tsx';
import { useWallet } from '#shared/offers/use-wallet.ts';
import { useTitle } from '#shared/text/use-title.ts';
import { ActivitySection } from './activity-section.tsx';
import { BalanceCard } from './balance-card.tsx';
import { PendingCredits } from './pending-credits.tsx';
import { ReferralCard } from './referral-card.tsx';
import { RewardsCards } from './rewards-cards.tsx';
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
            <RewardsCards />
          </div>
          {data && <PendingCredits pending={data.pending} />}
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
          <AirlineCredits />
          <ActivitySection />
          <ReferralCard />
          <VoucherForm />
        </>
      )}
    </div>
  );
}

/** Nothing for who has none. */
function AirlineCredits() {
  const t = useText();
  const credits = useAirlineCredits().data?.credits ?? [];
  if (credits.length === 0) return null;
  return (
    <section className="wallet-section" aria-labelledby="wallet-airline-credits">
      <h2 id="wallet-airline-credits" className="display-m">
        {t('wallet.airlineCredits.title')}
      </h2>
      <p className="text-2">{t('wallet.airlineCredits.text')}</p>
      <AirlineCreditsList credits={credits} />
    </section>
  );
}
