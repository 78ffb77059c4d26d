import type { HotelTripDetail } from '@sojourn/contract/products/hotel/hotel-trip.ts';
import { CasesCard, NowCard, PaymentCard, RefundCard } from '#features/trips/aside-cards.tsx';
import type { TripView } from '#features/trips/trip-view.ts';
import { PropertyFees } from '#products/hotel/shared/property-fees.tsx';
import { ReceiptLines } from '#products/hotel/shared/receipt-lines.tsx';

type Props = { readonly trip: HotelTripDetail };

/** What can be done, what was paid and comes back, and who works on it. */
export function HotelAside({ trip, view }: Props & { readonly view: TripView }) {
  return (
    <aside className="trip-aside">
      <NowCard sentences={view.now} />
      <PaymentCard
        trip={trip}
        after={trip.status !== 'Canceled' && <PropertyFees fees={trip.feesAtProperty} total={trip.total} />}
      >
        <ReceiptLines price={trip.price} />
      </PaymentCard>
      <RefundCard trip={trip} />
      <CasesCard trip={trip} />
    </aside>
  );
}
