/** Art band, title card, the flight that it follows, the ride, and money at the side. */
import { calendarFile } from '@sojourn/domain/booking/calendar/calendar-text.ts';
import { CancelModal } from '@sojourn/portal/features/trips/cancel/cancel-modal.tsx';
import { ReceiptModal } from '@sojourn/portal/features/trips/receipt-modal.tsx';
import { TripDay, TripMoment } from '@sojourn/portal/features/trips/trip-day.tsx';
import { TripNotices } from '@sojourn/portal/features/trips/trip-notices.tsx';
import { TripTagMark } from '@sojourn/portal/features/trips/trip-tag.tsx';
import { TripTitle } from '@sojourn/portal/features/trips/trip-title.tsx';
import type { TripView } from '@sojourn/portal/features/trips/trip-view.ts';
import { CancelTimeline } from '@sojourn/portal/shared/cancel-timeline.tsx';
import { ProtectionLines } from '@sojourn/portal/shared/protections/protection-lines.tsx';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { TenderLines } from '@sojourn/portal/shared/tenders/tender-lines.tsx';
import { Art } from '@sojourn/ui/content/art.tsx';
import { KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatDate, formatMoney, formatTime, zoneName } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { viewOfCancelTerms } from '@sojourn/web/cancel-terms.ts';
import { asArt } from '@sojourn/web/contract-art.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { formatMoment } from '@sojourn/web/text/format-moment.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { CarTaxiFront } from 'lucide-react';
import { useState } from 'react';
import { RideFacts } from '#ground/pages/shared/ride-facts.tsx';
import { RidePriceLines } from '#ground/pages/shared/ride-price-lines.tsx';
import { flightText, pickUpText, rideTitle } from '#ground/pages/shared/ride-words.ts';
import { rideEntry } from '#ground/rules/calendar-entry.ts';
import type { GroundTripDetail } from '#ground/wire/ground-trip.ts';
import { GROUND_PATH } from '../search/ride-url.ts';
import { MissingDriverCard } from './missing-driver-card.tsx';
import { RideAside } from './ride-aside.tsx';
import { viewOfRideTrip } from './ride-trip-view.ts';

export type ContentProps = { readonly trip: GroundTripDetail; readonly justBooked: boolean };
type Shown = { readonly trip: GroundTripDetail; readonly view: TripView };

/** The flight has moved or is canceled: what becomes of the ride is the traveler's to say. */
function FlightNotice({ trip, view, onCancel }: Shown & { readonly onCancel: () => void }) {
  const t = useText();
  const locale = useLocale();
  const { following, ride, bookingId } = trip;
  if (!following || following.state === 'onTime') return null;
  const flight = flightText(ride);
  const until = ride.freeUntil ? formatMoment(ride.freeUntil.local, locale) : null;
  const isOff = following.state === 'canceled';
  const action = isOff ? (
    view.actions.includes('cancel') && (
      <Button size="s" variant="secondary" onClick={onCancel}>
        {t('ground.trip.action.cancel')}
      </Button>
    )
  ) : (
    <Link
      to="/trips/$bookingId/ride"
      params={{ bookingId }}
      search={{ at: following.flight?.local }}
      className={buttonClass({ size: 's' })}
    >
      {t('ground.trip.action.move')}
    </Link>
  );
  return (
    <Banner tone="warn" title={t(`ground.flight.${following.state}`, { flight })} action={action}>
      {following.flight && t('ground.flight.now', { when: formatMoment(following.flight.local, locale) })}
      {isOff && (until ? t('ground.flight.free', { until }) : t('ground.final'))}
    </Banner>
  );
}

function Title({ trip, view, onReceipts }: Shown & { readonly onReceipts: () => void }) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const clock = useClock();
  const { ride, bookingId, confirmationCode, history } = trip;
  const calendar = () => {
    const isSure = view.status === 'confirmed' || view.status === 'changed';
    const entry = rideEntry({
      bookingId,
      pickUpAt: ride.pickUp.at,
      arrivesAt: ride.arrives.at,
      summary: toText(rideTitle(ride)),
      location: ride.meeting.words,
      description: [
        ...(confirmationCode ? [t('trip.calendar.code', { code: confirmationCode })] : []),
        t('ground.trip.call', { phone: ride.operator.phone }),
      ],
      status: isSure ? 'CONFIRMED' : 'TENTATIVE',
      revision: history.length,
    });
    return [`ride-${ride.day}.ics`, calendarFile([entry], clock.now())] as const;
  };
  return (
    <TripTitle
      trip={trip}
      title={toText(rideTitle(ride))}
      facts={pickUpText(ride, locale)}
      actions={view.actions}
      calendar={calendar}
      onReceipts={onReceipts}
      again={
        <Link to={GROUND_PATH} className={buttonClass({ size: 's' })}>
          {t('trip.action.bookAgain')}
        </Link>
      }
    />
  );
}

function Timeline({ trip, view, onCancel }: Shown & { readonly onCancel: () => void }) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const { ride, waits, bookingId } = trip;
  return (
    <section aria-label={t('trip.timeline')} className="trip-days">
      <TripDay day={formatDate(ride.day, locale)}>
        <TripMoment
          time={formatTime(ride.pickUp.local, locale)}
          icon={<CarTaxiFront aria-hidden="true" />}
          title={toText(rideTitle(ride))}
        >
          <p className="small text-2">
            {t('ground.trip.waits', {
              from: formatTime(waits.from.local, locale),
              until: formatTime(waits.until.local, locale),
            })}
          </p>
          <RideFacts ride={ride} />
          <p className="small text-3">
            {t('trip.localTime', { zone: zoneName(ride.from.zone, ride.pickUp.at, locale) })}
          </p>
          <div className="row row--wrap trip-day__tags">
            {view.tags.map((tag) => (
              <TripTagMark key={tag.kind} tag={tag} />
            ))}
          </div>
          <div className="row row--wrap gap-2 trip-day__actions">
            {view.actions.includes('change') && (
              <Link
                to="/trips/$bookingId/ride"
                params={{ bookingId }}
                className={buttonClass({ variant: 'secondary', size: 's' })}
              >
                {t('ground.trip.action.change')}
              </Link>
            )}
            {view.actions.includes('cancel') && (
              <Button variant="secondary" size="s" onClick={onCancel}>
                {t('ground.trip.action.cancel')}
              </Button>
            )}
          </div>
        </TripMoment>
      </TripDay>
    </section>
  );
}

type ModalProps = { readonly trip: GroundTripDetail; readonly open: boolean; readonly onClose: () => void };

function RideReceipt(props: ModalProps) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const { trip } = props;
  return (
    <ReceiptModal {...props}>
      <p>
        <b className="title-s">{toText(rideTitle(trip.ride))}</b>
        <br />
        <span className="small text-2">{pickUpText(trip.ride, locale)}</span>
      </p>
      <KeyValues className="small">
        <RidePriceLines price={trip.ride.price} />
        <ProtectionLines lines={trip.protections} />
        <KeyValue label={t('trip.receipt.total')} weight="total">
          {formatMoney(trip.grandTotal, locale)}
        </KeyValue>
        <TenderLines trip={trip} />
      </KeyValues>
    </ReceiptModal>
  );
}

export default function RideTripContent({ trip, justBooked }: ContentProps) {
  const t = useText();
  const locale = useLocale();
  const clock = useClock();
  const [open, setOpen] = useState<'receipt' | 'cancel' | null>(null);
  const view = viewOfRideTrip(trip, clock.now(), locale);
  const terms = viewOfCancelTerms(trip.cancellation, trip.total, clock.now(), locale);
  const modal = (name: typeof open) => ({ trip, open: open === name, onClose: () => setOpen(null) });
  const cancel = () => setOpen('cancel');
  return (
    <>
      <div className="trip-band" aria-hidden="true">
        <Art {...asArt(trip.ride.art)} width={1440} height={300} sunX={0.75} fill eager />
      </div>
      <div className="wrap trip">
        <Title trip={trip} view={view} onReceipts={() => setOpen('receipt')} />
        <TripNotices
          trip={trip}
          notices={view.notices}
          booked={justBooked && view.status === 'confirmed'}
          by={trip.ride.operator.name}
        />
        <div className="trip-grid">
          <div className="trip-main">
            <FlightNotice trip={trip} view={view} onCancel={cancel} />
            <MissingDriverCard trip={trip} />
            <Timeline trip={trip} view={view} onCancel={cancel} />
            {trip.actions.cancel.available && terms.stages.length > 0 && (
              <section className="trip-plans" aria-labelledby="trip-plans">
                <h2 id="trip-plans" className="title-l">
                  {t('trip.plans.title')}
                </h2>
                <CancelTimeline terms={terms} />
              </section>
            )}
          </div>
          <RideAside trip={trip} view={view} />
        </div>
      </div>
      <RideReceipt {...modal('receipt')} />
      <CancelModal {...modal('cancel')} />
    </>
  );
}
