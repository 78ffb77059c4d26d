import { Checkbox } from '@sojourn/ui/inputs/checkbox.tsx';
import { NO_FILTERS, printResultsUrl } from '@sojourn/web/products/hotel/search/results-url.ts';
import {
  defaultDatesAndGuests,
  readDatesAndGuests,
} from '@sojourn/web/products/hotel/search/stay-criteria.ts';
import type { StayFormAnswer, StayFormStart } from '@sojourn/web/products/hotel/search-form/use-stay-form.ts';
import { printStayPlace, STAY_PATH, stayOfPlace } from '@sojourn/web/products/hotel/stay-place.ts';
import { useToday } from '@sojourn/web/search/today.ts';
import { useCan } from '@sojourn/web/tenant/tenant.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useState } from 'react';
import { SearchForm } from '#products/hotel/form/search-form.tsx';
import { readLastSearch } from '#products/hotel/search/last-search.ts';
import type { SearchTabProps } from '#shared/product/home-part.ts';
import { useNavigate } from '#shared/router/use-place.ts';

const FOURTH_NIGHT = 4;

/** The last search while its dates are ahead, else an empty destination and the coming days. */
function useStart(): StayFormStart {
  const today = useToday();
  const fallback = defaultDatesAndGuests(today, useCan('corporate') ? 1 : 2);
  const last = readLastSearch();
  if (!last) return { place: undefined, stay: fallback };
  const stay = readDatesAndGuests(last.search, fallback);
  const place = { id: last.placeId, name: last.place };
  return { place, stay: stay.checkIn >= today ? stay : { ...fallback, rooms: stay.rooms } };
}

/** A hotel that was named outright opens at once; anything else is a list. */
export function StaySearch({ look, options, onOptions }: SearchTabProps) {
  const { collection = false } = options;
  const t = useText();
  const navigate = useNavigate();
  const start = useStart();
  const hasNight = useCan('complimentaryNight');
  const [freeCancellation, setFree] = useState(false);
  const search = ({ place, stay }: StayFormAnswer) => {
    const stayId = stayOfPlace(place.id);
    if (stayId) {
      return void navigate({ to: STAY_PATH, search: printStayPlace({ ...stay, stayId, source: 'home' }) });
    }
    const collections = collection ? (['Premier', 'Lifestyle'] as const) : [];
    const filters = { ...NO_FILTERS, freeCancellation, collections };
    const url = { ...stay, place: place.id, box: undefined, filters, mayUsePreferences: true } as const;
    void navigate({
      to: '/stays',
      search: printResultsUrl({ ...url, sort: 'MostRecommended', view: 'list', stay: undefined, page: 1 }),
    });
  };
  return (
    <SearchForm
      look="card"
      start={start}
      submitLabel={t(look === 'corporate' ? 'search.submit.short' : 'search.submit')}
      onSearch={search}
      options={(nights) => (
        <div className="search-card__options">
          <Checkbox
            label={t('search.freeCancellation')}
            checked={freeCancellation}
            onChange={(event) => setFree(event.target.checked)}
          />
          <Checkbox
            label={t('search.collection')}
            checked={collection}
            onChange={(event) => onOptions({ collection: event.target.checked })}
          />
          {nights > 0 && (
            <p className="small text-3 only-desktop search-card__nights">
              {t(hasNight && nights >= FOURTH_NIGHT ? 'search.nights.eligible' : 'search.nights', {
                nights,
              })}
            </p>
          )}
        </div>
      )}
    />
  );
}
