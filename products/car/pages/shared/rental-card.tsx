/** The rented car and its two ends: what it is, where and when it is picked up and brought back. */

import { hoursOn, isRoundTheClock } from '@sojourn/domain/booking/opening-hours.ts';
import { Art } from '@sojourn/ui/content/art.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { formatTime } from '@sojourn/ui/formats.ts';
import { formatMoment } from '@sojourn/web/text/format-moment.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import type { ReactNode } from 'react';
import { dateOf } from '#car/rules/rental-days.ts';
import type { CarDetail } from '#car/wire/car-search.ts';
import type { LinkedFlight } from '#car/wire/cars.ts';
import { carArt } from './car-art.ts';
import { CarFactsGrid } from './car-facts.tsx';
import { companyRating, deskLine } from './car-words.ts';
import { CompanyMark } from './company-mark.tsx';
import './rental-card.css';

type End = CarDetail['pickUp'];

/** "Desk open 6:00 AM – 11:00 PM" on the day that counts. */
export function useHoursText(): (end: End) => string {
  const t = useText();
  const locale = useLocale();
  return ({ at, location: { hours } }) => {
    if (isRoundTheClock(hours)) return t('carRental.hours.always');
    const day = hoursOn(hours, dateOf(at));
    if (!day) return t('carRental.hours.closed');
    const [opens, closes] = [formatTime(day.opensAt, locale), formatTime(day.closesAt, locale)];
    return t('carRental.hours', { opens, closes });
  };
}

type EndProps = {
  readonly label: string;
  readonly end: End;
  readonly flight: LinkedFlight | null;
  /** It is picked up there. */
  readonly isPickUp: boolean;
};

function RentalEnd({ label, end, flight, isPickUp }: EndProps) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const hours = useHoursText();
  const { location, returnWay } = end;
  const time = flight && formatTime(flight.atLocal, locale);
  return (
    <div>
      <h3 className="small text-3">{label}</h3>
      <p className="title-s num">{formatMoment(end.at, locale)}</p>
      <p className="small text-2">{location.name}</p>
      <p className="small text-2">
        {isPickUp || location.parking === null
          ? toText(deskLine(location))
          : t('carRental.parking', { parking: location.parking })}
      </p>
      <p className="small text-2">{returnWay === 'afterHours' ? t('carRental.afterHours') : hours(end)}</p>
      {flight && (
        <p className="small text-2">
          {t(isPickUp ? 'carRental.lands' : 'carRental.leaves', { flight: flight.flight, time: time ?? '' })}
        </p>
      )}
    </div>
  );
}

type RentalCardProps = Pick<
  CarDetail,
  'car' | 'company' | 'pickUp' | 'dropOff' | 'mileage' | 'fuelPolicy' | 'landing' | 'leaving'
> & {
  /** Below the facts: what canceling costs. */
  readonly children?: ReactNode;
};

export function RentalCard(props: RentalCardProps) {
  const { car, company, pickUp, dropOff, landing, leaving, children } = props;
  const t = useText();
  const locale = useLocale();
  return (
    <Card clip className="rental-card">
      <div className="rental-card__art">
        <Art {...carArt(car)} width={312} height={252} fill eager />
      </div>
      <div className="rental-card__body">
        <h2 className="title-m">{t('car.similar', { model: car.model })}</h2>
        <p className="small text-2 row gap-2 rental-card__company">
          <CompanyMark code={company.code} />
          {company.name} {t('car.company.rated', { rating: companyRating(company.rating, locale) })}
        </p>
        <CarFactsGrid {...props} />
        {children}
      </div>
      <div className="rental-card__ends">
        <RentalEnd label={t('carRental.pickUp')} end={pickUp} flight={landing} isPickUp />
        <RentalEnd label={t('carRental.dropOff')} end={dropOff} flight={leaving} isPickUp={false} />
      </div>
    </Card>
  );
}
