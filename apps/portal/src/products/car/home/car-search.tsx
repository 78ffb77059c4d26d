import { useToday } from '@sojourn/web/search/today.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { LazyCarForm, warmCarForm } from '#products/car/form/lazy-car-form.tsx';
import { type CarDraft, defaultCarDraft, readCarDraft } from '#products/car/search/car-draft.ts';
import { CARS_PATH, freshCarUrl, printCarUrl } from '#products/car/search/car-url.ts';
import { readLastCarSearch } from '#products/car/search/last-car-search.ts';
import { dayOf } from '#products/car/search/rental-time.ts';
import { useNavigate } from '#shared/router/use-place.ts';

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
      onSearch={(draft) => void navigate({ to: CARS_PATH, search: printCarUrl(freshCarUrl(draft)) })}
    />
  );
}
