import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { Art } from '@sojourn/ui/content/art.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { PriceBlock } from '@sojourn/ui/content/price-block.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { carArt } from '#car/pages/shared/car-art.ts';
import { carName } from '#car/pages/shared/car-words.ts';
import type { CarCheckout } from '#car/wire/car-checkout.ts';
import type { CarOffer } from '#car/wire/car-search.ts';
import type { CarDraft as SearchDraft } from '../search/car-draft.ts';
import { RENTAL_PATH, rentalUrlOf } from '../search/rental-url.ts';

/** Similar cars for the same times and driver; each leads to its page. */
export function CarAlternatives({
  checkout,
  search,
}: {
  readonly checkout: CarCheckout;
  readonly search: SearchDraft;
}) {
  return checkout.priceChange?.alternatives.map((offer) => (
    <Alternative key={offer.carId} offer={offer} search={search} days={checkout.rental.days} />
  ));
}

type AlternativeProps = {
  readonly offer: CarOffer;
  readonly search: SearchDraft;
  readonly days: number;
};

function Alternative({ offer, search, days }: AlternativeProps) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const { car, company, total } = offer;
  return (
    <Card as="li" link className="car-alternative">
      <Art {...carArt(car)} width={96} height={64} className="car-alternative__art" />
      <div className="car-alternative__car">
        <p className="title-s">
          <Link to={RENTAL_PATH} search={rentalUrlOf(search, offer)} className="card__link">
            {toText(carName(car))}
          </Link>
        </p>
        <p className="small text-2">
          {company.name} · {t('car.facts.seats', { seats: car.seats })} ·{' '}
          {t(`car.transmission.${car.transmission}`)}
        </p>
      </div>
      <PriceBlock
        align="end"
        total={formatMoney(total, locale)}
        covers={t('car.checkout.alternativeCovers', { days })}
      />
    </Card>
  );
}
