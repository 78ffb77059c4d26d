/** Credit to use, and the offers that are still to be activated or used. Loaded after the search is there. */
import type { WalletOffer } from '@sojourn/contract/wallet.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { formatCount, formatMoney, formatPercent } from '@sojourn/ui/formats.ts';
import { formatPortalDay } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { BadgePercent, WalletMinimal } from 'lucide-react';
import { viewOfOffer } from '#shared/offers/offer-view.ts';
import { useWallet } from '#shared/offers/use-wallet.ts';
import { Link } from '#shared/router/link.tsx';
import { creditToUse, offersToUse } from './wallet-strip-view.ts';

export default function WalletStrip() {
  const t = useText();
  const locale = useLocale();
  const { data } = useWallet();
  if (!data) return null;
  const credit = creditToUse(data);
  const offers = offersToUse(data);
  if (!credit && offers.length === 0) return null;
  return (
    <ul className="home-wallet" aria-label={t('home.wallet.label')}>
      {credit && (
        <Card as="li" link className="home-wallet__card home-wallet__credit">
          <WalletMinimal className="icon" aria-hidden="true" />
          <div className="grow stack">
            <Link to="/wallet" className="title-s card__link">
              {t('home.wallet.credit')}
            </Link>
            <span className="small text-2">
              {t('home.wallet.creditText', {
                amount: formatMoney(data.spendable, locale),
                first: formatMoney(credit.amount, locale),
                day: formatPortalDay(credit.at, locale, 'year'),
              })}
            </span>
          </div>
        </Card>
      )}
      {offers.map((offer) => (
        <OfferLine key={offer.offerId} offer={offer} />
      ))}
    </ul>
  );
}

function OfferLine({ offer }: { readonly offer: WalletOffer }) {
  const toText = useTextRef();
  const locale = useLocale();
  const view = viewOfOffer(offer, {
    money: (amount) =>
      formatMoney(amount, locale, { cents: amount.amountMinor % 100 === 0 ? 'never' : 'always' }),
    count: (count) => formatCount(count, locale),
    percent: (basisPoints) => formatPercent(basisPoints, locale),
    day: (at) => formatPortalDay(at, locale, 'day'),
  });
  return (
    <Card as="li" link className="home-wallet__card">
      <BadgePercent className="icon" aria-hidden="true" />
      <div className="grow stack">
        <Link to="/wallet" className="title-s card__link">
          {toText(view.title)}
        </Link>
        <span className="small text-2">{toText(view.terms)}</span>
      </div>
    </Card>
  );
}
