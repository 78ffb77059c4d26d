import { isBooked } from '@sojourn/domain/booking/trip-state.ts';
import { CancelModal } from '@sojourn/portal/features/trips/cancel/cancel-modal.tsx';
import { TripNotices } from '@sojourn/portal/features/trips/trip-notices.tsx';
import { Art } from '@sojourn/ui/content/art.tsx';
import { asArt } from '@sojourn/web/contract-art.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useState } from 'react';
import type { FlightTripDetail } from '#flight/wire/flight-trip.ts';
import { TodaysPart } from '../disruption/today/todays-part.tsx';
import { CheckInModal } from './check-in-modal.tsx';
import { FareRulesSection } from './fare-rules-section.tsx';
import { FlightAside } from './flight-aside.tsx';
import { FlightReceipt } from './flight-receipt.tsx';
import { FlightTimeline } from './flight-timeline.tsx';
import './flight-trip.css';
import { FlightTripTitle } from './flight-trip-title.tsx';
import { airlinesOf, viewOfFlightTrip } from './flight-trip-view.ts';
import { TravelersSection } from './travelers-section.tsx';

type FlightTripContentProps = { readonly trip: FlightTripDetail; readonly justBooked: boolean };
type Open = 'receipt' | 'cancel' | { readonly checkIn: number } | null;

/** Art of where it goes, title card, what needs saying, days and travelers, money and bags at the side. */
export function FlightTripContent({ trip, justBooked }: FlightTripContentProps) {
  const locale = useLocale();
  const clock = useClock();
  const [open, setOpen] = useState<Open>(null);
  const view = viewOfFlightTrip(trip, clock.now(), locale);
  const close = () => setOpen(null);
  const checkIn =
    typeof open === 'object' ? view.checkIns.find(({ slice }) => slice === open?.checkIn) : null;
  return (
    <>
      <div className="trip-band" aria-hidden="true">
        <Art {...asArt(trip.flight.destination.art)} width={1440} height={300} sunX={0.75} fill eager />
      </div>
      <div className="wrap trip">
        <FlightTripTitle trip={trip} view={view} onReceipts={() => setOpen('receipt')} />
        <TripNotices
          trip={trip}
          notices={view.notices}
          booked={justBooked && isBooked(trip.status)}
          by={airlinesOf(trip.flight, locale)}
        />
        <div className="trip-grid">
          <div className="trip-main">
            <TodaysPart trip={trip} />
            <FlightTimeline
              trip={trip}
              view={view}
              onCancel={() => setOpen('cancel')}
              onCheckIn={(slice) => setOpen({ checkIn: slice })}
            />
            <TravelersSection trip={trip} />
            <FareRulesSection trip={trip} />
          </div>
          <FlightAside trip={trip} view={view} />
        </div>
      </div>
      <FlightReceipt trip={trip} open={open === 'receipt'} onClose={close} />
      <CancelModal trip={trip} open={open === 'cancel'} onClose={close} />
      <CheckInModal trip={trip} view={checkIn ?? null} onClose={close} />
    </>
  );
}
