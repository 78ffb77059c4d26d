import type { Zone } from '@sojourn/domain/dates.ts';
import { CancelModal } from '@sojourn/portal/features/trips/cancel/cancel-modal.tsx';
import { TripNotices } from '@sojourn/portal/features/trips/trip-notices.tsx';
import { type CalendarFile, TripTitle } from '@sojourn/portal/features/trips/trip-title.tsx';
import type { TripView } from '@sojourn/portal/features/trips/trip-view.ts';
import { CancelTimeline } from '@sojourn/portal/shared/cancel-timeline.tsx';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { Art } from '@sojourn/ui/content/art.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { viewOfCancelTerms } from '@sojourn/web/cancel-terms.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { useState } from 'react';
import { carArt } from '#car/pages/shared/car-art.ts';
import { CarFindings } from '#car/pages/shared/car-findings.tsx';
import { carTitle, fullAddress } from '#car/pages/shared/car-words.ts';
import { RentalCard } from '#car/pages/shared/rental-card.tsx';
import { carCalendar } from '#car/rules/trip/calendar-entry.ts';
import type { CarTripDetail } from '#car/wire/car-trip.ts';
import { CARS_PATH } from '../search/car-draft.ts';
import { dayOf } from '../search/rental-time.ts';
import { CarAside } from './car-aside.tsx';
import { DriversModal, EndModal } from './car-modals.tsx';
import { CarReceipt } from './car-receipt.tsx';
import { type CarModalName, CarTimeline } from './car-timeline.tsx';
import { datesOf, viewOfCarTrip } from './car-trip-view.ts';

type ContentProps = { readonly trip: CarTripDetail; readonly justBooked: boolean };

const driversOf = ({ drivers }: CarTripDetail, locale: string): string =>
  new Intl.ListFormat(locale).format(drivers.map(({ firstName, lastName }) => `${firstName} ${lastName}`));

/** An entry for each end, by the clock there. */
function useCalendar(trip: CarTripDetail, view: TripView): () => CalendarFile {
  const t = useText();
  const clock = useClock();
  const { rental, confirmationCode } = trip;
  const endOf = ({ at, location }: typeof rental.pickUp) => ({
    at,
    zone: location.zone as Zone,
    place: fullAddress(location),
  });
  return () => {
    const texts = {
      pickUp: t('car.trip.calendar.pickUp', { company: rental.company.name }),
      dropOff: t('car.trip.calendar.dropOff', { company: rental.company.name }),
      description: [
        ...(confirmationCode ? [t('trip.calendar.code', { code: confirmationCode })] : []),
        t('car.trip.call', { phone: rental.pickUp.location.phone }),
      ],
      status: view.status === 'confirmed' || view.status === 'changed' ? 'CONFIRMED' : 'TENTATIVE',
      revision: trip.history.length,
    } as const;
    const ends = { pickUp: endOf(rental.pickUp), dropOff: endOf(rental.dropOff) };
    const text = carCalendar({ bookingId: trip.bookingId, rental: ends }, texts, clock.now());
    return [`${rental.pickUp.location.city}-${dayOf(rental.pickUp.at)}.ics`, text];
  };
}

function Plans({ trip }: { readonly trip: CarTripDetail }) {
  const t = useText();
  const locale = useLocale();
  const clock = useClock();
  const terms = viewOfCancelTerms(trip.cancellation, trip.total, clock.now(), locale);
  if (terms.stages.length === 0 || trip.total.amountMinor === 0) return null;
  return (
    <section className="trip-plans" aria-labelledby="trip-plans">
      <h2 id="trip-plans" className="title-l">
        {t('trip.plans.title')}
      </h2>
      <CancelTimeline terms={terms} />
    </section>
  );
}

/** Art band, title card, what needs saying, the two ends, and money and desk at the side. */
export function CarTripContent({ trip, justBooked }: ContentProps) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const clock = useClock();
  const [open, setOpen] = useState<CarModalName | null>(null);
  const { rental } = trip;
  const view = viewOfCarTrip(trip, toText(carTitle(rental.car)), clock.now(), locale);
  const modal = (name: CarModalName) => ({ trip, open: open === name, onClose: () => setOpen(null) });
  return (
    <>
      <div className="trip-band" aria-hidden="true">
        <Art {...carArt(rental.car)} width={1440} height={300} fill eager />
      </div>
      <div className="wrap trip">
        <TripTitle
          trip={trip}
          title={view.title}
          facts={t('trip.subtitle', {
            city: rental.pickUp.location.city,
            dates: datesOf(trip, locale),
            guests: driversOf(trip, locale),
          })}
          actions={view.actions}
          calendar={useCalendar(trip, view)}
          onReceipts={() => setOpen('receipt')}
          again={
            <Link to={CARS_PATH} className={buttonClass({ size: 's' })}>
              {t('trip.action.bookAgain')}
            </Link>
          }
        />
        <TripNotices
          trip={trip}
          notices={view.notices}
          booked={justBooked && view.status === 'confirmed'}
          by={rental.company.name}
        />
        <div className="trip-grid">
          <div className="trip-main">
            {view.status !== 'canceled' && <CarFindings findings={trip.findings} />}
            <CarTimeline trip={trip} view={view} onOpen={setOpen} />
            <RentalCard {...rental} landing={trip.landing} leaving={trip.leaving} />
            {trip.actions.cancel.available && <Plans trip={trip} />}
          </div>
          <CarAside trip={trip} view={view} />
        </div>
      </div>
      <CarReceipt {...modal('receipt')} />
      <CancelModal {...modal('cancel')} />
      <DriversModal {...modal('drivers')} />
      <EndModal {...modal('pickUp')} end="pickUp" />
      <EndModal {...modal('dropOff')} end="dropOff" />
    </>
  );
}
