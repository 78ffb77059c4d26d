import type { FlightPrice, FlightSummary } from '@sojourn/contract/products/flight/flights.ts';
import { KeyValue, KeyValues } from '@sojourn/ui/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { useSay } from '@sojourn/web/said.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { SummaryTotal } from '#shared/summary/summary-card.tsx';
import { summaryLines } from './flight-price-lines.ts';
import { TripSlices } from './trip-slices.tsx';
import { classSaid, partySaid, tripTypeSaid } from './trip-words.ts';

export type TripSummaryProps = {
  readonly flight: FlightSummary;
  readonly price: FlightPrice;
  /** What the total is in miles, already printed. */
  readonly miles: string;
};

/** In a summary's card: what kind of trip, its slices, and the lines that add up to the total. */
export function TripSummary({ flight, price, miles }: TripSummaryProps) {
  const t = useText();
  const say = useSay();
  const locale = useLocale();
  return (
    <>
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
        miles={miles}
      />
    </>
  );
}
