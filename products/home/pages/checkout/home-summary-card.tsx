import { itemAt } from '@sojourn/domain/present.ts';
import { boughtLines } from '@sojourn/portal/features/checkout/protections/bought-lines.ts';
import { TenderLines } from '@sojourn/portal/features/checkout/tenders/tender-lines.tsx';
import type { TendersView } from '@sojourn/portal/features/checkout/tenders/tenders-view.ts';
import { CancelTimeline } from '@sojourn/portal/shared/cancel-timeline.tsx';
import { localClock } from '@sojourn/portal/shared/local-clock.ts';
import { ProtectionLines } from '@sojourn/portal/shared/protections/protection-lines.tsx';
import { SummaryCard, SummaryTotal } from '@sojourn/portal/shared/summary/summary-card.tsx';
import { KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { formatDate, formatMiles, formatMoney, formatTime } from '@sojourn/ui/formats.ts';
import { viewOfCancelTerms } from '@sojourn/web/cancel-terms.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { MapPin } from 'lucide-react';
import { DepositBox } from '#home/pages/shared/deposit-box.tsx';
import { HomePriceLines } from '#home/pages/shared/home-price-lines.tsx';
import { datesText, firstAndLast, partyText, roomsText } from '#home/pages/shared/home-words.ts';
import type { HomeCheckout, HomeStaySummary } from '#home/wire/home-checkout.ts';

type SummaryProps = { readonly checkout: HomeCheckout; readonly tenders: TendersView };

/** What is booked and what it comes to: each home with its own lines, and one total. */
export function HomeSummaryCard({ checkout, tenders }: SummaryProps) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const { stays, party, quote, booking } = checkout;
  const first = itemAt(stays, 0);
  const total = formatMoney(quote.total, locale);
  const isSplit = stays.length > 1;
  return (
    <SummaryCard label={t('checkout.summary.card')} art={isSplit ? first.cityArt : first.art} folded={total}>
      {isSplit && (
        <div>
          <h2 className="display-s">{t('home.checkout.summary.split')}</h2>
          <p className="small text-2">
            {toText(datesText(firstAndLast(stays), locale))} · {toText(partyText(party))}
          </p>
        </div>
      )}
      {stays.map((stay) => (
        <StayPart key={stay.homeId} stay={stay} isSplit={isSplit} party={party} />
      ))}
      <p className="small text-2 row row--top gap-2">
        <MapPin className="icon icon--s" aria-hidden="true" />
        <span>{t('home.checkout.summary.area')}</span>
      </p>
      <KeyValues className="small home-summary__lines">
        {stays.map((stay) => (
          <PriceOf key={stay.homeId} stay={stay} isSplit={isSplit} />
        ))}
        <ProtectionLines lines={boughtLines(checkout)} />
      </KeyValues>
      <SummaryTotal
        label={t('checkout.summary.total')}
        total={total}
        miles={t('booking.miles', { miles: formatMiles(quote.miles, locale) })}
        live
      />
      {booking === 'request' && (
        <KeyValues className="small">
          <KeyValue label={t('homePrice.dueToday')} weight="strong">
            {formatMoney({ ...quote.total, amountMinor: 0 }, locale)}
          </KeyValue>
        </KeyValues>
      )}
      <TenderLines tenders={tenders} checkout={checkout} />
      {stays.map((stay) => (
        <DepositBox key={stay.homeId} deposit={stay.deposit} of={isSplit ? stay.name : undefined} />
      ))}
      <Terms checkout={checkout} />
    </SummaryCard>
  );
}

type StayPartProps = { readonly stay: HomeStaySummary; readonly isSplit: boolean };

function StayPart({ stay, isSplit, party }: StayPartProps & Pick<HomeCheckout, 'party'>) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const { name, neighborhood, city, host } = stay;
  const Title = isSplit ? 'h3' : 'h2';
  return (
    <div className="home-summary__stay">
      <Title className={isSplit ? 'title-m' : 'display-s'}>{name}</Title>
      <p className="small text-2">
        {neighborhood}, {city}
        <br />
        {toText(datesText(stay, locale))}
        {!isSplit && ` · ${toText(partyText(party))}`}
        <br />
        {toText(roomsText(stay, locale))}
        <br />
        {t('home.checkout.summary.host', { name: host.name })}
      </p>
      <StayTimes stay={stay} />
    </div>
  );
}

function StayTimes({ stay }: Pick<StayPartProps, 'stay'>) {
  const t = useText();
  const locale = useLocale();
  const from = formatTime(localClock(stay.checkIn, stay.checkInFrom), locale);
  const until = formatTime(localClock(stay.checkOut, stay.checkOutUntil), locale);
  return (
    <dl className="checkout-summary__times">
      <div>
        <dt className="small text-2">{t('home.checkout.summary.checkIn')}</dt>
        <dd className="title-s">{formatDate(stay.checkIn, locale)}</dd>
        <dd className="small text-2">{t('home.checkout.summary.from', { time: from })}</dd>
      </div>
      <div>
        <dt className="small text-2">{t('home.checkout.summary.checkOut')}</dt>
        <dd className="title-s">{formatDate(stay.checkOut, locale)}</dd>
        <dd className="small text-2">{t('home.checkout.summary.until', { time: until })}</dd>
      </div>
    </dl>
  );
}

/** With two homes, the lines of each below its name and its own total. */
function PriceOf({ stay, isSplit }: StayPartProps) {
  const locale = useLocale();
  const { price, name } = stay;
  if (!isSplit) return <HomePriceLines price={price} />;
  return (
    <>
      <KeyValue label={name} weight="strong">
        {formatMoney(price.total, locale)}
      </KeyValue>
      <HomePriceLines price={price} />
    </>
  );
}

function Terms({ checkout: { quote } }: Pick<SummaryProps, 'checkout'>) {
  const t = useText();
  const locale = useLocale();
  const clock = useClock();
  const terms = viewOfCancelTerms(quote.cancellation, quote.total, clock.now(), locale);
  if (terms.stages.length === 0) return null;
  return (
    <section className="checkout-summary__terms only-desktop">
      <h3 className="title-s">{t('home.checkout.summary.terms')}</h3>
      <CancelTimeline terms={terms} upright />
    </section>
  );
}
