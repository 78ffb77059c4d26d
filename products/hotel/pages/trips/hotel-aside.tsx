import { CasesCard, NowCard, PaymentCard, RefundCard } from '@sojourn/portal/features/trips/aside-cards.tsx';
import { HistoryCard } from '@sojourn/portal/features/trips/history-card.tsx';
import { PriceDropCard } from '@sojourn/portal/features/trips/price-drop/price-drop-card.tsx';
import { PriceMatchCard } from '@sojourn/portal/features/trips/price-match/price-match-card.tsx';
import { ProtectionsCard } from '@sojourn/portal/features/trips/protections-card.tsx';
import type { TripView } from '@sojourn/portal/features/trips/trip-view.ts';
import { KeyValue } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { PropertyFees } from '#hotel/pages/shared/property-fees.tsx';
import { ReceiptLines } from '#hotel/pages/shared/receipt-lines.tsx';
import type { HotelTripDetail } from '#hotel/wire/hotel-trip.ts';
import { lostOf } from './hotel-trip-view.ts';

type Props = { readonly trip: HotelTripDetail };

/** What can be done, what was paid and comes back, and who works on it. */
export function HotelAside({ trip, view }: Props & { readonly view: TripView }) {
  const t = useText();
  const locale = useLocale();
  const lost = lostOf(trip);
  return (
    <aside className="trip-aside">
      <NowCard trip={trip} sentences={view.now} />
      <PaymentCard
        trip={trip}
        after={trip.status !== 'Canceled' && <PropertyFees fees={trip.feesAtProperty} total={trip.total} />}
      >
        <ReceiptLines price={trip.price} />
        {lost && <KeyValue label={t('hotel.trip.receipt.lost')}>{formatMoney(lost, locale)}</KeyValue>}
      </PaymentCard>
      <RefundCard trip={trip} />
      <ProtectionsCard trip={trip} />
      {trip.status !== 'Canceled' && <PriceDropCard bookingId={trip.bookingId} />}
      <PriceMatchCard bookingId={trip.bookingId} />
      <HistoryCard trip={trip} />
      <CasesCard trip={trip} />
    </aside>
  );
}
