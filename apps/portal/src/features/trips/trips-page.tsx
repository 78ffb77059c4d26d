import type { TripCard } from '@sojourn/contract/trips.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { TabCount, Tabs } from '@sojourn/ui/content/tabs.tsx';
import { EmptyState } from '@sojourn/ui/feedback/empty-state.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatCount } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { Problem } from '@sojourn/web/page-state.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Link, useSearch } from '@tanstack/react-router';
import { useProductOf } from '#shared/product/use-products.ts';
import { useTitle } from '#shared/text/use-title.ts';
import { statusOf } from './trip-view.ts';
import './trips.css';
import { type TripsView, useTrips } from './use-trips.ts';

/** Upcoming and past trips (B §2 trip views; the others come with their trip kinds). */
export function TripsPage() {
  const t = useText();
  useTitle(t('trips.title'));
  const search = useSearch({ from: '/signed-in/trips' });
  const view: TripsView = search.view === 'past' ? 'past' : 'upcoming';
  const { data, error, refetch } = useTrips(view);
  return (
    <div className="wrap trips">
      <h1 className="display-l trips__title">{t('trips.title')}</h1>
      <Tabs label={t('trips.views')}>
        <ViewTab view="upcoming" current={view} count={data?.upcoming} />
        <ViewTab view="past" current={view} count={data?.past} />
      </Tabs>
      {data && <TripList trips={data.trips} view={view} />}
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

function TripList({ trips, view }: { readonly trips: readonly TripCard[]; readonly view: TripsView }) {
  const t = useText();
  const productOf = useProductOf();
  if (trips.length === 0) {
    return (
      <div className="trips__empty">
        <EmptyState
          art={{ seed: 'trips:empty', kind: 'coast' }}
          title={t(`trips.empty.${view}.title`)}
          action={
            <Link to="/" className={buttonClass()}>
              {t('trips.empty.action')}
            </Link>
          }
        >
          {t(`trips.empty.${view}.text`)}
        </EmptyState>
      </div>
    );
  }
  const next = view === 'upcoming' ? trips.find((trip) => statusOf(trip) !== 'canceled') : undefined;
  const Next = next && productOf(next).trips.get().Next;
  return (
    <div className="trips__grid">
      <ul className="trips__list">
        {trips.map((trip) => {
          const { ListCard } = productOf(trip).trips.get();
          return <ListCard key={trip.bookingId} trip={trip} />;
        })}
      </ul>
      {next && Next && <Next trip={next} />}
    </div>
  );
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
