import type { FlightCheckout } from '@sojourn/contract/checkouts.ts';
import { Art } from '@sojourn/ui/art.tsx';
import { Card, KeyValue, KeyValues } from '@sojourn/ui/card.tsx';
import { formatMiles, formatMoney } from '@sojourn/ui/formats.ts';
import { PriceBlock } from '@sojourn/ui/price-block.tsx';
import { asArt } from '@sojourn/web/contract-art.ts';
import { summaryLines } from '@sojourn/web/flight-trip/flight-price-lines.ts';
import { TripSlices } from '@sojourn/web/flight-trip/trip-slices.tsx';
import { classSaid, partySaid, titleOf, tripTypeSaid } from '@sojourn/web/flight-trip/trip-words.ts';
import { useSay } from '@sojourn/web/said.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { TenderLines } from '../tender-lines.tsx';
import type { TendersView } from '../tenders-view.ts';

type SummaryProps = { readonly checkout: FlightCheckout; readonly tenders: TendersView };

/** The trip and what it comes to; the lines add up to the amount on the pay button. */
export function FlightSummaryCard({ checkout, tenders }: SummaryProps) {
  const t = useText();
  const say = useSay();
  const locale = useLocale();
  const { flight, quote } = checkout;
  const { price } = quote;
  return (
    <Card as="aside" raised clip className="checkout-summary" aria-label={t('checkout.summary.card')}>
      <Art {...asArt(flight.destination.art)} width={768} height={264} className="checkout-summary__art" />
      <div className="checkout-summary__body">
        <h2 className="display-s">{titleOf(flight, locale)}</h2>
        <p className="small text-2">
          {say(tripTypeSaid(flight.tripType))}, {say(partySaid(flight.passengers))}, {say(classSaid(flight))}
        </p>
        <TripSlices flight={flight} />
        <KeyValues className="small checkout-summary__lines checkout-summary__lines--ruled">
          {summaryLines(price, locale).map(({ key, label, amount }) => (
            <KeyValue key={key} label={say(label)}>
              {formatMoney(amount, locale)}
            </KeyValue>
          ))}
        </KeyValues>
        <div className="checkout-summary__total" aria-live="polite">
          <span className="title-m">{t('flightTrip.total')}</span>
          <PriceBlock
            align="end"
            total={formatMoney(price.total, locale)}
            miles={t('booking.miles', { miles: formatMiles(quote.miles, locale) })}
          />
        </div>
        <TenderLines tenders={tenders} checkout={checkout} />
      </div>
    </Card>
  );
}
