/** An activity as a card of the list: what it is, on which days it fits, what it costs. */
import { formatScore } from '@sojourn/portal/shared/format-score.ts';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { classNames } from '@sojourn/ui/class-names.ts';
import { Art } from '@sojourn/ui/content/art.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { PriceBlock } from '@sojourn/ui/content/price-block.tsx';
import { Score } from '@sojourn/ui/content/score.tsx';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { formatCount, formatDate, formatMiles, formatMoney, formatWeekday } from '@sojourn/ui/formats.ts';
import { asArt } from '@sojourn/web/contract-art.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import {
  Check,
  CircleCheck,
  CircleDashed,
  CircleSlash,
  MapPin,
  ThumbsUp,
  TriangleAlert,
  Users,
} from 'lucide-react';
import { memo } from 'react';
import { inBothZones } from '#activity/pages/shared/activity-words.ts';
import { FactsLine } from '#activity/pages/shared/facts-line.tsx';
import type { ActivityOffer } from '#activity/wire/activity-search.ts';
import type { ActivityCriteria, ActivityWhere } from '../search/activity-criteria.ts';
import { printShopUrl, SHOP_PATH, shopUrlOf } from '../search/shop-url.ts';
import './activity-result.css';
import { dayCells, dayHint } from './day-view.ts';

type OfferProps = { readonly offer: ActivityOffer };

const LOOKS = { fits: Check, warn: TriangleAlert, off: null };

/** Its days at a glance, with the one thing to know of them. */
function DayStrip({ offer: { days } }: OfferProps) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const hint = dayHint(days, locale);
  return (
    <div className="day-strip">
      <ul className="day-strip__days" aria-label={t('activityResults.day.strip')}>
        {dayCells(days).map(({ date, look, text }) => {
          const Icon = LOOKS[look];
          return (
            <li key={date} className={`day-strip__day day-strip__day--${look}`}>
              <span aria-hidden="true">{formatWeekday(date, locale, 'short')}</span>
              <b className="num" aria-hidden="true">
                {Number(date.slice(8))}
              </b>
              {Icon && <Icon className="icon icon--s" aria-hidden="true" />}
              <span className="visually-hidden">
                {formatDate(date, locale)}: {toText(text)}
              </span>
            </li>
          );
        })}
      </ul>
      {hint && <p className={`small day-strip__hint day-strip__hint--${hint.tone}`}>{toText(hint.text)}</p>}
    </div>
  );
}

function Where({ offer: { neighborhood, city, pickup } }: OfferProps) {
  const t = useText();
  return (
    <p className="small text-2 row gap-1 row--top">
      <MapPin className="icon icon--s activity-result__icon" aria-hidden="true" />
      <span>
        {pickup.isRequired
          ? t('activityResults.pickup.only')
          : neighborhood
            ? t('activityResults.where', { neighborhood, city })
            : city}
        {pickup.isOffered && !pickup.isRequired && ` · ${t('activityResults.pickup.possible')}`}
      </span>
    </p>
  );
}

function Terms({ offer: { freeUntil, isFinalSale, zone } }: OfferProps) {
  const t = useText();
  const locale = useLocale();
  if (freeUntil) {
    const { there } = inBothZones(freeUntil, { there: zone, here: zone }, locale);
    return (
      <p className="small row gap-1 activity-result__terms activity-result__terms--good">
        <CircleCheck className="icon icon--s" aria-hidden="true" />
        {t('activityResults.terms.free', { until: there })}
      </p>
    );
  }
  const [Icon, tone, text] = isFinalSale
    ? ([CircleSlash, 'quiet', 'activityResults.terms.none'] as const)
    : ([CircleDashed, 'warn', 'activityResults.terms.part'] as const);
  return (
    <p className={`small row gap-1 activity-result__terms activity-result__terms--${tone}`}>
      <Icon className="icon icon--s" aria-hidden="true" />
      {t(text)}
    </p>
  );
}

function Price({ offer, people }: OfferProps & { readonly people: number }) {
  const t = useText();
  const locale = useLocale();
  const { rating, adult, total, miles, offPercent, isPrivate } = offer;
  const each = formatMoney(adult, locale, { cents: 'never' });
  const score = formatScore(rating.tenths, locale);
  return (
    <div className="activity-result__price">
      {rating.count > 0 && (
        <p className="row gap-2 small text-3 activity-result__rating">
          {t('activityResults.reviews', { count: rating.count, shown: formatCount(rating.count, locale) })}
          <Score value={score} label={t('booking.rating', { score })} />
        </p>
      )}
      {offPercent > 0 && (
        <Tag tone="accent" className="activity-result__off">
          {t('activityResults.off', { percent: offPercent })}
        </Tag>
      )}
      {total ? (
        <PriceBlock
          align="end"
          lead={
            isPrivate ? t('activityResults.price.private') : t('activityResults.price.adult', { price: each })
          }
          total={formatMoney(total, locale)}
          covers={t('activityResults.price.covers', { people })}
          miles={miles !== null && t('booking.miles', { miles: formatMiles(miles, locale) })}
        />
      ) : (
        <p className="small activity-result__refused">
          <Users className="icon icon--s" aria-hidden="true" /> {t('activityResults.price.refused')}
        </p>
      )}
    </div>
  );
}

type ActivityResultProps = OfferProps & {
  readonly where: ActivityWhere;
  readonly criteria: ActivityCriteria;
  /** The first of what we recommend. */
  readonly isTop: boolean;
  readonly isActive: boolean;
  /** Among the first, so its picture loads at once. */
  readonly isEager: boolean;
  readonly onPoint: (activityId: string | undefined) => void;
};

/** Drawn again only when something of its own changes. */
export const ActivityResult = memo(function ActivityResult(props: ActivityResultProps) {
  const { offer, where, criteria, isTop, isActive, isEager, onPoint } = props;
  const t = useText();
  const { activityId, name, operator, art } = offer;
  return (
    <Card
      as="article"
      link
      clip
      className={classNames('activity-result appear', (isActive || isTop) && 'activity-result--active')}
      data-activity={activityId}
      onPointerEnter={() => onPoint(activityId)}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={() => onPoint(activityId)}
      onBlur={() => onPoint(undefined)}
    >
      <div className="activity-result__art">
        <Art {...asArt(art)} width={464} height={472} fill eager={isEager} />
        {isTop && (
          <Tag tone="dark" icon={<ThumbsUp aria-hidden="true" />} className="activity-result__top">
            {t('activityResults.top')}
          </Tag>
        )}
      </div>
      <div className="activity-result__body">
        <h2 className="title-m">
          <Link
            to={SHOP_PATH}
            search={printShopUrl(shopUrlOf(activityId, { where, criteria }))}
            className="card__link"
          >
            {name}
          </Link>
        </h2>
        <p className="small text-2">{operator}</p>
        <FactsLine activity={offer} />
        <Where offer={offer} />
        <DayStrip offer={offer} />
        <Terms offer={offer} />
      </div>
      <Price offer={offer} people={criteria.ages.length} />
    </Card>
  );
});
