import { type BookingId, isId } from '@sojourn/domain/ids.ts';
import { CancelModal } from '@sojourn/portal/features/trips/cancel/cancel-modal.tsx';
import { MissingTrip } from '@sojourn/portal/features/trips/problems/missing-trip.tsx';
import { TripFailed } from '@sojourn/portal/features/trips/problems/trip-failed.tsx';
import { useTrip } from '@sojourn/portal/features/trips/use-trips.ts';
import { useTitle } from '@sojourn/portal/shared/text/use-title.ts';
import { BackLink } from '@sojourn/ui/content/back-link.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { useNow } from '@sojourn/web/approvals/use-now.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import './disruption.css';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { useParams } from '@sojourn/portal/shared/router/use-place.ts';
import { Choose } from './choose.tsx';
import type { DisruptedTrip } from './disrupted-trip.ts';
import { DisruptionError } from './disruption-error.tsx';
import { DisruptionSkeleton } from './disruption-skeleton.tsx';
import { headlineOf, leadOf, stageOf } from './disruption-view.ts';
import { Ended } from './ended.tsx';
import { FlightTimes } from './flight-times.tsx';
import { NoDisruption } from './no-disruption.tsx';
import { disruptionKey, planKey, useDisruption, useRebook } from './use-disruption.ts';

/** The address carries `flightShopType=dp-exercise` (B §2); there's nothing else to do on it. */
export function DisruptionPage() {
  const { bookingId } = useParams('/trips/$bookingId/disruption');
  return (
    <div className="wrap disruption">
      {isId('bkg', bookingId) ? <Loaded key={bookingId} bookingId={bookingId} /> : <MissingTrip />}
    </div>
  );
}

function Loaded({ bookingId }: { readonly bookingId: BookingId }) {
  const trip = useTrip(bookingId, () => false);
  const { data, error, refetch } = useDisruption(bookingId);
  const wrong = (trip.data ? null : trip.error) ?? (data ? null : error);
  if (wrong && codeOf(wrong) === 'NotFound') return <MissingTrip />;
  if (wrong) return <TripFailed onRetry={() => void Promise.all([trip.refetch(), refetch()])} />;
  if (!trip.data || !data) return <DisruptionSkeleton />;
  if (trip.data.kind !== 'Flight') return <MissingTrip />;
  return (
    <>
      <BackLink>
        <Link to="/trips/$bookingId" params={{ bookingId }}>
          {trip.data.title}
        </Link>
      </BackLink>
      {data.disruption ? (
        <Shown trip={trip.data} disruption={data.disruption} />
      ) : (
        <NoDisruption trip={trip.data} flights={data.flights} />
      )}
    </>
  );
}

function Shown({ trip, disruption }: DisruptedTrip) {
  const toText = useTextRef();
  const locale = useLocale();
  const now = useNow();
  const { bookingId, disruptionNo } = disruption;
  const queries = useQueryClient();
  // Its refusal is shown whatever the page is about by then
  const rebook = useRebook(bookingId);
  const [isRefunding, setRefunding] = useState(false);
  /** Of the refund. */
  const [refusal, setRefusal] = useState<Error | null>(null);
  const stage = stageOf(disruption, now);
  const hasChosen = rebook.isSuccess || isRefunding;
  const refuse = (error: Error) => {
    setRefusal(error);
    endRefund();
  };
  const endRefund = () => {
    setRefunding(false);
    void queries.invalidateQueries({ queryKey: disruptionKey(bookingId) });
  };
  const headline = toText(headlineOf(disruption, locale));
  useTitle(headline);
  return (
    <>
      <header className="disruption__head">
        <h1 className="display-l" aria-live="polite">
          {headline}
        </h1>
        {stage === 'choose' && <p className="text-2">{toText(leadOf(disruption))}</p>}
      </header>
      {stage === 'choose' ? (
        <Choose trip={trip} disruption={disruption} rebook={rebook} onRefund={() => setRefunding(true)} />
      ) : (
        <>
          <FlightTimes trip={trip} flights={disruption.flights} />
          <Ended trip={trip} disruption={disruption} stage={stage} isAnswer={hasChosen} />
        </>
      )}
      <CancelModal
        trip={trip}
        byDisruption={{ disruptionNo, onRefused: refuse }}
        open={isRefunding}
        onClose={endRefund}
      />
      <DisruptionError
        bookingId={bookingId}
        error={rebook.error ?? refusal}
        onClose={() => {
          rebook.reset();
          setRefusal(null);
          void queries.invalidateQueries({ queryKey: planKey(bookingId, disruptionNo) });
        }}
      />
    </>
  );
}
