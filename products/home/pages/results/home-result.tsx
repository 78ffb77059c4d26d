/** One home of the list: picture, facts, terms and price; the whole card is one link. */
import { formatScore } from '@sojourn/portal/shared/format-score.ts';
import { PolicyTag } from '@sojourn/portal/shared/policy/policy-tag.tsx';
import { useBookedOn } from '@sojourn/portal/shared/policy/use-booked-on.ts';
import { classNames } from '@sojourn/ui/class-names.ts';
import { Art } from '@sojourn/ui/content/art.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Score } from '@sojourn/ui/content/score.tsx';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { formatCount } from '@sojourn/ui/formats.ts';
import { viewOfCancelTerms } from '@sojourn/web/cancel-terms.ts';
import { asArt } from '@sojourn/web/contract-art.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { CircleCheck, CircleDashed, CircleSlash, Clock, Zap } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { HomeLink } from '#home/pages/shared/home-link.tsx';
import { HomePriceBlock } from '#home/pages/shared/home-price-block.tsx';
import { HomeRooms } from '#home/pages/shared/home-rooms.tsx';
import type { HomeCard } from '#home/wire/home-search.ts';
import type { HomePlace } from '../search/home-place.ts';
import './home-result.css';
import { judgeHome } from './judge-home.ts';

const TERM_ICONS = { good: CircleCheck, warn: CircleDashed, quiet: CircleSlash };

function HomeRating({ rating }: Pick<HomeCard, 'rating'>) {
  const t = useText();
  const locale = useLocale();
  if (rating.count === 0) return <span className="small text-2">{t('homes.new')}</span>;
  const score = formatScore(rating.tenths, locale);
  return (
    <span className="row home-result__rating">
      <span className="small text-2 num">
        {formatCount(rating.count, locale)}
        <span className="visually-hidden"> {t('homes.reviewsWord', { count: rating.count })}</span>
      </span>
      <Score value={score} label={t('booking.rating', { score })} />
    </span>
  );
}

function Terms({ home }: { readonly home: HomeCard }) {
  const toText = useTextRef();
  const locale = useLocale();
  const { tone, short } = viewOfCancelTerms(home.cancellation, home.total, useClock().now(), locale);
  const Icon = TERM_ICONS[tone];
  return (
    <span className={classNames('small row gap-2 home-result__term', `home-result__term--${tone}`)}>
      <Icon className="icon icon--s" aria-hidden="true" />
      {toText(short)}
    </span>
  );
}

function BookingTag({ booking }: Pick<HomeCard, 'booking'>) {
  const t = useText();
  return booking === 'instant' ? (
    <Tag tone="brand" icon={<Zap aria-hidden="true" />}>
      {t('homes.booking.instant')}
    </Tag>
  ) : (
    <Tag icon={<Clock aria-hidden="true" />}>{t('homes.booking.request')}</Tag>
  );
}

type HomeResultProps = {
  readonly home: HomeCard;
  readonly place: HomePlace;
  /** Its pin is pointed at or chosen on the map. */
  readonly isActive?: boolean;
  /** Among the first, so its picture loads at once. */
  readonly isEager?: boolean;
  readonly onPoint: (homeId: string | undefined) => void;
  /** Over the picture. */
  readonly tag?: ReactNode;
  /** In place of the terms, for a home that isn't free as it was asked for. */
  readonly instead?: ReactNode;
};

/** Drawn again only when something of its own changes: the list grows and is pointed at many times. */
export const HomeResult = memo(function HomeResult(props: HomeResultProps) {
  const { home, place, isActive = false, isEager = false, onPoint, tag, instead } = props;
  const t = useText();
  const bookedOn = useBookedOn();
  const { homeId, kind, neighborhood } = home;
  return (
    <Card
      as="article"
      link
      clip
      className={classNames('home-result appear', isActive && 'home-result--active')}
      data-home={homeId}
      onPointerEnter={() => onPoint(homeId)}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={() => onPoint(homeId)}
      onBlur={() => onPoint(undefined)}
    >
      <div className="home-result__art">
        <Art {...asArt(home.art)} width={400} height={258} fill eager={isEager} />
        {tag}
      </div>
      <div className="home-result__body">
        <div className="row row--between row--base gap-3">
          <h2 className="title-m grow">
            <HomeLink place={place} className="card__link">
              {home.name}
            </HomeLink>
          </h2>
          <HomeRating rating={home.rating} />
        </div>
        <p className="small text-2">{t(`homes.entire.${kind}`, { area: neighborhood })}</p>
        <HomeRooms home={home} />
        <PolicyTag judge={(tier) => judgeHome(tier, home, bookedOn)} />
        <div className="row row--between row--wrap home-result__terms">
          {instead ?? (
            <>
              <Terms home={home} />
              <BookingTag booking={home.booking} />
            </>
          )}
        </div>
        <div className="home-result__foot">
          <HomePriceBlock home={home} />
        </div>
      </div>
    </Card>
  );
});
