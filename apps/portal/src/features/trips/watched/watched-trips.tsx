import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Problem } from '@sojourn/web/page-state.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useWatches } from '#shared/watch/use-watches.ts';
import { EmptyView } from '../empty-view.tsx';
import { WatchedCard } from './watched-card.tsx';
import './watched.css';

/** Trips whose price is watched, and those whose date has come (B §2). */
export default function WatchedTrips() {
  const t = useText();
  const { data, error, refetch } = useWatches(true);
  if (error && !data)
    return (
      <Problem
        headingLevel={2}
        title={t('watch.list.failed')}
        actions={<Button onClick={() => void refetch()}>{t('watch.list.retry')}</Button>}
      />
    );
  if (!data) return null;
  if (data.length === 0) return <EmptyView view="watched" />;
  return (
    <div className="watched">
      <ul className="watched__list">
        {data.map((watch) => (
          <WatchedCard key={watch.watchId} watch={watch} />
        ))}
      </ul>
      <Banner>{t('watch.list.note')}</Banner>
    </div>
  );
}
