import type { Money } from '@sojourn/domain/money.ts';
import { ProtectionLines } from '@sojourn/portal/shared/protections/protection-lines.tsx';
import { SummaryTotal } from '@sojourn/portal/shared/summary/summary-card.tsx';
import { KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import type { ComponentProps } from 'react';
import type { FlightPrice, FlightSummary } from '#flight/wire/flights.ts';
import { summaryLines } from './flight-price-lines.ts';
import { TripSlices } from './trip-slices.tsx';
import { classText, partyText, tripTypeText } from './trip-words.ts';

type TripSummaryProps = {
  readonly flight: FlightSummary;
  readonly price: FlightPrice;
  /** What the total is in miles, already printed. */
  readonly miles: string;
  /** Those that were added, and the total with them; left out where there are none. */
  readonly protections?: ComponentProps<typeof ProtectionLines>['lines'];
  readonly total?: Money;
};

/** In a summary's card: what kind of trip, its slices, and the lines that add up to the total. */
export function TripSummary({
  flight,
  price,
  miles,
  protections = [],
  total = price.total,
}: TripSummaryProps) {
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
        <ProtectionLines lines={protections} />
      </KeyValues>
      <SummaryTotal live label={t('flightTrip.total')} total={formatMoney(total, locale)} miles={miles} />
    </>
  );
}
