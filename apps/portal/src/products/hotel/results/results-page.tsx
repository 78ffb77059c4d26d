/** The results: search bar, filters, list and map, all of it held in the URL. */

import { classNames } from '@sojourn/ui/class-names.ts';
import { EmptyState } from '@sojourn/ui/feedback/empty-state.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { PHONE, useMedia } from '@sojourn/ui/use-media.ts';
import { orderPins } from '@sojourn/web/map/order-pins.ts';
import { useFavoriteIds } from '@sojourn/web/products/hotel/favorites/use-favorites.ts';
import { MapPanel } from '@sojourn/web/products/hotel/map/map-panel.tsx';
import type { Pin } from '@sojourn/web/products/hotel/map/map-pins.tsx';
import {
  NO_FILTERS,
  showsFavorites,
  showsMap,
  viewOf,
} from '@sojourn/web/products/hotel/search/results-url.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { List } from 'lucide-react';
import { useMemo, useState } from 'react';
import { FiltersColumn, FiltersSheet } from '#shared/results/filters-panel.tsx';
import { useTitle } from '#shared/text/use-title.ts';
import { Facets } from './filters/facets.tsx';
import { MapPopup } from './map-popup.tsx';
import './results.css';
import { type ActiveProps, HiddenHeading, ListColumn, type Page, placeOf } from './results-list.tsx';
import { SearchBar } from './search-bar.tsx';
import { readSeenStays } from './seen-stays.ts';
import { useResultsPage, useStayOfPin } from './use-results-page.ts';

function Filters({ page }: { readonly page: Page }) {
  const { url, change, answer, favoritesCount } = page;
  return (
    <Facets
      filters={url.filters}
      facets={answer.results.page?.facets}
      isDone={answer.results.isDone}
      favoritesOnly={showsFavorites(url)}
      favoritesCount={favoritesCount}
      onFilters={(filters) => change({ filters })}
      onFavoritesOnly={(only) => change({ view: viewOf(only, showsMap(url)) })}
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
    () => new Map(answer.stays.map(({ stayId, name }) => [stayId, name])),
    [answer.stays],
  );
  const pins = useMemo(
    () =>
      orderPins(
        last?.pins ?? NO_PINS,
        answer.stays.map(({ stayId }) => stayId),
      ),
    [last, answer.stays],
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
    <>
      <HiddenHeading />
      <EmptyState art={{ seed: 'where-to', kind: 'coast' }} title={t('hotelResults.start.title')}>
        {t('hotelResults.start.text')}
      </EmptyState>
    </>
  );
}

export function ResultsPage() {
  const t = useText();
  const page = useResultsPage();
  const { requested, url, change, question, placeName } = page;
  const isPhone = useMedia(PHONE);
  const [activeId, setActiveId] = useState<string>();
  const [isEditing, setEditing] = useState(false);
  const [hasSheet, setSheet] = useState(false);
  const isMap = showsMap(url);
  const filtersPanel = { words: 'hotelResults', onClear: () => change({ filters: NO_FILTERS }) } as const;
  useTitle(placeName ?? t('hotelResults.searching.area'));
  const active = { activeId, onPoint: setActiveId };
  const isNowhere = question === undefined && url.place === undefined && url.box === undefined;
  return (
    <>
      <SearchBar url={requested} placeName={placeName} isEditing={isEditing} onEditing={setEditing} />
      {isNowhere ? (
        <div className="wrap results__nowhere">
          <Nowhere />
        </div>
      ) : (
        <div className={classNames('wrap results', isMap && 'results--map')}>
          {!isPhone && (
            <FiltersColumn className="results__facets" {...filtersPanel}>
              <Filters page={page} />
            </FiltersColumn>
          )}
          <div className="results__list">
            <ListColumn
              page={page}
              {...active}
              onChangeSearch={() => setEditing(true)}
              onOpenFilters={() => setSheet(true)}
            />
          </div>
          {(!isPhone || isMap) && (
            <div className="results__map">
              {isPhone && <HiddenHeading />}
              <MapColumn page={page} {...active} />
            </div>
          )}
          {isMap && <ListButton page={page} />}
          <FiltersSheet
            {...filtersPanel}
            open={hasSheet}
            onClose={() => setSheet(false)}
            total={page.answer.results.page?.total ?? 0}
          >
            <Filters page={page} />
          </FiltersSheet>
        </div>
      )}
    </>
  );
}
