import { Card, KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { formatMiles, formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import type { FlightPrice } from '#flight/wire/flights.ts';
import { travelerPrices } from '../itinerary/flight-price-lines.ts';

/** The price by type of traveler with all its parts, which add up to the total. */
export function PriceDetails({ price, miles }: { readonly price: FlightPrice; readonly miles: number }) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  return (
    <Card as="section" padded className="review-price" aria-labelledby="review-price">
      <h2 id="review-price" className="title-l">
        {t('review.price')}
      </h2>
      <div className="review-price__types">
        {travelerPrices(price).map(({ type, title, lines, each, all }) => (
          <div key={type}>
            <h3 className="title-s">{toText(title)}</h3>
            <p className="small text-2">{t('review.each', { each: formatMoney(each, locale) })}</p>
            <KeyValues className="small">
              {lines.map(({ key, label, amount }) => (
                <KeyValue key={key} label={toText(label)}>
                  {formatMoney(amount, locale)}
                </KeyValue>
              ))}
              <KeyValue label={t('review.sum')} weight="strong">
                {formatMoney(all, locale)}
              </KeyValue>
            </KeyValues>
          </div>
        ))}
      </div>
      <KeyValues>
        <KeyValue label={t('flightTrip.total')} weight="total">
          {formatMoney(price.total, locale)}
          <p className="small text-brand">{t('flights.miles', { miles: formatMiles(miles, locale) })}</p>
        </KeyValue>
      </KeyValues>
      <p className="small text-3">{t('review.price.note')}</p>
    </Card>
  );
}
