import type { TripDetail } from '@sojourn/contract/trips.ts';
import { Art } from '@sojourn/ui/art.tsx';
import { Banner } from '@sojourn/ui/banner.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { useState } from 'react';
import { viewOfCancelTerms } from '#shared/cancel-terms.ts';
import { CancelTimeline } from '#shared/cancel-timeline.tsx';
import { asArt } from '#shared/contract-art.ts';
import { useClock } from '#shared/effects.tsx';
import { useSay } from '#shared/said.ts';
import { shownTotalOf } from '#shared/shown-total.ts';
import { useLocale } from '#shared/text/locale.tsx';
import { RichText, useText } from '#shared/text/use-text.tsx';
import { CancelModal } from './cancel-modal.tsx';
import { TripAside } from './trip-aside.tsx';
import { TripReceipt } from './trip-receipt.tsx';
import { TripTimeline } from './trip-timeline.tsx';
import { TripTitle } from './trip-title.tsx';
import { type TripView, viewOfTrip } from './trip-view.ts';

export type TripContentProps = { readonly trip: TripDetail; readonly justBooked: boolean };

/** Art band, title card, what needs saying, the days, and money and contacts at the side. */
export function TripContent({ trip, justBooked }: TripContentProps) {
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
        <Notices trip={trip} view={view} justBooked={justBooked} />
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

function Notices({ trip, view, justBooked }: TripContentProps & { readonly view: TripView }) {
  const t = useText();
  const say = useSay();
  const locale = useLocale();
  const booked = justBooked && view.status === 'confirmed';
  if (!booked && view.notices.length === 0) return null;
  const saved = (shownTotalOf(trip.bookingId) ?? 0) - trip.total.amountMinor;
  const paid = trip.tenders.filter(({ state }) => state !== 'voided').map(({ label }) => label);
  const card = new Intl.ListFormat(locale).format(paid);
  return (
    <div className="trip-notices">
      {booked && (
        <Banner tone="good" live="status" title={t('trip.booked.title')}>
          <p>
            <RichText
              id="trip.booked.text"
              values={{
                hotel: trip.stay.name,
                code: trip.confirmationCode ?? '',
                total: formatMoney(trip.total, locale),
                card,
              }}
              parts={[<b key="code" className="nowrap" />]}
            />
          </p>
          {saved > 0 && (
            <p>
              {t('trip.booked.fell', {
                difference: formatMoney({ ...trip.total, amountMinor: saved }, locale),
              })}
            </p>
          )}
          <p className="small text-2">{t('trip.booked.contact', { email: trip.email })}</p>
        </Banner>
      )}
      {view.notices.map((notice) => (
        <Banner key={notice.kind} tone={notice.tone} live="status" title={say(notice.title)}>
          <p>{say(notice.text)}</p>
        </Banner>
      ))}
    </div>
  );
}

function Plans({ trip }: { readonly trip: TripDetail }) {
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
