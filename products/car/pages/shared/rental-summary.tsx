import type { MarketPrice } from '@sojourn/domain/policy/market-price.ts';
import { NotComparedNote } from '@sojourn/portal/shared/policy/not-compared-note.tsx';
import { PolicyTags } from '@sojourn/portal/shared/policy/policy-tag.tsx';
import { useBookedOn } from '@sojourn/portal/shared/policy/use-booked-on.ts';
import { SummaryCard } from '@sojourn/portal/shared/summary/summary-card.tsx';
import { KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { formatDate, formatMoney } from '@sojourn/ui/formats.ts';
import { formatMoment } from '@sojourn/web/text/format-moment.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { carJudge, rentalTripFacts } from '#car/rules/car-policy.ts';
import { dateOf } from '#car/rules/rental-days.ts';
import type { CarDetail } from '#car/wire/car-search.ts';
import type { WireCarPrice } from '#car/wire/cars.ts';
import { carArt } from './car-art.ts';
import { carName } from './car-words.ts';
import { PriceSections } from './price-sections.tsx';

type RentalSummaryProps = {
  readonly rental: Pick<CarDetail, 'car' | 'company' | 'pickUp' | 'dropOff' | 'deposit'>;
  /** `market`: what comparable cars cost; left out where that isn't known. */
  readonly quote: { readonly price: WireCarPrice; readonly market?: MarketPrice | undefined };
  /** In the checkout, where the summary folds on phones. */
  readonly tenders?: ReactNode;
  /** Below the total: the way on. */
  readonly children?: ReactNode;
};

/** What is rented and what it comes to, today and at the desk. */
export function RentalSummary({ rental, quote, tenders, children }: RentalSummaryProps) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const { price, market } = quote;
  const { car, company, pickUp, dropOff, deposit } = rental;
  const trip = { ...rentalTripFacts(company, pickUp), bookedOn: useBookedOn(), market };
  return (
    <SummaryCard
      label={t('carRental.summary')}
      art={carArt(car)}
      folded={tenders && formatMoney(price.dueToday, locale)}
    >
      <h2 className="display-s">{toText(carName(car))}</h2>
      <p className="small text-2">
        {t('carRental.summary.where', { company: company.name, place: pickUp.location.name })}
      </p>
      <PolicyTags
        product="cars"
        suppliers={trip.suppliers}
        judge={(tier) => carJudge(tier)({ ...trip, perDay: price.perDay })}
      />
      <NotComparedNote product="cars" market={market} />
      <KeyValues className="small">
        <KeyValue label={t('carRental.pickUp')}>{formatMoment(pickUp.at, locale)}</KeyValue>
        <KeyValue label={t('carRental.dropOff')}>{formatMoment(dropOff.at, locale)}</KeyValue>
      </KeyValues>
      <PriceSections price={price} pickUpDay={formatDate(dateOf(pickUp.at), locale, 'day')} tenders={tenders}>
        {deposit.amountMinor > 0 && (
          <p className="small text-2 row row--top gap-2">
            <CreditCard className="icon icon--s" aria-hidden="true" />
            {t('carRental.deposit', { amount: formatMoney(deposit, locale) })}
          </p>
        )}
        {children}
      </PriceSections>
    </SummaryCard>
  );
}
