import { useNavigate } from '@sojourn/portal/shared/router/use-place.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { LazyFlightForm, warmFlightForm } from '../form/lazy-flight-form.tsx';
import { useStartDraft } from '../form/use-start-draft.ts';
import { FLIGHTS_PATH, printFlightSearch } from '../search/flight-draft.ts';

/** The flights' tab of the search card. */
export { warmFlightForm };

export default function FlightSearch() {
  const t = useText();
  const navigate = useNavigate();
  const start = useStartDraft(undefined);
  if (!start) return <div className="flight-form-room flight-form-room--card" />;
  return (
    <LazyFlightForm
      look="card"
      start={start}
      submitLabel={t('home.search.flights')}
      onSearch={(draft) => void navigate({ to: FLIGHTS_PATH, search: printFlightSearch(draft) })}
    />
  );
}
