import { itemAt } from '@sojourn/domain/present.ts';
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
import type { HomeTripDetail } from '#home/wire/home-trip.ts';
import { ClaimsPanel } from '../requests/claims-panel.tsx';
import { HomeAside } from './home-aside.tsx';
import { HomeReceipt } from './home-receipt.tsx';
import { HomeTimeline } from './home-timeline.tsx';
import { HomeTripTitle } from './home-trip-title.tsx';
import { viewOfHomeTrip } from './home-trip-view.ts';
import { HostCard } from './host-card.tsx';
import { TripThread } from './host-thread.tsx';
import { RebookedHomes } from './rebooked-homes.tsx';
import { RulesModal } from './rules-modal.tsx';
import { WhereHomes } from './where-home.tsx';

type HomeTripContentProps = { readonly trip: HomeTripDetail; readonly justBooked: boolean };

/** Art band, title card, what needs saying, the days, where it is, and money and host at the side. */
export function HomeTripContent({ trip, justBooked }: HomeTripContentProps) {
  const locale = useLocale();
  const clock = useClock();
  const [open, setOpen] = useState<'receipt' | 'cancel' | 'rules' | null>(null);
  const view = viewOfHomeTrip(trip, clock.now(), locale);
  const first = itemAt(trip.stays, 0);
  const modal = (name: typeof open) => ({ trip, open: open === name, onClose: () => setOpen(null) });
  return (
    <>
      <div className="trip-band" aria-hidden="true">
        <Art {...asArt(first.cityArt)} width={1440} height={300} sunX={0.75} fill eager />
      </div>
      <div className="wrap trip">
        <HomeTripTitle trip={trip} view={view} onReceipts={() => setOpen('receipt')} />
        <TripNotices
          trip={trip}
          notices={view.notices}
          booked={justBooked && view.status === 'confirmed'}
          by={first.host.name}
        />
        <RebookedHomes trip={trip} />
        <div className="trip-grid">
          <div className="trip-main">
            <HomeTimeline
              trip={trip}
              view={view}
              onCancel={() => setOpen('cancel')}
              onRules={() => setOpen('rules')}
            />
            <WhereHomes trip={trip} />
            {trip.actions.cancel.available && <Plans trip={trip} />}
            <ClaimsPanel about={trip.bookingId} claims={trip.claims} heading="title-l" />
            <HostCard trip={trip} />
            <TripThread trip={trip} />
          </div>
          <HomeAside trip={trip} view={view} />
        </div>
      </div>
      <HomeReceipt {...modal('receipt')} />
      <CancelModal {...modal('cancel')} />
      <RulesModal {...modal('rules')} />
    </>
  );
}

function Plans({ trip }: { readonly trip: HomeTripDetail }) {
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
