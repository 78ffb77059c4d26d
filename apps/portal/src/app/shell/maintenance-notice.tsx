import { MAINTENANCE_EXPERIMENT } from '@sojourn/domain/experiments/experiment.ts';
import { useExperiments, useVariant } from '@sojourn/web/experiments/use-variant.ts';
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { loadMessages } from '@sojourn/web/text/locale.tsx';
import { Suspense } from 'react';

const MaintenanceTimes = lazyPart(async () => {
  const [code] = await Promise.all([import('./maintenance-times.tsx'), loadMessages('maintenance')]);
  return code;
});

/** Announces maintenance to the customers an experiment selects (A §3); costs nothing for the others. */
export function MaintenanceNotice() {
  const { data } = useExperiments();
  const isAnnounced = useVariant(MAINTENANCE_EXPERIMENT) === 'available';
  if (!isAnnounced || !data) return null;
  return (
    <Suspense fallback={null}>
      <MaintenanceTimes experiments={data} />
    </Suspense>
  );
}
