import { EmptyState } from '@sojourn/ui/feedback/empty-state.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { ErrorProblem } from '#shared/error-problem.tsx';
import { OfferCard } from '#shared/offers/offer-card.tsx';
import { useWallet } from '#shared/offers/use-wallet.ts';
import { Link } from '#shared/router/link.tsx';
import { openOffers } from './offers-view.ts';

/** The wallet's open offers, to be activated here. */
export function MyOffers() {
  const t = useText();
  const { data, error, refetch } = useWallet();
  return (
    <section className="premium-section" aria-labelledby="my-offers">
      <div className="premium-section__head">
        <h2 id="my-offers" className="display-m">
          {t('premiumOffers.mine.title')}
        </h2>
        <Link to="/wallet" className="link link--alone">
          {t('premiumOffers.mine.all')}
        </Link>
      </div>
      {data ? (
        <Offers offers={openOffers(data.offers)} />
      ) : error ? (
        <ErrorProblem code={codeOf(error)} onRetry={() => void refetch()} />
      ) : (
        <ul className="wallet-offers" aria-hidden="true">
          {[1, 2, 3].map((room) => (
            <li key={room}>
              <Skeleton height={290} radius={14} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Offers({ offers }: { readonly offers: ReturnType<typeof openOffers> }) {
  const t = useText();
  if (offers.length === 0) {
    return (
      <EmptyState
        art={{ seed: 'premium-offers', kind: 'desert' }}
        title={t('premiumOffers.mine.none')}
        action={
          <Link to="/wallet" className={buttonClass({ variant: 'secondary' })}>
            {t('premiumOffers.mine.all')}
          </Link>
        }
      >
        {t('premiumOffers.mine.noneText')}
      </EmptyState>
    );
  }
  return (
    <ul className="wallet-offers">
      {offers.map((offer) => (
        <OfferCard key={offer.offerId} offer={offer} />
      ))}
    </ul>
  );
}
