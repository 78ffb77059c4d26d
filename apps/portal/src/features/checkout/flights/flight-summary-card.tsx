import type { FlightCheckout } from '@sojourn/contract/checkouts.ts';
import { KeyValue, KeyValues } from '@sojourn/ui/card.tsx';
import { formatMiles, formatMoney } from '@sojourn/ui/formats.ts';
import { summaryLines } from '@sojourn/web/flight-trip/flight-price-lines.ts';
import { TripSlices } from '@sojourn/web/flight-trip/trip-slices.tsx';
import { classSaid, partySaid, titleOf, tripTypeSaid } from '@sojourn/web/flight-trip/trip-words.ts';
import { useSay } from '@sojourn/web/said.ts';
import { SummaryCard, SummaryTotal } from '@sojourn/web/summary/summary-card.tsx';
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
    <SummaryCard label={t('checkout.summary.card')} art={flight.destination.art}>
      <h2 className="display-s">{titleOf(flight, locale)}</h2>
      <p className="small text-2">
        {say(tripTypeSaid(flight.tripType))}, {say(partySaid(flight.passengers))}, {say(classSaid(flight))}
      </p>
      <TripSlices flight={flight} />
      <KeyValues className="small summary__lines">
        {summaryLines(price, locale).map(({ key, label, amount }) => (
          <KeyValue key={key} label={say(label)}>
            {formatMoney(amount, locale)}
          </KeyValue>
        ))}
      </KeyValues>
      <SummaryTotal
        live
        label={t('flightTrip.total')}
        total={formatMoney(price.total, locale)}
        miles={t('booking.miles', { miles: formatMiles(quote.miles, locale) })}
      />
      <TenderLines tenders={tenders} checkout={checkout} />
    </SummaryCard>
  );
}
