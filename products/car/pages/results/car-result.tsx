/** A car as a card of the list: what it is, whose it is, what it promises, what it costs. */
import { money } from '@sojourn/domain/money.ts';
import type { TripFacts } from '@sojourn/domain/policy/trip-rules.ts';
import { PolicyTag, PreferredTag } from '@sojourn/portal/shared/policy/policy-tag.tsx';
import { useBookedOn } from '@sojourn/portal/shared/policy/use-booked-on.ts';
import { classNames } from '@sojourn/ui/class-names.ts';
import { Art } from '@sojourn/ui/content/art.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { PriceBlock } from '@sojourn/ui/content/price-block.tsx';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { formatMiles, formatMoney } from '@sojourn/ui/formats.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { CircleCheck, CircleDashed, CircleSlash, ThumbsUp } from 'lucide-react';
import { memo } from 'react';
import { carArt } from '#car/pages/shared/car-art.ts';
import { CarFactsLine } from '#car/pages/shared/car-facts.tsx';
import { carName, companyRating, deskLine } from '#car/pages/shared/car-words.ts';
import { CompanyMark } from '#car/pages/shared/company-mark.tsx';
import { offerTerms } from '#car/pages/shared/offer-terms.ts';
import { deskFeesMinor, paidNow, totalPerDay } from '#car/rules/car-price.ts';
import type { CarOffer } from '#car/wire/car-search.ts';
import type { WireCarLocation } from '#car/wire/cars.ts';
import type { CarDraft } from '../search/car-draft.ts';
import { RENTAL_PATH, rentalUrlOf } from '../search/rental-url.ts';
import './car-result.css';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { judgeOffer, offerTrip } from '#car/pages/shared/judge-offer.ts';

const TERM_ICONS = { good: CircleCheck, warn: CircleDashed, quiet: CircleSlash };

type OfferProps = { readonly offer: CarOffer };

function Company({ offer, desk }: OfferProps & { readonly desk: WireCarLocation | undefined }) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const { code, name, rating } = offer.company;
  return (
    <div className="row gap-3 car-result__company">
      <CompanyMark code={code} />
      <div>
        <p className="small">
          <b>{name}</b>
          <span className="text-3 num">
            {' '}
            {t('car.company.rated', { rating: companyRating(rating, locale) })}
          </span>
        </p>
        {desk && <p className="small text-2">{toText(deskLine(desk))}</p>}
      </div>
    </div>
  );
}

function Terms({ offer, trip }: OfferProps & { readonly trip: TripFacts | undefined }) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const now = useClock().now();
  const { tone, line } = offerTerms(offer, now, locale);
  const Icon = TERM_ICONS[tone];
  return (
    <p className="row row--wrap car-result__terms">
      {trip && <PolicyTag judge={(tier) => judgeOffer(tier, offer, trip)} />}
      {trip && <PreferredTag product="cars" suppliers={trip.suppliers} />}
      <span className={classNames('small row gap-1 car-result__term', `car-result__term--${tone}`)}>
        <Icon className="icon icon--s" aria-hidden="true" />
        {toText(line)}
      </span>
      {offer.left !== null && (
        <span className="small text-2">{t('carResults.left', { left: offer.left })}</span>
      )}
    </p>
  );
}

/** Which fees that this rental and driver can't avoid are in the total. */
function FeeLine({ offer: { fees } }: OfferProps) {
  const t = useText();
  const locale = useLocale();
  if (fees.length === 0) return null;
  const named = fees.map(({ kind, amount }) =>
    t(`carResults.fee.${kind}`, { amount: formatMoney(amount, locale) }),
  );
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(named);
  return <span className="price__fees">{t('carResults.fees', { fees: list })}</span>;
}

/** How it can be paid besides what the total says. */
function PayLine({ offer: { now, desk, fees } }: OfferProps) {
  const t = useText();
  const locale = useLocale();
  const atDesk = deskFeesMinor(fees);
  if (now === null) {
    return (
      <p className="small text-2 car-result__pay">
        {t('carResults.pay.nothingToday')} <b className="car-result__other">{t('carResults.pay.deskOnly')}</b>
      </p>
    );
  }
  const split =
    atDesk > 0 &&
    t('carResults.pay.split', {
      now: formatMoney(paidNow(now, fees), locale),
      desk: formatMoney(money(atDesk), locale),
    });
  if (desk === null)
    return <p className="small text-2 car-result__pay">{split || t('carResults.pay.now')}</p>;
  return (
    <p className="small text-2 car-result__pay">
      {split ? t('carResults.pay.splitOr', { split }) : t('carResults.pay.nowOr')}{' '}
      <span className="car-result__other">
        <b className="num">{formatMoney(desk, locale)}</b> {t('carResults.pay.atDesk')}
      </span>
    </p>
  );
}

function Price({ offer, days }: OfferProps & { readonly days: number }) {
  const t = useText();
  const locale = useLocale();
  const { total, perDay, perDayBefore, miles } = offer;
  const day = (amount: typeof perDay) => formatMoney(amount, locale, { cents: 'never' });
  const shown = totalPerDay(total, days);
  // Its rate was so much higher; fees are the same
  const before = perDayBefore && money(shown.amountMinor + perDayBefore.amountMinor - perDay.amountMinor);
  return (
    <div className="car-result__price">
      <PriceBlock
        align="end"
        was={before ? { price: day(before), label: t('carResults.price.was') } : undefined}
        lead={<span className="car-result__lead">{t('carResults.price.perDay', { price: day(shown) })}</span>}
        total={formatMoney(total, locale)}
        covers={t('carResults.price.covers', { days })}
        note={<FeeLine offer={offer} />}
        miles={miles !== null && t('carResults.price.miles', { miles: formatMiles(miles, locale) })}
      />
      <PayLine offer={offer} />
    </div>
  );
}

type CarResultProps = {
  readonly offer: CarOffer;
  readonly desk: WireCarLocation | undefined;
  readonly days: number;
  readonly draft: CarDraft;
  /** The first of what we recommend. */
  readonly isTop: boolean;
  readonly isActive: boolean;
  /** Among the first, so its picture loads at once. */
  readonly isEager: boolean;
  readonly onPoint: (deskId: string | undefined) => void;
};

/** Drawn again only when something of its own changes: the list grows and is pointed at many times. */
export const CarResult = memo(function CarResult(props: CarResultProps) {
  const { offer, desk, days, draft, isTop, isActive, isEager, onPoint } = props;
  const t = useText();
  const toText = useTextRef();
  const { car, pickUpDesk } = offer;
  const trip = offerTrip(offer, { at: draft.pickUp, desk, bookedOn: useBookedOn() });
  return (
    <Card
      as="article"
      link
      clip
      className={classNames('car-result appear', isActive && 'car-result--active')}
      data-car={offer.carId}
      onPointerEnter={() => onPoint(pickUpDesk)}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={() => onPoint(pickUpDesk)}
      onBlur={() => onPoint(undefined)}
    >
      <div className="car-result__art">
        <Art {...carArt(car)} width={248} height={222} fill eager={isEager} />
        {isTop && (
          <Tag tone="dark" icon={<ThumbsUp aria-hidden="true" />} className="car-result__top">
            {t('carResults.top')}
          </Tag>
        )}
      </div>
      <div className="car-result__body">
        <h2 className="title-m">
          <Link to={RENTAL_PATH} search={rentalUrlOf(draft, offer)} className="card__link">
            {toText(carName(car))}
          </Link>
        </h2>
        <p className="small text-2">{t('car.similar', { model: car.model })}</p>
        <CarFactsLine {...offer} />
        <Company offer={offer} desk={desk} />
        <Terms offer={offer} trip={trip} />
      </div>
      <Price offer={offer} days={days} />
    </Card>
  );
});
