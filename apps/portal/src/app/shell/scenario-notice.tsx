import { readScenario } from '@sojourn/web/api/credentials.ts';
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { Suspense } from 'react';

const ScenarioAside = lazyPart(() => import('./scenario-aside.tsx'));

/** Where the lab can switch scenarios on; never in production. */
export function ScenarioNotice() {
  const { lab } = useTenant();
  const scenario = lab ? readScenario() : null;
  return (
    scenario !== null && (
      <Suspense>
        <ScenarioAside scenario={scenario} />
      </Suspense>
    )
  );
}
