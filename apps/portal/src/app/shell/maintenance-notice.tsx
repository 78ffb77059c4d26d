import { MAINTENANCE_EXPERIMENT } from '@sojourn/domain/experiments/experiment.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useVariantData } from '@sojourn/web/experiments/use-variant.ts';
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { loadMessages } from '@sojourn/web/text/locale.tsx';
import { Suspense } from 'react';
import { maintenanceTimes } from './maintenance-rule.ts';

const MaintenanceTimes = lazyPart(async () => {
  const [code] = await Promise.all([import('./maintenance-times.tsx'), loadMessages('maintenance')]);
  return code;
});

/** Announces maintenance to the customers an experiment selects (A §3); costs nothing for the others. */
export function MaintenanceNotice() {
  const clock = useClock();
  const times = maintenanceTimes(useVariantData(MAINTENANCE_EXPERIMENT), clock.now());
  if (!times) return null;
  return (
    <Suspense fallback={null}>
      <MaintenanceTimes {...times} />
    </Suspense>
  );
}
