import { orMissing } from '@sojourn/portal/shared/missing-file.ts';
import type { SearchTabProps } from '@sojourn/portal/shared/product/home-part.ts';
import { useNavigate } from '@sojourn/portal/shared/router/use-place.ts';
import { Checkbox } from '@sojourn/ui/inputs/checkbox.tsx';
import { useToday } from '@sojourn/web/search/today.ts';
import { useCan } from '@sojourn/web/tenant/tenant.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useState } from 'react';
import { defaultDatesAndGuests, readDatesAndGuests } from '#hotel/parts/search/stay-criteria.ts';
import type { StayFormAnswer, StayFormStart } from '#hotel/parts/search-form/use-stay-form.ts';
import { SearchForm } from '../form/search-form.tsx';
import { readLastSearch } from '../search/last-search.ts';

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

/** The hotels' tab of the search card. */
export function StaySearch({ look, options, onOptions }: SearchTabProps) {
  const { collection = false } = options;
  const t = useText();
  const navigate = useNavigate();
  const start = useStart();
  const hasNight = useCan('complimentaryNight');
  const [freeCancellation, setFree] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  if (failure) throw failure;
  const search = async (answer: StayFormAnswer) => {
    const { stayAddress } = await orMissing(import('./stay-address.ts'));
    await navigate(stayAddress(answer, { freeCancellation, isCollection: collection }));
  };
  return (
    <SearchForm
      look="card"
      start={start}
      submitLabel={t(look === 'corporate' ? 'search.submit.short' : 'search.submit')}
      onSearch={(answer) => void search(answer).catch(setFailure)}
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
