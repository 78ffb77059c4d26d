/** A favorite as a card: picture, where it is, and its price for the dates or why there is none. */

import { formatMoney } from '@sojourn/domain/formats.ts';
import type { StayId } from '@sojourn/domain/ids.ts';
import { Art } from '@sojourn/ui/art.tsx';
import { Card } from '@sojourn/ui/card.tsx';
import { PriceBlock } from '@sojourn/ui/price-block.tsx';
import { Skeleton } from '@sojourn/ui/skeleton.tsx';
import { Stars } from '@sojourn/ui/stars.tsx';
import { asArt } from '@sojourn/web/contract-art.ts';
import { FavoriteButton } from '@sojourn/web/favorites/favorite-button.tsx';
import type { Hearts } from '@sojourn/web/favorites/use-favorites.ts';
import type { StayDatesAndGuests } from '@sojourn/web/search/stay-criteria.ts';
import { StayLink } from '@sojourn/web/stay-link.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { FavoriteOffer } from './favorite-offer.ts';

export type FavoriteCardProps = {
  readonly stayId: StayId;
  readonly name: string;
  readonly when: StayDatesAndGuests;
  readonly offer: FavoriteOffer;
  readonly hearts: Hearts | undefined;
};

function Offer({ offer }: { readonly offer: FavoriteOffer }) {
  const t = useText();
  const locale = useLocale();
  if (offer.state === 'checking') return <Skeleton width={140} height={48} />;
  if (offer.state !== 'offered') return <p className="small text-2">{t(`home.favorites.${offer.state}`)}</p>;
  const { price } = offer.stay.offer;
  const perNight = formatMoney(price.nightlyAverage, locale, { cents: 'never' });
  return (
    <PriceBlock
      lead={t('results.price.perNight', { price: perNight })}
      total={formatMoney(price.total, locale)}
      covers={t('results.price.covers', { nights: price.nights.length })}
    />
  );
}

export function FavoriteCard({ stayId, name, when, offer, hearts }: FavoriteCardProps) {
  const t = useText();
  const stay = offer.state === 'offered' ? offer.stay : undefined;
  return (
    <Card as="li" link clip className="favorite">
      <div className="favorite__art">
        {/* Without an answer there is no picture of the stay: a quiet one of its own takes the place. */}
        {offer.state !== 'checking' && (
          <Art
            {...(stay ? asArt(stay.art) : { seed: stayId, kind: 'hotel', time: 'mist' })}
            width={400}
            height={240}
            fill
          />
        )}
        {hearts && (
          <FavoriteButton
            {...{ stayId, name }}
            isFavorite={hearts.has(stayId)}
            onSet={hearts.set}
            className="card__over favorite__heart"
          />
        )}
      </div>
      <div className="favorite__body">
        <StayLink place={{ ...when, stayId, source: 'favorites' }} className="title-m card__link">
          {name}
        </StayLink>
        <p className="small text-2 favorite__where">
          {stay && (
            <>
              <Stars count={stay.stars} label={t('booking.stars', { stars: stay.stars })} />
              <span>{[stay.neighbourhood, stay.city].join(', ')}</span>
            </>
          )}
        </p>
        <div className="favorite__offer">
          <Offer offer={offer} />
        </div>
      </div>
    </Card>
  );
}
