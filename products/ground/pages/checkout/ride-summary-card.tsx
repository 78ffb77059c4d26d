/** What is booked and what it comes to. */
import { boughtLines } from '@sojourn/portal/features/checkout/protections/bought-lines.ts';
import { TenderLines } from '@sojourn/portal/features/checkout/tenders/tender-lines.tsx';
import type { TendersView } from '@sojourn/portal/features/checkout/tenders/tenders-view.ts';
import { CancelTimeline } from '@sojourn/portal/shared/cancel-timeline.tsx';
import { ProtectionLines } from '@sojourn/portal/shared/protections/protection-lines.tsx';
import { SummaryCard, SummaryTotal } from '@sojourn/portal/shared/summary/summary-card.tsx';
import { KeyValues } from '@sojourn/ui/content/card.tsx';
import { formatMiles, formatMoney } from '@sojourn/ui/formats.ts';
import { viewOfCancelTerms } from '@sojourn/web/cancel-terms.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { RideFacts } from '#ground/pages/shared/ride-facts.tsx';
import { RidePriceLines } from '#ground/pages/shared/ride-price-lines.tsx';
import { pickUpText, rideTitle } from '#ground/pages/shared/ride-words.ts';
import type { GroundCheckout } from '#ground/wire/ground-checkout.ts';

type SummaryProps = { readonly checkout: GroundCheckout; readonly tenders: TendersView };

export function RideSummaryCard({ checkout, tenders }: SummaryProps) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const clock = useClock();
  const { ride, quote } = checkout;
  const total = formatMoney(quote.total, locale);
  const terms = viewOfCancelTerms(quote.cancellation, quote.total, clock.now(), locale);
  return (
    <SummaryCard label={t('checkout.summary.card')} art={ride.art} folded={total}>
      <div>
        <h2 className="display-s">{toText(rideTitle(ride))}</h2>
        <p className="small text-2">
          {pickUpText(ride, locale)}, {ride.operator.name}
        </p>
      </div>
      <RideFacts ride={ride} />
      <KeyValues className="small">
        <RidePriceLines price={ride.price} />
        <ProtectionLines lines={boughtLines(checkout)} />
      </KeyValues>
      <SummaryTotal
        label={t('booking.line.total')}
        total={total}
        miles={t('booking.miles', { miles: formatMiles(quote.miles, locale) })}
        live
      />
      <TenderLines tenders={tenders} checkout={checkout} />
      {terms.stages.length > 0 && (
        <section className="checkout-summary__terms only-desktop">
          <h3 className="title-s">{t('ground.checkout.terms.cancel')}</h3>
          <CancelTimeline terms={terms} upright />
        </section>
      )}
    </SummaryCard>
  );
}
