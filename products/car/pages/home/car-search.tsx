import { useNavigate } from '@sojourn/portal/shared/router/use-place.ts';
import { useToday } from '@sojourn/web/search/today.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { LazyCarForm, warmCarForm } from '../form/lazy-car-form.tsx';
import {
  CARS_PATH,
  type CarDraft,
  defaultCarDraft,
  printCarDraft,
  readCarDraft,
} from '../search/car-draft.ts';
import { readLastCarSearch } from '../search/last-car-search.ts';
import { dayOf } from '../search/rental-time.ts';

/** The last search while its days are ahead, else an empty one. */
function useStart(): CarDraft {
  const today = useToday();
  const fallback = defaultCarDraft(today);
  const last = readLastCarSearch();
  if (!last) return fallback;
  const draft = readCarDraft(last.search, fallback);
  return dayOf(draft.pickUp) > today
    ? draft
    : { ...draft, pickUp: fallback.pickUp, dropOff: fallback.dropOff };
}

export { warmCarForm };

/** The cars' tab of the search card. */
export default function CarSearch() {
  const t = useText();
  const navigate = useNavigate();
  return (
    <LazyCarForm
      look="card"
      start={useStart()}
      submitLabel={t('home.search.cars')}
      onSearch={(draft) => void navigate({ to: CARS_PATH, search: printCarDraft(draft) })}
    />
  );
}
