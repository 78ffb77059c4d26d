import { CancelModal } from '@sojourn/portal/features/trips/cancel/cancel-modal.tsx';
import { TripNotices } from '@sojourn/portal/features/trips/trip-notices.tsx';
import { CancelTimeline } from '@sojourn/portal/shared/cancel-timeline.tsx';
import { Art } from '@sojourn/ui/content/art.tsx';
import { viewOfCancelTerms } from '@sojourn/web/cancel-terms.ts';
import { asArt } from '@sojourn/web/contract-art.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useState } from 'react';
import type { HotelTripDetail } from '#hotel/wire/hotel-trip.ts';
import { HotelAside } from './hotel-aside.tsx';
import { HotelCard } from './hotel-card.tsx';
import { HotelReceipt } from './hotel-receipt.tsx';
import { HotelTimeline } from './hotel-timeline.tsx';
import { HotelTripTitle } from './hotel-trip-title.tsx';
import { viewOfHotelTrip } from './hotel-trip-view.ts';

type HotelTripContentProps = { readonly trip: HotelTripDetail; readonly justBooked: boolean };

/** Art band, title card, what needs saying, the days, and money and contacts at the side. */
export function HotelTripContent({ trip, justBooked }: HotelTripContentProps) {
  const locale = useLocale();
  const clock = useClock();
  const [open, setOpen] = useState<'receipt' | 'cancel' | null>(null);
  const view = viewOfHotelTrip(trip, clock.now(), locale);
  const close = () => setOpen(null);
  return (
    <>
      <div className="trip-band" aria-hidden="true">
        <Art {...asArt(trip.stay.cityArt)} width={1440} height={300} sunX={0.75} fill eager />
      </div>
      <div className="wrap trip">
        <HotelTripTitle trip={trip} view={view} onReceipts={() => setOpen('receipt')} />
        <TripNotices
          trip={trip}
          notices={view.notices}
          booked={justBooked && view.status === 'confirmed'}
          by={trip.stay.name}
        />
        <div className="trip-grid">
          <div className="trip-main">
            <HotelTimeline trip={trip} view={view} onCancel={() => setOpen('cancel')} />
            {trip.actions.cancel.available && <Plans trip={trip} />}
            <HotelCard trip={trip} />
          </div>
          <HotelAside trip={trip} view={view} />
        </div>
      </div>
      <HotelReceipt trip={trip} open={open === 'receipt'} onClose={close} />
      <CancelModal trip={trip} open={open === 'cancel'} onClose={close} />
    </>
  );
}

function Plans({ trip }: { readonly trip: HotelTripDetail }) {
  const t = useText();
  const locale = useLocale();
  const clock = useClock();
  const terms = viewOfCancelTerms(trip.cancellation, trip.total, clock.now(), locale);
  if (terms.stages.length === 0) return null;
  return (
    <section className="trip-plans" aria-labelledby="trip-plans">
      <h2 id="trip-plans" className="title-l">
        {t('trip.plans.title')}
      </h2>
      <CancelTimeline terms={terms} />
    </section>
  );
}
