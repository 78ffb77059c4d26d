/** One stay of the list: picture, facts, terms and price; the whole card is one link. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { StayId } from '@sojourn/domain/ids.ts';
import { formatScore } from '@sojourn/portal/shared/format-score.ts';
import { PolicyTag, PreferredTag } from '@sojourn/portal/shared/policy/policy-tag.tsx';
import { useBookedOn } from '@sojourn/portal/shared/policy/use-booked-on.ts';
import { classNames } from '@sojourn/ui/class-names.ts';
import { Art } from '@sojourn/ui/content/art.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { PriceBlock } from '@sojourn/ui/content/price-block.tsx';
import { Score } from '@sojourn/ui/content/score.tsx';
import { Stars } from '@sojourn/ui/content/stars.tsx';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { formatCount, formatMoney } from '@sojourn/ui/formats.ts';
import { viewOfCancelTerms } from '@sojourn/web/cancel-terms.ts';
import { asArt } from '@sojourn/web/contract-art.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { formatDistance } from '@sojourn/web/text/format-distance.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { CircleCheck, CircleDashed, CircleSlash, Gem, Moon } from 'lucide-react';
import { memo } from 'react';
import { StayLink } from '#hotel/pages/shared/stay-link.tsx';
import type { Hearts } from '#hotel/parts/favorites/use-favorites.ts';
import { FeesNote } from '#hotel/parts/fees-note.tsx';
import type { StayPlace } from '#hotel/parts/stay-place.ts';
import type { StayCard } from '#hotel/wire/stay-search.ts';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { cardTrip, judgeCard } from './judge-card.ts';
import { viewOfPrice } from './price-view.ts';
import { ratingWord } from './rating-word.ts';
import './stay-result.css';

const AMENITIES_SHOWN = 3;
const TERM_ICONS = { good: CircleCheck, warn: CircleDashed, quiet: CircleSlash };

function Rating({ rating }: { readonly rating: StayCard['rating'] }) {
  const t = useText();
  const locale = useLocale();
  const score = formatScore(rating.tenths, locale);
  return (
    <div className="row stay-result__rating">
      <span className="stay-result__reviews">
        <b>{t(ratingWord(rating.tenths))}</b>
        <span className="num">{t('hotelResults.reviews', { count: formatCount(rating.count, locale) })}</span>
      </span>
      <Score value={score} label={t('booking.rating', { score })} />
    </div>
  );
}

/** What the distance is measured from; a map's area has no such point. */
export type Near =
  | { readonly kind: 'center' }
  | { readonly kind: 'near'; readonly name: string }
  | { readonly kind: 'area' };

function useWhere(stay: StayCard, near: Near): string {
  const t = useText();
  const locale = useLocale();
  if (near.kind === 'area') return stay.neighbourhood;
  const values = { neighbourhood: stay.neighbourhood, distance: formatDistance(stay.distanceKm, locale) };
  return near.kind === 'center'
    ? t('hotelResults.where.center', values)
    : t('hotelResults.where.near', { ...values, near: near.name });
}

function Facts({ stay, near }: { readonly stay: StayCard; readonly near: Near }) {
  const t = useText();
  const where = useWhere(stay, near);
  const { offer, amenities } = stay;
  const shown = amenities.slice(0, offer.breakfast ? AMENITIES_SHOWN - 1 : AMENITIES_SHOWN);
  return (
    <>
      <p className="small text-2 stay-result__where">{where}</p>
      <ul className="small text-2 stay-result__amenities">
        {offer.breakfast && <li>{t('hotelResults.breakfast')}</li>}
        {shown.map((amenity) => (
          <li key={amenity}>{t(`hotelResults.amenity.${amenity}`)}</li>
        ))}
      </ul>
    </>
  );
}

function Terms({ stay, checkIn }: { readonly stay: StayCard; readonly checkIn: CalendarDate | undefined }) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const now = useClock().now();
  const bookedOn = useBookedOn();
  const { cancellation, price, roomsLeft, freeCancellation } = stay.offer;
  const dates = checkIn && { startsOn: checkIn, bookedOn };
  const { tone, short } = viewOfCancelTerms(cancellation, price.tripTotal, now, locale);
  const Icon = TERM_ICONS[tone];
  return (
    <div className="stay-result__terms">
      {dates && (
        <>
          <PolicyTag judge={(tier) => judgeCard(tier, stay, dates)} />
          <PreferredTag product="hotels" suppliers={cardTrip(stay, dates).suppliers} />
        </>
      )}
      <span className={classNames('small row gap-1 stay-result__term', `stay-result__term--${tone}`)}>
        <Icon className="icon icon--s" aria-hidden="true" />
        {toText(short)}
      </span>
      {freeCancellation && (
        <span className="small stay-result__term stay-result__term--good">
          {t('hotelResults.flexible', { total: formatMoney(freeCancellation, locale) })}
        </span>
      )}
      {roomsLeft !== null && (
        <span className="small text-2">{t('hotelResults.roomsLeft', { rooms: roomsLeft })}</span>
      )}
      {price.complimentaryNight.amountMinor < 0 && (
        <Tag tone="accent" icon={<Moon aria-hidden="true" />}>
          {t('hotelResults.fourthNight')}
        </Tag>
      )}
    </div>
  );
}

type StayResultProps = {
  readonly stay: StayCard;
  readonly place: Omit<StayPlace, 'stayId'>;
  readonly near: Near;
  /** Its pin is pointed at or chosen on the map. */
  readonly isActive: boolean;
  /** Among the first, so its picture loads at once. */
  readonly isEager: boolean;
  readonly isFavorite: boolean;
  /** Undefined where hearts are not offered. */
  readonly onFavorite: Hearts['set'] | undefined;
  readonly onPoint: (stayId: string | undefined) => void;
};

/** Drawn again only when something of its own changes: the list grows and is pointed at many times. */
export const StayResult = memo(function StayResult(props: StayResultProps) {
  const { stay, place, near, isActive, isEager, isFavorite, onFavorite, onPoint } = props;
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const { stayId, name, collection, offer } = stay;
  const price = viewOfPrice(offer, locale);
  return (
    <Card
      as="article"
      link
      clip
      className={classNames('stay-result appear', isActive && 'stay-result--active')}
      data-stay={stayId}
      onPointerEnter={() => onPoint(stayId)}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={() => onPoint(stayId)}
      onBlur={() => onPoint(undefined)}
    >
      <div className="stay-result__art">
        <Art {...asArt(stay.art)} width={400} height={440} fill eager={isEager} />
        {onFavorite && (
          <FavoriteButton
            stayId={stayId}
            name={name}
            isFavorite={isFavorite}
            onSet={onFavorite}
            className="card__over stay-result__heart"
          />
        )}
        {collection !== 'NoCollection' && (
          <Tag tone="dark" icon={<Gem aria-hidden="true" />} className="stay-result__collection">
            {t(`hotelResults.collection.${collection}.long`)}
          </Tag>
        )}
      </div>
      <div className="stay-result__body">
        <div className="row row--between row--top gap-3">
          <div className="grow">
            <h2 className="title-m">
              <StayLink place={{ ...place, stayId: stayId as StayId }} className="card__link">
                {name}
              </StayLink>
            </h2>
            <p className="stay-result__stars">
              <Stars count={stay.stars} label={t('booking.stars', { stars: stay.stars })} />
            </p>
          </div>
          <Rating rating={stay.rating} />
        </div>
        <Facts stay={stay} near={near} />
        <div className="stay-result__foot">
          <Terms stay={stay} checkIn={place.checkIn} />
          <PriceBlock
            align="end"
            was={price.was === null ? undefined : { price: price.was, label: t('hotelResults.price.was') }}
            lead={<span className="stay-result__lead">{toText(price.lead)}</span>}
            total={price.total}
            covers={toText(price.covers)}
            note={<FeesNote due={offer.fees} />}
            miles={toText(price.miles)}
          />
        </div>
      </div>
    </Card>
  );
});
