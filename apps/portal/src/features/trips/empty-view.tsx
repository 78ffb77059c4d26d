import type { TripsView } from '@sojourn/domain/booking/trips-views.ts';
import { EmptyState } from '@sojourn/ui/feedback/empty-state.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Link } from '#shared/router/link.tsx';

/** What a view will show, and a way on. */
export function EmptyView({ view }: { readonly view: TripsView }) {
  const t = useText();
  const action =
    view === 'with-offers' ? (
      <Link to="/wallet" className={buttonClass()}>
        {t('trips.empty.offers')}
      </Link>
    ) : (
      <Link to="/" className={buttonClass()}>
        {t('trips.empty.action')}
      </Link>
    );
  return (
    <div className="trips__empty">
      <EmptyState
        art={{ seed: 'trips:empty', kind: 'coast' }}
        title={t(`trips.empty.${view}.title`)}
        action={action}
      >
        {t(`trips.empty.${view}.text`)}
      </EmptyState>
    </div>
  );
}
