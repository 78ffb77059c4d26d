import type { HotelTripDetail } from '@sojourn/contract/trips.ts';
import { Art } from '@sojourn/ui/art.tsx';
import { viewOfCancelTerms } from '@sojourn/web/cancel-terms.ts';
import { CancelTimeline } from '@sojourn/web/cancel-timeline.tsx';
import { asArt } from '@sojourn/web/contract-art.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useState } from 'react';
import { CancelModal } from './cancel-modal.tsx';
import { TripAside } from './trip-aside.tsx';
import { TripNotices } from './trip-notices.tsx';
import { TripReceipt } from './trip-receipt.tsx';
import { TripTimeline } from './trip-timeline.tsx';
import { TripTitle } from './trip-title.tsx';
import { viewOfTrip } from './trip-view.ts';

export type TripContentProps = { readonly trip: HotelTripDetail; readonly justBooked: boolean };

/** Art band, title card, what needs saying, the days, and money and contacts at the side. */
export function TripContent({ trip, justBooked }: TripContentProps) {
  const t = useText();
  const locale = useLocale();
  const clock = useClock();
  const [open, setOpen] = useState<'receipt' | 'cancel' | null>(null);
  const view = viewOfTrip(trip, clock.now(), locale);
  const close = () => setOpen(null);
  return (
    <>
      <div className="trip-band" aria-hidden="true">
        <Art {...asArt(trip.stay.cityArt)} width={1440} height={300} sunX={0.75} fill eager />
      </div>
      <div className="wrap trip">
        <TripTitle trip={trip} view={view} onReceipts={() => setOpen('receipt')} />
        <TripNotices
          trip={trip}
          notices={view.notices}
          booked={justBooked && view.status === 'confirmed'}
          title={t('trip.booked.title')}
          text="trip.booked.text"
          by={trip.stay.name}
        />
        <div className="trip-grid">
          <div className="trip-main">
            <TripTimeline trip={trip} view={view} onCancel={() => setOpen('cancel')} />
            {trip.actions.cancel && <Plans trip={trip} />}
          </div>
          <TripAside trip={trip} view={view} />
        </div>
      </div>
      <TripReceipt trip={trip} open={open === 'receipt'} onClose={close} />
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
