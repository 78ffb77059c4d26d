import { CasesCard, NowCard, PaymentCard, RefundCard } from '@sojourn/portal/features/trips/aside-cards.tsx';
import { HistoryCard } from '@sojourn/portal/features/trips/history-card.tsx';
import { ProtectionsCard } from '@sojourn/portal/features/trips/protections-card.tsx';
import type { TripView } from '@sojourn/portal/features/trips/trip-view.ts';
import { KeyValue } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Fragment } from 'react';
import { DepositBox } from '#home/pages/shared/deposit-box.tsx';
import { HomePriceLines } from '#home/pages/shared/home-price-lines.tsx';
import type { HomeTripDetail } from '#home/wire/home-trip.ts';
import { DepositCards } from './deposit-card.tsx';
import { lostOf } from './home-trip-view.ts';

type AsideProps = { readonly trip: HomeTripDetail; readonly view: TripView };

/** What can be done, what was paid and comes back, the deposit apart, and who works on it. */
export function HomeAside({ trip, view }: AsideProps) {
  return (
    <aside className="trip-aside">
      <NowCard trip={trip} sentences={view.now} />
      <PaymentCard trip={trip} {...(trip.deposits.length === 0 && { after: <Deposits trip={trip} /> })}>
        <StayLines trip={trip} />
      </PaymentCard>
      <DepositCards trip={trip} />
      <RefundCard trip={trip} />
      <ProtectionsCard trip={trip} />
      <HistoryCard trip={trip} />
      <CasesCard trip={trip} />
    </aside>
  );
}

/** The lines of each home, below their own total where there are two. */
export function StayLines({ trip }: Pick<AsideProps, 'trip'>) {
  const t = useText();
  const locale = useLocale();
  const lost = lostOf(trip);
  const isSplit = trip.stays.length > 1;
  return (
    <>
      {trip.stays.map(({ homeId, name, price }) => (
        <Fragment key={homeId}>
          {isSplit && (
            <KeyValue label={name} weight="strong">
              {formatMoney(price.total, locale)}
            </KeyValue>
          )}
          <HomePriceLines price={price} />
        </Fragment>
      ))}
      {lost && <KeyValue label={t('home.trip.receipt.lost')}>{formatMoney(lost, locale)}</KeyValue>}
    </>
  );
}

export function Deposits({ trip }: Pick<AsideProps, 'trip'>) {
  if (trip.status === 'Canceled') return null;
  return trip.stays.map(({ homeId, name, deposit }) => (
    <DepositBox key={homeId} deposit={deposit} of={trip.stays.length > 1 ? name : undefined} />
  ));
}
