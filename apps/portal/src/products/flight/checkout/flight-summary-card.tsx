import type { FlightCheckout } from '@sojourn/contract/products/flight/flight-checkout.ts';
import { formatMiles, formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { boughtLines } from '#features/checkout/protections/bought-lines.ts';
import { TenderLines } from '#features/checkout/tenders/tender-lines.tsx';
import type { TendersView } from '#features/checkout/tenders/tenders-view.ts';
import { TripSummary } from '#products/flight/itinerary/trip-summary.tsx';
import { titleOf } from '#products/flight/itinerary/trip-words.ts';
import { SummaryCard } from '#shared/summary/summary-card.tsx';

type SummaryProps = { readonly checkout: FlightCheckout; readonly tenders: TendersView };

/** The trip and what it comes to; the lines add up to the amount on the pay button. */
export function FlightSummaryCard({ checkout, tenders }: SummaryProps) {
  const t = useText();
  const locale = useLocale();
  const { flight, quote } = checkout;
  const { price } = quote;
  return (
    <SummaryCard
      label={t('checkout.summary.card')}
      art={flight.destination.art}
      folded={formatMoney(quote.total, locale)}
    >
      <h2 className="display-s">{titleOf(flight, locale)}</h2>
      <TripSummary
        flight={flight}
        price={price}
        protections={boughtLines(checkout)}
        total={quote.total}
        miles={t('booking.miles', { miles: formatMiles(quote.miles, locale) })}
      />
      <TenderLines tenders={tenders} checkout={checkout} />
    </SummaryCard>
  );
}
