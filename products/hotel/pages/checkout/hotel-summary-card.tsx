import { boughtLines } from '@sojourn/portal/features/checkout/protections/bought-lines.ts';
import { TenderLines } from '@sojourn/portal/features/checkout/tenders/tender-lines.tsx';
import type { TendersView } from '@sojourn/portal/features/checkout/tenders/tenders-view.ts';
import { CancelTimeline } from '@sojourn/portal/shared/cancel-timeline.tsx';
import { localClock } from '@sojourn/portal/shared/local-clock.ts';
import { NotComparedNote } from '@sojourn/portal/shared/policy/not-compared-note.tsx';
import { PolicyTags } from '@sojourn/portal/shared/policy/policy-tag.tsx';
import { useBookedOn } from '@sojourn/portal/shared/policy/use-booked-on.ts';
import { ProtectionLines } from '@sojourn/portal/shared/protections/protection-lines.tsx';
import { SummaryCard, SummaryTotal } from '@sojourn/portal/shared/summary/summary-card.tsx';
import { KeyValues } from '@sojourn/ui/content/card.tsx';
import { formatDate, formatDateRange, formatMiles, formatMoney, formatTime } from '@sojourn/ui/formats.ts';
import { viewOfCancelTerms } from '@sojourn/web/cancel-terms.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Coffee } from 'lucide-react';
import { ChargedLine, FeeLines } from '#hotel/pages/shared/fee-lines.tsx';
import { PropertyFees } from '#hotel/pages/shared/property-fees.tsx';
import { ReceiptLines } from '#hotel/pages/shared/receipt-lines.tsx';
import { hotelJudge, stayTripFacts } from '#hotel/rules/hotel-policy.ts';
import { dueAtHotel, wholeTotal } from '#hotel/rules/property-fees.ts';
import type { HotelCheckout } from '#hotel/wire/hotel-checkout.ts';

type SummaryProps = { readonly checkout: HotelCheckout; readonly tenders: TendersView };

/** What is being bought and what it comes to; the lines add up to the amount on the pay button. */
export function HotelSummaryCard({ checkout, tenders }: SummaryProps) {
  const t = useText();
  const locale = useLocale();
  const clock = useClock();
  const { stay, quote } = checkout;
  const { price } = quote;
  const due = dueAtHotel(quote.feesAtProperty);
  const total = formatMoney(wholeTotal(quote.total, due), locale);
  const dueNow = formatMoney(quote.total, locale);
  const { cancellationPolicy } = quote.roomProductVariant;
  const terms = viewOfCancelTerms(cancellationPolicy, price.tripTotal, clock.now(), locale);
  const bookedOn = useBookedOn();
  const facts = stayTripFacts(
    { cityPlaceId: stay.cityPlaceId, program: stay.loyaltyProgram?.code },
    { startsOn: stay.checkIn, bookedOn },
  );
  const dates = formatDateRange(stay.checkIn, stay.checkOut, locale);
  return (
    <SummaryCard label={t('checkout.summary.card')} art={stay.cityArt} folded={dueNow}>
      <h2 className="display-s">{stay.name}</h2>
      <p className="small text-2">
        {t('hotel.checkout.summary.dates', { dates, nights: price.nights.length })}
        <br />
        {stay.roomName}
      </p>
      <PolicyTags
        product="hotels"
        suppliers={facts.suppliers}
        judge={(tier) =>
          hotelJudge(tier)({
            ...facts,
            market: quote.market,
            stars: stay.stars,
            perNight: price.nightlyDiscountAware,
          })
        }
      />
      <NotComparedNote product="hotels" market={quote.market} />
      {stay.breakfast && (
        <p className="small row">
          <Coffee className="icon icon--s" aria-hidden="true" /> {t('hotel.checkout.summary.breakfast')}
        </p>
      )}
      <StayTimes stay={stay} />
      <KeyValues className="small">
        <ReceiptLines price={price} />
        <ProtectionLines lines={boughtLines(checkout)} />
        <FeeLines due={due} />
      </KeyValues>
      <SummaryTotal
        label={t('checkout.summary.total')}
        total={total}
        miles={t('booking.miles', { miles: formatMiles(quote.miles, locale) })}
      />
      {due.length > 0 && (
        <KeyValues className="small">
          <ChargedLine charged={quote.total} due={due} />
        </KeyValues>
      )}
      <TenderLines tenders={tenders} checkout={checkout} />
      <PropertyFees fees={quote.feesAtProperty} />
      {terms.stages.length > 0 && (
        <section className="checkout-summary__terms only-desktop">
          <h3 className="title-s">{t('hotel.checkout.summary.terms')}</h3>
          <CancelTimeline terms={terms} upright />
        </section>
      )}
    </SummaryCard>
  );
}

function StayTimes({ stay }: { readonly stay: HotelCheckout['stay'] }) {
  const t = useText();
  const locale = useLocale();
  const from = formatTime(localClock(stay.checkIn, stay.checkInFrom), locale);
  const until = formatTime(localClock(stay.checkOut, stay.checkOutUntil), locale);
  return (
    <dl className="checkout-summary__times">
      <div>
        <dt className="small text-2">{t('hotel.checkout.summary.checkIn')}</dt>
        <dd className="title-s">{formatDate(stay.checkIn, locale)}</dd>
        <dd className="small text-2">{t('hotel.checkout.summary.from', { time: from })}</dd>
      </div>
      <div>
        <dt className="small text-2">{t('hotel.checkout.summary.checkOut')}</dt>
        <dd className="title-s">{formatDate(stay.checkOut, locale)}</dd>
        <dd className="small text-2">{t('hotel.checkout.summary.until', { time: until })}</dd>
      </div>
    </dl>
  );
}
