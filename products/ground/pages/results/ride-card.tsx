/** One ride of the list: when, with whom, what's to know before paying, and what a delay does to it. */
import { Card } from '@sojourn/ui/content/card.tsx';
import { PriceBlock } from '@sojourn/ui/content/price-block.tsx';
import { formatMiles, formatMoney, formatTime } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { formatMoment } from '@sojourn/web/text/format-moment.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { RideFacts } from '#ground/pages/shared/ride-facts.tsx';
import type { TransferOffer } from '#ground/wire/transfer-search.ts';

type RideCardProps = {
  readonly offer: TransferOffer;
  readonly isBusy: boolean;
  readonly onTake: () => void;
};

function Late({ offer }: Pick<RideCardProps, 'offer'>) {
  const t = useText();
  const locale = useLocale();
  if (offer.late.length === 0) return null;
  return (
    <ul className="ride-card__late small">
      {offer.late.map(({ minutes, pickUp }) => (
        <li key={minutes} className={pickUp ? 'text-2' : 'text-bad'}>
          {pickUp
            ? t('ground.late.moved', { hours: minutes / 60, time: formatTime(pickUp.local, locale) })
            : t('ground.late.none', { hours: minutes / 60 })}
        </li>
      ))}
    </ul>
  );
}

export function RideCard({ offer, isBusy, onTake }: RideCardProps) {
  const t = useText();
  const locale = useLocale();
  const { kind, operator, pickUp, arrives, to, price, freeUntil, miles } = offer;
  return (
    <Card as="li" className="ride-card">
      <div>
        <h2 className="title-m">
          {t('ground.kind.people', { kind: t(`ground.kind.${kind}`), count: offer.vehicle.seats })}
        </h2>
        <p className="small text-2">
          {t('ground.operator', { name: operator.name, rating: (operator.ratingTenths / 10).toFixed(1) })}
        </p>
        <p className="title-s ride-card__times">
          {t('ground.times', {
            pickUp: formatMoment(pickUp.local, locale),
            arrives: formatTime(arrives.local, locale),
            place: to.name,
          })}
        </p>
        <RideFacts ride={offer} />
        <Late offer={offer} />
      </div>
      <div className="ride-card__price">
        <PriceBlock
          align="end"
          total={formatMoney(price.total, locale)}
          covers={t('ground.covers', { people: offer.party.ages.length })}
        />
        <p className="small text-2">{t('booking.miles', { miles: formatMiles(miles, locale) })}</p>
        <p className="small">
          {freeUntil
            ? t('ground.freeUntil', { when: formatMoment(freeUntil.local, locale) })
            : t('ground.final')}
        </p>
        <Button loading={isBusy} loadingLabel={t('ground.taking')} onClick={onTake}>
          {t('ground.take', { price: formatMoney(price.total, locale) })}
        </Button>
      </div>
    </Card>
  );
}
