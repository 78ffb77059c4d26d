/** A favorite as a card: picture, where it is, its price for the dates or why there is none, its lists. */
import type { Wishlist, WishlistItem } from '@sojourn/contract/wishlists.ts';
import { formatMoney } from '@sojourn/domain/formats.ts';
import { Art } from '@sojourn/ui/content/art.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { PriceBlock } from '@sojourn/ui/content/price-block.tsx';
import { Stars } from '@sojourn/ui/content/stars.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { asArt } from '@sojourn/web/contract-art.ts';
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Suspense, useState } from 'react';
import { nightlyWithFees } from '#hotel/rules/property-fees.ts';
import { FeesNote } from '../fees-note.tsx';
import type { StayDatesAndGuests } from '../search/stay-criteria.ts';
import { useFavoriteLinks } from './favorite-links.tsx';
import { type FavoriteOffer, wholeOf } from './favorite-offer.ts';
import { useStayLists } from './lists/use-stay-lists.ts';

const ChooseLists = lazyPart(() => import('./lists/choose-lists.tsx'));

type FavoriteCardProps = {
  readonly item: WishlistItem;
  readonly list: Wishlist;
  readonly when: StayDatesAndGuests;
  /** Undefined for a stay that is no longer sold. */
  readonly offer: FavoriteOffer | undefined;
  readonly onRetry: () => void;
};

function Price({ offer }: { readonly offer: Extract<FavoriteOffer, { state: 'offered' }> }) {
  const t = useText();
  const locale = useLocale();
  const { price, fees } = offer.stay.offer;
  const perNight = formatMoney(nightlyWithFees(price, fees), locale, { cents: 'never' });
  return (
    <PriceBlock
      lead={t('hotelResults.price.perNight', { price: perNight })}
      total={formatMoney(wholeOf(offer), locale)}
      covers={t('hotelResults.price.covers', { nights: price.nights.length })}
      note={<FeesNote due={fees} />}
    />
  );
}

function Offer({ item, when, offer, onRetry }: FavoriteCardProps) {
  const t = useText();
  const { StayLink } = useFavoriteLinks();
  if (!offer) return <p className="small text-2">{t('profileFavorites.notSold')}</p>;
  if (offer.state === 'checking') return <Skeleton width={140} height={48} />;
  if (offer.state === 'offered') return <Price offer={offer} />;
  return (
    <div className="favorite__none">
      <p className="small text-2">{t(`profileFavorites.${offer.state}`)}</p>
      {offer.state === 'unanswered' ? (
        <button type="button" className="link small card__over favorite__way" onClick={onRetry}>
          {t('shell.retry')}
        </button>
      ) : (
        <StayLink
          place={{ ...when, stayId: item.product.id.value, source: 'favorites', unavailable: true }}
          className="link small card__over favorite__way"
        >
          {t('profileFavorites.otherDates')}
          <span className="visually-hidden"> {item.product.name}</span>
        </StayLink>
      )}
    </div>
  );
}

function Actions({ item, list }: Pick<FavoriteCardProps, 'item' | 'list'>) {
  const t = useText();
  const { change } = useStayLists();
  const [isChoosing, setChoosing] = useState(false);
  const { name, id } = item.product;
  const stay = { stayId: id.value, name };
  const takeOut = () =>
    void change(
      stay,
      { add: [], remove: [{ listId: list.id.value, addedAt: item.addedAt }] },
      {
        text: t('profileFavorites.takenOut', { name, list: list.name }),
        failed: t('shell.favorite.failed', { name }),
      },
    );
  return (
    <div className="favorite__actions card__over">
      <Button variant="tertiary" size="s" onClick={() => setChoosing(true)}>
        {t('profileFavorites.lists')}
        <span className="visually-hidden"> {name}</span>
      </Button>
      <Button variant="tertiary" size="s" onClick={takeOut}>
        {t('profileFavorites.takeOut')}
        <span className="visually-hidden"> {name}</span>
      </Button>
      {isChoosing && (
        <Suspense>
          <ChooseLists stay={stay} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </div>
  );
}

export function FavoriteCard(props: FavoriteCardProps) {
  const { item, list, when, offer } = props;
  const t = useText();
  const { StayLink } = useFavoriteLinks();
  const { id, name, stay } = item.product;
  const isFull = offer?.state === 'unavailable';
  return (
    <Card as="li" link clip className="favorite" data-stay={id.value}>
      <div className="favorite__art">
        {/* A hotel that is gone has no picture: a quiet one of its own takes the place. */}
        <Art
          {...(stay ? asArt(stay.art) : { seed: id.value, kind: 'hotel', time: 'mist' })}
          width={400}
          height={240}
          fill
        />
      </div>
      <div className="favorite__body">
        <h4 className="favorite__name">
          {stay ? (
            <StayLink
              place={{ ...when, stayId: id.value, source: 'favorites', unavailable: isFull }}
              className="title-m card__link"
            >
              {name}
            </StayLink>
          ) : (
            <span className="title-m">{name}</span>
          )}
        </h4>
        {stay && (
          <p className="small text-2 favorite__where">
            <Stars count={stay.stars} label={t('booking.stars', { stars: stay.stars })} />
            <span>{[stay.neighbourhood, stay.city].join(', ')}</span>
          </p>
        )}
        <div className="favorite__offer">
          <Offer {...props} />
        </div>
        <Actions item={item} list={list} />
      </div>
    </Card>
  );
}
