import type { StayId } from '@sojourn/domain/ids.ts';
import { Checkbox } from '@sojourn/ui/checkbox.tsx';
import { classNames } from '@sojourn/ui/class-names.ts';
import { useNavigate } from '@tanstack/react-router';
import { BedDouble } from 'lucide-react';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { readLastSearch } from '#shared/search/last-search.ts';
import { NO_FILTERS, printResultsUrl } from '#shared/search/results-url.ts';
import { defaultDatesAndGuests, readDatesAndGuests } from '#shared/search/stay-criteria.ts';
import { useToday } from '#shared/search/today.ts';
import { SearchForm } from '#shared/search-form/search-form.tsx';
import type { StayFormAnswer, StayFormStart } from '#shared/search-form/use-stay-form.ts';
import { printStayPlace, STAY_PATH } from '#shared/stay-place.ts';
import { useCan } from '#shared/tenant/tenant.tsx';
import { useText } from '#shared/text/use-text.tsx';

export type HomeSearchHandle = {
  /** Ticks the collections and brings the form into view. */
  readonly chooseCollection: () => void;
};

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

type HomeSearchProps = { readonly look: 'hero' | 'corporate'; readonly ref: Ref<HomeSearchHandle> };

/** The search card. A hotel that was named outright opens at once; anything else is a list. */
export function HomeSearch({ look, ref }: HomeSearchProps) {
  const t = useText();
  const navigate = useNavigate();
  const start = useStart();
  const hasNight = useCan('complimentaryNight');
  const card = useRef<HTMLDivElement>(null);
  const [freeCancellation, setFree] = useState(false);
  const [collection, setCollection] = useState(false);
  useImperativeHandle(ref, () => ({
    chooseCollection: () => {
      setCollection(true);
      card.current?.scrollIntoView({ block: 'center' });
      card.current?.querySelector<HTMLInputElement>('input[role="combobox"]')?.focus({ preventScroll: true });
    },
  }));
  const search = ({ place, stay }: StayFormAnswer) => {
    if (place.id.startsWith('hotel:')) {
      const stayId = place.id.slice('hotel:'.length) as StayId;
      return void navigate({ to: STAY_PATH, search: printStayPlace({ ...stay, stayId, source: 'home' }) });
    }
    const collections = collection ? (['Premier', 'Lifestyle'] as const) : [];
    const filters = { ...NO_FILTERS, freeCancellation, collections };
    const url = { ...stay, place: place.id, box: undefined, filters } as const;
    void navigate({
      to: '/stays',
      search: printResultsUrl({ ...url, sort: 'MostRecommended', view: 'list', page: 1 }),
    });
  };
  return (
    <div ref={card} className={classNames('card card--raised search-card', `search-card--${look}`)}>
      <div className="search-card__tabs">
        <span className="search-card__tab">
          <BedDouble className="icon" aria-hidden="true" />
          {t('shell.nav.hotels')}
        </span>
      </div>
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
              onChange={(event) => setCollection(event.target.checked)}
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
    </div>
  );
}
