/** The chosen home as a small card at its pin; the map moves so far that all of it is seen. */
import { formatScore } from '@sojourn/portal/shared/format-score.ts';
import { formatMiles, formatMoney } from '@sojourn/ui/formats.ts';
import { asArt } from '@sojourn/web/contract-art.ts';
import { MapCard, MapCardRoom } from '@sojourn/web/map/map-card.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { HomeLink } from '#home/pages/shared/home-link.tsx';
import type { HomeCard } from '#home/wire/home-search.ts';
import type { HomePlace } from '../search/home-place.ts';
import type { HomePin } from './home-pins.tsx';

type CardProps = {
  /** Undefined while it's being asked for. */
  readonly home: HomeCard | undefined;
  readonly place: Pick<HomePlace, 'party' | 'searched'>;
  readonly onClose: () => void;
};

export function PinCard({ home, place, onClose }: CardProps) {
  const t = useText();
  const locale = useLocale();
  if (!home) return <MapCardRoom />;
  const { homeId, checkIn, checkOut, rating, bedrooms, neighborhood } = home;
  const score = formatScore(rating.tenths, locale);
  const facts = [
    rating.count > 0 ? score : t('homes.new'),
    t('homes.bedrooms', { count: bedrooms }),
    neighborhood,
  ];
  return (
    <MapCard
      art={asArt(home.art)}
      title={
        <HomeLink place={{ ...place, homeId, checkIn, checkOut }} className="title-s card__link">
          {home.name}
        </HomeLink>
      }
      onClose={onClose}
    >
      <p className="small text-2">{facts.join(' · ')}</p>
      <p className="small map-popup__price">
        <b className="num">{formatMoney(home.total, locale)}</b>{' '}
        <span className="text-2">{t('homeResults.map.nights', { nights: home.nights })}</span>
      </p>
      <p className="micro text-brand num">
        {t('homes.price.miles', { miles: formatMiles(home.miles, locale) })}
      </p>
    </MapCard>
  );
}

type Room = { readonly top: number; readonly right: number; readonly left: number };

/** Half the card's width, and its height with the pin's. */
const HALF = 172;
const HEIGHT = 172;

/** Moves the map when the card of a chosen pin would be cut off. */
export function useCardInView(map: MapLibreMap, pin: HomePin | undefined, room: Room): void {
  const { lon, lat } = pin?.position ?? {};
  const { top, right, left } = room;
  useEffect(() => {
    if (lon === undefined || lat === undefined) return;
    const { x, y } = map.project([lon, lat]);
    const { clientWidth } = map.getContainer();
    const wide = Math.min(HALF, (clientWidth - left - right) / 2);
    const moveX = Math.min(0, x - wide - left) + Math.max(0, x + wide + right - clientWidth);
    const moveY = Math.min(0, y - HEIGHT - top);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (moveX !== 0 || moveY !== 0) map.panBy([moveX, moveY], { animate: !isStill });
  }, [map, lon, lat, top, right, left]);
}
