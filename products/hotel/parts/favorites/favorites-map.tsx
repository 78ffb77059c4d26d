/** The stays of the lists on the map; those without a price for the dates are there too. */
import type { WishlistItem } from '@sojourn/contract/wishlists.ts';
import { formatMoney } from '@sojourn/domain/formats.ts';
import { asArt } from '@sojourn/web/contract-art.ts';
import { fitBox } from '@sojourn/web/map/fit-box.ts';
import { MapCard } from '@sojourn/web/map/map-card.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMemo, useState } from 'react';
import { MapPanel } from '../map/map-panel.tsx';
import type { StayDatesAndGuests } from '../search/stay-criteria.ts';
import { useFavoriteLinks } from './favorite-links.tsx';
import { type FavoriteOffer, WORLD, wholeOf } from './favorite-offer.ts';
import { onMap } from './favorites-pins.ts';
import { useFavoriteIds } from './use-favorites.ts';

type FavoritesMapProps = {
  readonly items: readonly WishlistItem[];
  readonly when: StayDatesAndGuests;
  readonly offerOf: (stayId: string) => FavoriteOffer;
};

const NONE: ReadonlySet<string> = new Set();

export function FavoritesMap({ items, when, offerOf }: FavoritesMapProps) {
  const t = useText();
  const [activeId, setActiveId] = useState<string>();
  const [chosenId, setChosenId] = useState<string>();
  const favorites = useFavoriteIds();
  const { pins, names, missing } = onMap(items, offerOf);
  const places = JSON.stringify(pins.map(({ position }) => position));
  // biome-ignore lint/correctness/useExhaustiveDependencies: prices come later and move nothing
  const box = useMemo(() => fitBox(pins, WORLD), [places]);
  const chosen = items.find(({ product }) => product.id.value === chosenId);
  if (pins.length === 0) return <p className="text-2">{t('profileFavorites.map.none')}</p>;
  return (
    <>
      <div className="favorites__map">
        <MapPanel
          box={box}
          pins={pins}
          names={names}
          favorites={favorites}
          activeId={activeId}
          chosenId={chosenId}
          isOwnBox={false}
          isWide
          seen={NONE}
          onPoint={setActiveId}
          onChoose={setChosenId}
          popup={
            chosen && (
              <Chosen
                item={chosen}
                offer={offerOf(chosen.product.id.value)}
                when={when}
                onClose={() => setChosenId(undefined)}
              />
            )
          }
        />
      </div>
      {missing > 0 && <p className="small text-2">{t('profileFavorites.map.missing', { count: missing })}</p>}
    </>
  );
}

type ChosenProps = {
  readonly item: WishlistItem;
  readonly offer: FavoriteOffer;
  readonly when: StayDatesAndGuests;
  readonly onClose: () => void;
};

function Chosen({ item: { product }, offer, when, onClose }: ChosenProps) {
  const t = useText();
  const locale = useLocale();
  const { StayLink } = useFavoriteLinks();
  const { id, name, stay } = product;
  if (!stay) return null;
  const isFull = offer.state === 'unavailable';
  return (
    <MapCard
      art={asArt(stay.art)}
      title={
        <StayLink
          place={{ ...when, stayId: id.value, source: 'favorites', unavailable: isFull }}
          className="title-s card__link"
        >
          {name}
        </StayLink>
      }
      onClose={onClose}
    >
      <p className="small text-2">{[stay.neighbourhood, stay.city].join(', ')}</p>
      {offer.state === 'offered' ? (
        <p className="small map-popup__price">
          <b className="num">{formatMoney(wholeOf(offer), locale)}</b>{' '}
          <span className="text-3">
            {t('hotelResults.map.nights', { nights: offer.stay.offer.price.nights.length })}
          </span>
        </p>
      ) : (
        <p className="small text-2 map-popup__price">
          {t(offer.state === 'checking' ? 'shell.loading' : `profileFavorites.${offer.state}`)}
        </p>
      )}
    </MapCard>
  );
}
