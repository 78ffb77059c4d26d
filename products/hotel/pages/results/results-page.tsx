/** The results: search bar, filters, list and map, all of it held in the URL. */
import { ResultsPage as Frame, HiddenHeading } from '@sojourn/portal/shared/results/results-page.tsx';
import { SearchBar } from '@sojourn/portal/shared/results/search-band.tsx';
import { useNavigate } from '@sojourn/portal/shared/router/use-place.ts';
import { useTitle } from '@sojourn/portal/shared/text/use-title.ts';
import { EmptyState } from '@sojourn/ui/feedback/empty-state.tsx';
import { formatDateRange } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { PHONE, useMedia } from '@sojourn/ui/use-media.ts';
import { orderPins } from '@sojourn/web/map/order-pins.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { List } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useFavoriteIds } from '#hotel/parts/favorites/use-favorites.ts';
import { MapPanel } from '#hotel/parts/map/map-panel.tsx';
import type { Pin } from '#hotel/parts/map/map-pins.tsx';
import { printResultsUrl, showsFavorites, showsMap, viewOf } from '#hotel/parts/search/results-url.ts';
import { useGuestsText } from '#hotel/parts/search-form/guests-field.tsx';
import type { StayFormAnswer } from '#hotel/parts/search-form/use-stay-form.ts';
import { printStayPlace, STAY_PATH, stayOfPlace } from '#hotel/parts/stay-place.ts';
import { SearchForm } from '../form/search-form.tsx';
import { MapPopup } from './map-popup.tsx';
import './results.css';
import { type ActiveProps, ListColumn, placeOf } from './results-list.tsx';
import { readSeenStays } from './seen-stays.ts';
import { StayFacets } from './stay-facets.tsx';
import { type Page, useResultsPage, useStayOfPin } from './use-results-page.ts';

type EditingProps = {
  readonly page: Page;
  readonly isEditing: boolean;
  readonly onEditing: (isEditing: boolean) => void;
};

/** A new search keeps the filters and the sort; it leaves the moved map and the later pages behind. */
function StaySearchBar({ page: { requested: url, placeName }, isEditing, onEditing }: EditingProps) {
  const t = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const guests = useGuestsText()(url.rooms);
  const search = ({ place, stay }: StayFormAnswer) => {
    onEditing(false);
    const stayId = stayOfPlace(place.id);
    if (stayId)
      return void navigate({ to: STAY_PATH, search: printStayPlace({ ...stay, stayId, source: 'results' }) });
    const box = place.id === url.place ? url.box : undefined;
    const next = { ...url, ...stay, place: place.id, box, stay: undefined, page: 1 };
    void navigate({ to: '/stays', search: printResultsUrl(next) });
  };
  return (
    <SearchBar
      words="hotelResults"
      title={placeName ?? t('hotelResults.searching.area')}
      facts={`${formatDateRange(url.checkIn, url.checkOut, locale)} · ${guests}`}
      isEditing={isEditing}
      onEditing={onEditing}
      form={(look) => (
        <SearchForm
          // A form is begun anew when the search it starts from changes, not when its place's name arrives
          key={JSON.stringify([url.place, url.checkIn, url.checkOut, url.rooms])}
          look={look}
          start={{
            place: url.place && placeName ? { id: url.place, name: placeName } : undefined,
            stay: url,
          }}
          submitLabel={t(look === 'bar' ? 'search.update' : 'search.submit')}
          onSearch={search}
        />
      )}
    />
  );
}

const NO_PINS: readonly Pin[] = [];

function MapColumn({ page, activeId, onPoint }: { readonly page: Page } & ActiveProps) {
  const { url, change, answer } = page;
  // While another area loads, the map shows the previous one.
  const [last, setLast] = useState(answer.results.page);
  if (answer.results.page && answer.results.page !== last) setLast(answer.results.page);
  const [chosenId, setChosenId] = useState(url.stay);
  const chosen = useStayOfPin(page, chosenId);
  const names = useMemo(
    () => new Map(answer.items.map(({ stayId, name }) => [stayId, name])),
    [answer.items],
  );
  const pins = useMemo(
    () =>
      orderPins(
        last?.pins ?? NO_PINS,
        answer.items.map(({ stayId }) => stayId),
      ),
    [last, answer.items],
  );
  const favorites = useFavoriteIds();
  return (
    <MapPanel
      box={url.box ?? last?.box}
      isOwnBox={url.box !== undefined}
      pins={pins}
      names={names}
      seen={readSeenStays()}
      favorites={favorites}
      activeId={activeId}
      onPoint={onPoint}
      chosenId={chosenId}
      popup={<MapPopup stay={chosen} place={placeOf(page)} onClose={() => setChosenId(undefined)} />}
      onChoose={setChosenId}
      onSearchHere={(box) => change({ box, stay: undefined })}
    />
  );
}

/** On phones, over the map: back to the list. */
function ListButton({ page }: { readonly page: Page }) {
  const t = useText();
  const { url, change } = page;
  return (
    <Button
      className="results__list-button"
      icon={<List aria-hidden="true" />}
      onClick={() => change({ view: viewOf(showsFavorites(url), false), page: url.page })}
    >
      {t('hotelResults.view.list')}
    </Button>
  );
}

function Nowhere() {
  const t = useText();
  return (
    <div className="wrap results__nowhere">
      <HiddenHeading words="hotelResults" />
      <EmptyState art={{ seed: 'where-to', kind: 'coast' }} title={t('hotelResults.start.title')}>
        {t('hotelResults.start.text')}
      </EmptyState>
    </div>
  );
}

export function ResultsPage() {
  const t = useText();
  const page = useResultsPage();
  const { url, question, placeName } = page;
  const isPhone = useMedia(PHONE);
  const [activeId, setActiveId] = useState<string>();
  const [isEditing, setEditing] = useState(false);
  const isMap = showsMap(url);
  useTitle(placeName ?? t('hotelResults.searching.area'));
  const active = { activeId, onPoint: setActiveId };
  const search = <StaySearchBar page={page} isEditing={isEditing} onEditing={setEditing} />;
  if (question === undefined && url.place === undefined && url.box === undefined)
    return (
      <>
        {search}
        <Nowhere />
      </>
    );
  return (
    <Frame
      page={page}
      className={isMap ? 'stays stays--map' : 'stays'}
      search={search}
      filters={<StayFacets page={page} />}
      hasFixedFilters
      list={(onOpenFilters) => (
        <ListColumn
          page={page}
          {...active}
          onChangeSearch={() => setEditing(true)}
          onOpenFilters={onOpenFilters}
        />
      )}
      beside={
        <>
          {(!isPhone || isMap) && (
            <div className="results__map">
              {isPhone && <HiddenHeading words="hotelResults" />}
              <MapColumn page={page} {...active} />
            </div>
          )}
          {isMap && <ListButton page={page} />}
        </>
      }
    />
  );
}
