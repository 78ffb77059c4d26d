import type { StayId } from '@sojourn/domain/ids.ts';
import { formatScore } from '@sojourn/portal/shared/format-score.ts';
import { formatMiles, formatMoney } from '@sojourn/ui/formats.ts';
import { asArt } from '@sojourn/web/contract-art.ts';
import { MapCard, MapCardRoom } from '@sojourn/web/map/map-card.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { StayLink } from '#hotel/pages/shared/stay-link.tsx';
import { FeesNote } from '#hotel/parts/fees-note.tsx';
import type { StayPlace } from '#hotel/parts/stay-place.ts';
import { wholeTotal } from '#hotel/rules/property-fees.ts';
import type { StayCard } from '#hotel/wire/stay-search.ts';

type MapPopupProps = {
  /** Undefined while it is being asked for. */
  readonly stay: StayCard | undefined;
  readonly place: Omit<StayPlace, 'stayId'>;
  readonly onClose: () => void;
};

/** The chosen stay as a small card over the map. */
export function MapPopup({ stay, place, onClose }: MapPopupProps) {
  const t = useText();
  const locale = useLocale();
  if (!stay) return <MapCardRoom />;
  const { offer, rating } = stay;
  const score = formatScore(rating.tenths, locale);
  return (
    <MapCard
      art={asArt(stay.art)}
      title={
        <StayLink
          place={{ ...place, stayId: stay.stayId as StayId, source: 'map' }}
          className="title-s card__link"
        >
          {stay.name}
        </StayLink>
      }
      onClose={onClose}
    >
      <p className="small text-2">
        <span className="visually-hidden">{t('booking.rating', { score })}</span>
        <span aria-hidden="true">{score}</span> · {stay.neighbourhood}
      </p>
      <p className="small map-popup__price">
        <b className="num">{formatMoney(wholeTotal(offer.price.tripTotal, offer.fees), locale)}</b>{' '}
        <span className="text-3">{t('hotelResults.map.nights', { nights: offer.price.nights.length })}</span>
        <FeesNote due={offer.fees} />
      </p>
      <p className="micro text-brand num">
        {t('hotelResults.price.miles', { miles: formatMiles(offer.miles, locale) })}
      </p>
    </MapCard>
  );
}
