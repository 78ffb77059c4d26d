import type { TripGroupDetail } from '@sojourn/contract/trips.ts';
import { type BookingId, isId } from '@sojourn/domain/ids.ts';
import { first } from '@sojourn/domain/present.ts';
import { Art } from '@sojourn/ui/content/art.tsx';
import { BackLink } from '@sojourn/ui/content/back-link.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { asArt } from '@sojourn/web/contract-art.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { useProductOf } from '#shared/product/use-products.ts';
import { useTitle } from '#shared/text/use-title.ts';
import { MissingTrip } from './problems/missing-trip.tsx';
import './trip.css';
import { shownProblems } from '#shared/fit-view.ts';
import { Link } from '#shared/router/link.tsx';
import { useParams } from '#shared/router/use-place.ts';
import { FitBanner } from './fit/fit-banner.tsx';
import { GroupAside } from './groups/group-aside.tsx';
import { GroupTimeline } from './groups/group-timeline.tsx';
import { groupDates, groupName } from './groups/group-view.ts';
import { RenameModal } from './groups/rename-modal.tsx';
import { TripFailed } from './problems/trip-failed.tsx';
import { ShareButton } from './share/share-button.tsx';
import { useTripGroup } from './use-trips.ts';

/** Several bookings as one trip: one timeline by local clocks, and what it costs (picture 21). */
export function GroupPage() {
  const { bookingId } = useParams('/trips/$bookingId/itinerary');
  return (
    <div className="trip-page">
      {isId('bkg', bookingId) ? <LoadedGroup key={bookingId} bookingId={bookingId} /> : <MissingTrip />}
    </div>
  );
}

function LoadedGroup({ bookingId }: { readonly bookingId: BookingId }) {
  const t = useText();
  const { data, error, refetch } = useTripGroup(bookingId);
  useTitle(data ? groupName(data.group, t('trips.group.unnamed')) : t('trips.title'));
  if (data) return <Content detail={data} />;
  if (!error) return <GroupSkeleton />;
  if (codeOf(error) === 'NotFound') return <MissingTrip />;
  return <TripFailed onRetry={() => void refetch()} />;
}

function Content({ detail }: { readonly detail: TripGroupDetail }) {
  const t = useText();
  const locale = useLocale();
  const productOf = useProductOf();
  const [isRenaming, setRenaming] = useState(false);
  const { group, trips, fit } = detail;
  const problems = shownProblems(fit);
  const shared = trips.find(({ offers }) => offers.includes('Share'));
  const parts = trips.map((trip) => ({ trip, glance: productOf(trip).trips.get().glance(trip, locale) }));
  const dates = groupDates(
    parts.map(({ glance }) => glance),
    locale,
  );
  return (
    <>
      <div className="trip-band" aria-hidden="true">
        <Art {...asArt(first(parts).glance.art)} width={1440} height={300} sunX={0.75} fill eager />
      </div>
      <div className="wrap trip">
        <Card raised className="trip-title trip-title--short">
          <div className="grow">
            <p className="small">
              <BackLink>
                <Link to="/trips" className="link">
                  {t('trip.back')}
                </Link>
              </BackLink>
            </p>
            <h1 className="display-l trip-title__name">{groupName(group, t('trips.group.unnamed'))}</h1>
            <p className="text-2">
              {dates} · {t('trips.group.count', { count: trips.length })}
            </p>
          </div>
          <div className="row row--wrap gap-3 trip-title__actions">
            <Button
              variant="secondary"
              size="s"
              icon={<PencilLine aria-hidden="true" />}
              onClick={() => setRenaming(true)}
            >
              {t('trips.group.rename')}
            </Button>
            {shared && <ShareButton bookingId={shared.bookingId} />}
          </div>
        </Card>
        {problems.map((problem) => (
          <FitBanner key={`${problem.kind}${problem.at}`} problem={problem} trips={trips} />
        ))}
        <div className="trip-grid">
          <div className="trip-main">
            <GroupTimeline parts={parts} group={group} problems={problems} />
          </div>
          <GroupAside detail={detail} />
        </div>
      </div>
      <RenameModal group={group} open={isRenaming} onClose={() => setRenaming(false)} />
    </>
  );
}

function GroupSkeleton() {
  const t = useText();
  return (
    <div role="status">
      <h1 className="visually-hidden">{t('trip.loading')}</h1>
      <div className="trip-band">
        <Skeleton height="100%" radius={0} />
      </div>
      <div className="wrap trip-grid">
        <Skeleton height={420} radius={14} />
        <Skeleton height={220} radius={14} />
      </div>
    </div>
  );
}
