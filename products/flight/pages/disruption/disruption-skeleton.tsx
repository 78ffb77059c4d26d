import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';

/** As large as what it stands in for. */
export function DisruptionSkeleton() {
  const t = useText();
  return (
    <div role="status" className="disruption__loading">
      <h1 className="visually-hidden">{t('disruption.loading')}</h1>
      <Skeleton width={120} height={20} />
      <Skeleton width="min(520px, 80vw)" height={52} radius={10} />
      <Skeleton height={134} radius={14} />
      <div className="disruption__grid">
        <PlanSkeleton />
        <Skeleton height={360} radius={14} />
      </div>
    </div>
  );
}

/** While flights are looked for and seats are held. */
export function PlanSkeleton() {
  const t = useText();
  return (
    <div className="disruption__options" role="status">
      <span className="visually-hidden">{t('disruption.held.looking')}</span>
      {['first', 'second', 'third'].map((key) => (
        <Skeleton key={key} height={134} radius={14} />
      ))}
    </div>
  );
}
