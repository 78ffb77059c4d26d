import { useNavigate } from '@sojourn/portal/shared/router/use-place.ts';
import { useToday } from '@sojourn/web/search/today.ts';
import { useCan } from '@sojourn/web/tenant/tenant.tsx';
import { LazyRideForm } from '../form/lazy-ride-form.tsx';
import { defaultRide, GROUND_PATH, printRide } from '../search/ride-url.ts';

/** The rides' tab of the search card. */
export function GroundSearch() {
  const navigate = useNavigate();
  const start = defaultRide(useToday(), useCan('corporate') ? 1 : 2);
  return (
    <LazyRideForm
      start={start}
      onSearch={(query) => void navigate({ to: GROUND_PATH, search: printRide(query) })}
    />
  );
}
