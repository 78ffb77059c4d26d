import { boughtLines } from '@sojourn/portal/features/checkout/protections/bought-lines.ts';
import { TenderLines } from '@sojourn/portal/features/checkout/tenders/tender-lines.tsx';
import type { TendersView } from '@sojourn/portal/features/checkout/tenders/tenders-view.ts';
import { NotComparedNote } from '@sojourn/portal/shared/policy/not-compared-note.tsx';
import { PolicyTags } from '@sojourn/portal/shared/policy/policy-tag.tsx';
import { useBookedOn } from '@sojourn/portal/shared/policy/use-booked-on.ts';
import { SummaryCard } from '@sojourn/portal/shared/summary/summary-card.tsx';
import { formatMiles, formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { flightTripFacts, judgeFlight } from '#flight/rules/flight-policy.ts';
import type { FlightCheckout } from '#flight/wire/flight-checkout.ts';
import { TripSummary } from '../itinerary/trip-summary.tsx';
import { titleOf } from '../itinerary/trip-words.ts';

type SummaryProps = { readonly checkout: FlightCheckout; readonly tenders: TendersView };

/** The trip and what it comes to; the lines add up to the amount on the pay button. */
export function FlightSummaryCard({ checkout, tenders }: SummaryProps) {
  const t = useText();
  const locale = useLocale();
  const { flight, quote } = checkout;
  const { price } = quote;
  const bookedOn = useBookedOn();
  return (
    <SummaryCard
      label={t('checkout.summary.card')}
      art={flight.destination.art}
      folded={formatMoney(quote.total, locale)}
    >
      <h2 className="display-s">{titleOf(flight, locale)}</h2>
      <PolicyTags
        product="flights"
        suppliers={flightTripFacts(flight.slices).suppliers}
        judge={(tier) => judgeFlight(tier, { flight, price, market: quote.market }, bookedOn)}
      />
      <NotComparedNote product="flights" market={quote.market} />
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
