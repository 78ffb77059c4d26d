/** Rides between two places: the form, one's own ways, and every ride with what's to know before paying. */
import { ErrorProblem } from '@sojourn/portal/shared/error-problem.tsx';
import { useNavigate, useSearch } from '@sojourn/portal/shared/router/use-place.ts';
import { useTitle } from '@sojourn/portal/shared/text/use-title.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useToday } from '@sojourn/web/search/today.ts';
import { useCan } from '@sojourn/web/tenant/tenant.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { LazyRideForm } from '../form/lazy-ride-form.tsx';
import {
  defaultRide,
  GROUND_PATH,
  isComplete,
  printRide,
  type RideDraft,
  readRide,
} from '../search/ride-url.ts';
import './ground-page.css';
import { RideCard } from './ride-card.tsx';
import { TripWays } from './trip-ways.tsx';
import { useRides, useTakeRide } from './use-rides.ts';

export function GroundPage() {
  const t = useText();
  const search = useSearch();
  const navigate = useNavigate();
  const fallback = defaultRide(useToday(), useCan('corporate') ? 1 : 2);
  const draft = readRide(search, fallback);
  useTitle(t('ground.heading'));
  return (
    <div className="wrap rides">
      <div>
        <h1 className="display-l">{t('ground.heading')}</h1>
        <p className="text-2">{t('ground.lead')}</p>
      </div>
      <TripWays draft={draft} />
      <div className="card card--raised rides__form">
        <LazyRideForm
          key={JSON.stringify(draft)}
          start={draft}
          onSearch={(query) => void navigate({ to: GROUND_PATH, search: printRide(query) })}
        />
      </div>
      {isComplete(draft) && <Found draft={draft} />}
    </div>
  );
}

function Found({ draft }: { readonly draft: RideDraft }) {
  const t = useText();
  const { data, error, refetch } = useRides(draft);
  const taking = useTakeRide();
  const failed = useErrorTexts(codeOf(taking.error));
  if (error) return <ErrorProblem code={codeOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={320} radius={14} />;
  const { transfers, missing, tooSmall } = data;
  return (
    <section aria-label={t('ground.results')} className="rides__list">
      <p role="status">{t('ground.count', { count: transfers.length })}</p>
      {tooSmall > 0 && <p className="small text-2">{t('ground.tooSmall', { count: tooSmall })}</p>}
      {missing.length > 0 && (
        <Banner tone="warn">{t('ground.missing', { names: missing.join(', ') })}</Banner>
      )}
      {taking.isError && (
        <Banner tone="bad" live="alert" title={failed.title}>
          {failed.action}
        </Banner>
      )}
      <ul className="rides__list">
        {transfers.map((offer) => (
          <RideCard
            key={offer.transferId}
            offer={offer}
            isBusy={taking.isPending && taking.variables.transferId === offer.transferId}
            onTake={() => taking.mutate(offer)}
          />
        ))}
      </ul>
      {taking.dialog}
    </section>
  );
}
