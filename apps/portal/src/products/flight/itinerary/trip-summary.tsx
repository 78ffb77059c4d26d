import type { FlightPrice, FlightSummary } from '@sojourn/contract/products/flight/flights.ts';
import { KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { SummaryTotal } from '#shared/summary/summary-card.tsx';
import { summaryLines } from './flight-price-lines.ts';
import { TripSlices } from './trip-slices.tsx';
import { classText, partyText, tripTypeText } from './trip-words.ts';

type TripSummaryProps = {
  readonly flight: FlightSummary;
  readonly price: FlightPrice;
  /** What the total is in miles, already printed. */
  readonly miles: string;
};

/** In a summary's card: what kind of trip, its slices, and the lines that add up to the total. */
export function TripSummary({ flight, price, miles }: TripSummaryProps) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  return (
    <>
      <p className="small text-2">
        {toText(tripTypeText(flight.tripType))}, {toText(partyText(flight.passengers))},{' '}
        {toText(classText(flight))}
      </p>
      <TripSlices flight={flight} />
      <KeyValues className="small summary__lines">
        {summaryLines(price, locale).map(({ key, label, amount }) => (
          <KeyValue key={key} label={toText(label)}>
            {formatMoney(amount, locale)}
          </KeyValue>
        ))}
      </KeyValues>
      <SummaryTotal
        live
        label={t('flightTrip.total')}
        total={formatMoney(price.total, locale)}
        miles={miles}
      />
    </>
  );
}
