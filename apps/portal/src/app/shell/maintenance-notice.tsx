import { MAINTENANCE_EXPERIMENT } from '@sojourn/domain/experiments/experiment.ts';
import { useExperiments, useVariant } from '@sojourn/web/experiments/use-variant.ts';
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { loadMessages } from '@sojourn/web/text/locale.tsx';
import { Suspense } from 'react';

const MaintenanceTimes = lazyPart(async () => {
  const [code] = await Promise.all([import('./maintenance-times.tsx'), loadMessages('maintenance')]);
  return code;
});

/** Announces maintenance to those who are to hear of it (A §3); for all others it costs nothing. */
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
