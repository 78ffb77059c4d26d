/** Art band, title card, what needs saying, the start, the codes, where to meet, and money at the side. */
import { CancelModal } from '@sojourn/portal/features/trips/cancel/cancel-modal.tsx';
import { PhoneLink } from '@sojourn/portal/features/trips/phone-link.tsx';
import { TripNotices } from '@sojourn/portal/features/trips/trip-notices.tsx';
import { CancelTimeline } from '@sojourn/portal/shared/cancel-timeline.tsx';
import { Art } from '@sojourn/ui/content/art.tsx';
import { viewOfCancelTerms } from '@sojourn/web/cancel-terms.ts';
import { asArt } from '@sojourn/web/contract-art.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useState } from 'react';
import { MeetCard } from '#activity/pages/shared/meet-card.tsx';
import { PolicyModal } from '#activity/pages/shared/policy-modal.tsx';
import { timeBefore } from '#activity/pages/shared/time-before.ts';
import type { ActivityTripDetail } from '#activity/wire/activity-trip.ts';
import { ActivityAside } from './activity-aside.tsx';
import { ActivityReceipt } from './activity-receipt.tsx';
import { ActivityTimeline } from './activity-timeline.tsx';
import { ActivityTripTitle } from './activity-trip-title.tsx';
import { viewOfActivityTrip } from './activity-trip-view.ts';
import { BringList } from './bring-list.tsx';
import { MissingGuideCard } from './missing-guide-card.tsx';
import { OtherTimes } from './other-times.tsx';
import { useSavedVoucher } from './use-saved-voucher.ts';
import { Vouchers } from './vouchers.tsx';

export type ContentProps = { readonly trip: ActivityTripDetail; readonly justBooked: boolean };

function Meet({ trip }: { readonly trip: ActivityTripDetail }) {
  const t = useText();
  const locale = useLocale();
  const { activity } = trip;
  const { slot, meetingPoint, operator } = activity;
  const time =
    slot && !slot.allDay ? timeBefore(slot.startsAtLocal, meetingPoint.minutesBefore, locale) : null;
  return (
    <section aria-labelledby="trip-meet">
      <h2 id="trip-meet" className="title-l">
        {t('activityShop.meet')}
      </h2>
      <MeetCard
        name={activity.activity.name}
        meetingPoint={meetingPoint}
        pickup={activity.activity.pickup}
        pickupPlaces={activity.pickupPlaces}
        time={time}
        phone={<PhoneLink number={operator.phone} className="link--alone" />}
      />
    </section>
  );
}

function Plans({ trip }: { readonly trip: ActivityTripDetail }) {
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

export default function ActivityTripContent({ trip, justBooked }: ContentProps) {
  const t = useText();
  const locale = useLocale();
  const clock = useClock();
  const [open, setOpen] = useState<'receipt' | 'cancel' | 'policy' | null>(null);
  const view = viewOfActivityTrip(trip, clock.now(), locale);
  const { activity, codes } = trip;
  const modal = (name: typeof open) => ({ trip, open: open === name, onClose: () => setOpen(null) });
  const hasCodes = codes.length > 0;
  // What's needed at the gate is there without a network from now on
  const isSaved = useSavedVoucher(trip);
  return (
    <>
      <div className="trip-band" aria-hidden="true">
        <Art {...asArt(activity.activity.art)} width={1440} height={300} sunX={0.75} fill eager />
      </div>
      <div className="wrap trip">
        <ActivityTripTitle trip={trip} view={view} onReceipts={() => setOpen('receipt')} />
        <TripNotices
          trip={trip}
          notices={view.notices}
          booked={justBooked && view.status === 'confirmed'}
          by={activity.operator.name}
        />
        <div className="trip-grid">
          <div className="trip-main">
            <MissingGuideCard trip={trip} />
            <OtherTimes trip={trip} />
            <ActivityTimeline trip={trip} view={view} onOpen={setOpen} />
            {hasCodes && (
              <section className="vouchers" aria-labelledby="trip-vouchers">
                <h2 id="trip-vouchers" className="title-l">
                  {t('activity.trip.vouchers', { count: codes.length })}
                </h2>
                <Vouchers trip={trip} />
                <p className="small text-2">
                  {t(isSaved ? 'activity.voucher.kept' : 'activity.voucher.online')}
                </p>
              </section>
            )}
            <Meet trip={trip} />
            <BringList activity={activity} />
            {trip.actions.cancel.available && <Plans trip={trip} />}
          </div>
          <ActivityAside trip={trip} view={view} />
        </div>
      </div>
      <ActivityReceipt {...modal('receipt')} />
      <CancelModal {...modal('cancel')} />
      <PolicyModal
        activity={activity}
        terms={trip.cancellation}
        total={trip.total}
        open={open === 'policy'}
        onClose={() => setOpen(null)}
      />
    </>
  );
}
