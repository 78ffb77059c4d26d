import type { TripCard, TripGroup } from '@sojourn/contract/trips.ts';
import { TRIPS_VIEWS, type TripsView } from '@sojourn/domain/booking/trips-views.ts';
import { first } from '@sojourn/domain/present.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { TabCount, Tabs } from '@sojourn/ui/content/tabs.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatCount } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { Problem } from '@sojourn/web/page-state.tsx';
import { loadMessages, useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { Suspense } from 'react';
import { AirlineCreditsList } from '#shared/airline-credits/airline-credits-list.tsx';
import { DisruptionNotice } from '#shared/disruption/disruption-notice.tsx';
import { useProductOf, useSoldProducts } from '#shared/product/use-products.ts';
import { useTitle } from '#shared/text/use-title.ts';
import { CalendarFeedButton } from './calendar-feed/calendar-feed-button.tsx';
import { EmptyView } from './empty-view.tsx';
import { GroupCard } from './groups/group-card.tsx';
import { BookedForMe } from './party/booked-for-me.tsx';
import { WaitingConfirmations } from './requested/waiting-confirmations.tsx';
import { WaitingRequests } from './requested/waiting-requests.tsx';
import { statusOf } from './trip-view.ts';
import './trips.css';
import { Link } from '#shared/router/link.tsx';
import { useSearch } from '#shared/router/use-place.ts';
import { useTrips } from './use-trips.ts';

/** Each with the texts of its view. */
const FrozenPrices = lazyPart(async () => {
  const [part] = await Promise.all([import('./frozen/frozen-prices.tsx'), loadMessages('price-freeze')]);
  return part;
});
const WatchedTrips = lazyPart(async () => {
  const [part] = await Promise.all([import('./watched/watched-trips.tsx'), loadMessages('watches')]);
  return part;
});

const viewOf = (text: unknown): TripsView => TRIPS_VIEWS.find((view) => view === text) ?? 'upcoming';

/** The six views of My Trips (B §2 trip views). */
export function TripsPage() {
  const t = useText();
  useTitle(t('trips.title'));
  const view = viewOf(useSearch().view);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useTrips(view);
  const counts = data?.pages.at(-1)?.counts;
  const trips = data?.pages.flatMap((page) => page.trips) ?? [];
  const groups = data?.pages.flatMap((page) => page.groups) ?? [];
  const credits = data?.pages.flatMap((page) => page.credits) ?? [];
  const isEmpty = groups.length === 0 && credits.length === 0;
  return (
    <div className="wrap trips">
      <div className="row row--between row--wrap gap-3 trips__title">
        <h1 className="display-l">{t('trips.title')}</h1>
        <CalendarFeedButton />
      </div>
      <Tabs label={t('trips.views')}>
        {TRIPS_VIEWS.map((each) => (
          <ViewTab key={each} view={each} current={view} count={counts?.[each]} />
        ))}
      </Tabs>
      {view === 'upcoming' && <WaitingConfirmations />}
      {view === 'upcoming' && <WaitingRequests />}
      {view === 'upcoming' && <Waiting />}
      {view === 'upcoming' && <BookedForMe />}
      {view === 'upcoming' && <Disrupted trips={trips} />}
      <Suspense>
        {view === 'frozen' && <FrozenPrices />}
        {view === 'watched' && <WatchedTrips />}
      </Suspense>
      {data && isEmpty && view !== 'frozen' && view !== 'watched' && <EmptyView view={view} />}
      {credits.length > 0 && (
        <div className="trips__credits">
          <h2 className="visually-hidden">{t('trips.view.airline-credits')}</h2>
          <AirlineCreditsList credits={credits} />
        </div>
      )}
      {groups.length > 0 && <TripList trips={trips} groups={groups} view={view} />}
      {hasNextPage && (
        <div className="trips__more">
          <Button
            variant="secondary"
            loading={isFetchingNextPage}
            loadingLabel={t('trips.loading')}
            onClick={() => void fetchNextPage()}
          >
            {t('trips.more')}
          </Button>
        </div>
      )}
      {!data && !error && <TripsSkeleton />}
      {!data && error && (
        <Problem
          headingLevel={2}
          title={t('trips.failed.title')}
          actions={<Button onClick={() => void refetch()}>{t('trips.failed.action')}</Button>}
        >
          {t('trips.failed.text')}
        </Problem>
      )}
    </div>
  );
}

/** What isn't booked yet, of each product. */
function Waiting() {
  const products = useSoldProducts();
  return products.map(({ product, trips }) => {
    const { Waiting: Part } = trips.get();
    return Part && <Part key={product} />;
  });
}

/** Trips of which a flight is late or canceled, above all others. */
function Disrupted({ trips }: Pick<ListProps, 'trips'>) {
  const productOf = useProductOf();
  const toText = useTextRef();
  const locale = useLocale();
  const disrupted = trips.filter(({ disruption }) => disruption?.state === 'open');
  if (disrupted.length === 0) return null;
  return (
    <div className="trips__alerts">
      {disrupted.map((trip) => {
        const { title } = productOf(trip).trips.get().glance(trip, locale);
        return <DisruptionNotice key={trip.bookingId} trip={trip} name={toText(title)} />;
      })}
    </div>
  );
}

type TabProps = { readonly view: TripsView; readonly current: TripsView; readonly count: number | undefined };

function ViewTab({ view, current, count }: TabProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <Link to="/trips" search={{ view }} aria-current={view === current ? 'page' : undefined} replace>
      {t(`trips.view.${view}`)}
      {count !== undefined && <TabCount>{formatCount(count, locale)}</TabCount>}
    </Link>
  );
}

type ListProps = {
  readonly trips: readonly TripCard[];
  readonly groups: readonly TripGroup[];
  readonly view: TripsView;
};

function TripList({ trips, groups, view }: ListProps) {
  const productOf = useProductOf();
  const byId = new Map(trips.map((trip) => [trip.bookingId, trip]));
  const next = view === 'upcoming' ? trips.find((trip) => statusOf(trip) !== 'canceled') : undefined;
  const Next = next && productOf(next).trips.get().Next;
  return (
    <div className="trips__grid">
      <ul className="trips__list">
        {groups.map((group) => {
          const own = group.bookingIds.flatMap((id) => byId.get(id) ?? []);
          return <GroupItem key={first(group.bookingIds)} group={group} trips={own} />;
        })}
      </ul>
      {next && Next && <Next trip={next} />}
    </div>
  );
}

/** One booking has its product's card, several share one. */
function GroupItem({ group, trips }: { readonly group: TripGroup; readonly trips: readonly TripCard[] }) {
  const productOf = useProductOf();
  const [trip] = trips;
  if (!trip) return null;
  if (trips.length > 1 || group.name !== null) return <GroupCard group={group} trips={trips} />;
  const { ListCard } = productOf(trip).trips.get();
  return <ListCard trip={trip} />;
}

function TripsSkeleton() {
  const t = useText();
  return (
    <div className="trips__grid" role="status">
      <span className="visually-hidden">{t('trips.loading')}</span>
      <div className="trips__list">
        {['first', 'second'].map((key) => (
          <Card key={key} clip className="trip-card">
            <Skeleton height="100%" radius={0} />
            <div className="trip-card__body">
              <Skeleton width={160} height={20} />
              <Skeleton width={200} height={32} />
              <Skeleton width={280} height={44} />
            </div>
          </Card>
        ))}
      </div>
    </div>
  );
}
