import { MAINTENANCE_EXPERIMENT } from '@sojourn/domain/experiments/experiment.ts';
import { Suspense } from 'react';
import { useExperiments, useVariant } from '#shared/experiments/use-variant.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { loadMessages } from '#shared/text/locale.tsx';

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
