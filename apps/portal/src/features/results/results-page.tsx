/** The results: search bar, filters, list and map, all of it held in the URL. */
import { Button } from '@sojourn/ui/button.tsx';
import { classNames } from '@sojourn/ui/class-names.ts';
import { EmptyState } from '@sojourn/ui/empty-state.tsx';
import { formatCount } from '@sojourn/ui/formats.ts';
import { Sheet } from '@sojourn/ui/sheet.tsx';
import { PHONE, useMedia } from '@sojourn/ui/use-media.ts';
import { List, Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import { codeOf } from '#shared/api/api-error.ts';
import { NO_FILTERS, PAGES_MAX, showsFavorites, showsMap, viewOf } from '#shared/search/results-url.ts';
import { useLocale } from '#shared/text/locale.tsx';
import { useText } from '#shared/text/use-text.tsx';
import { useTitle } from '#shared/text/use-title.ts';
import { Facets } from './facets.tsx';
import { MapPanel } from './map-panel.tsx';
import './results.css';
import { FilterBar, ResultsHead } from './results-head.tsx';
import { FourthNightBanner, NothingFound, SearchRefused, SilentNotice } from './results-notes.tsx';
import { SearchBar } from './search-bar.tsx';
import { PAGE_SIZE } from './search-input.ts';
import { markSeen, readSeenStays } from './seen-stays.ts';
import { StayResult } from './stay-result.tsx';
import { StayResultRoom } from './stay-result-room.tsx';
import { useListOrder } from './use-list-order.ts';
import { useResultsPage, useStayOfPin } from './use-results-page.ts';

type Page = ReturnType<typeof useResultsPage>;
type ActiveProps = {
  readonly activeId: string | undefined;
  readonly onPoint: (stayId: string | undefined) => void;
};

const ROOMS = [1, 2, 3, 4, 5];
const EAGER = 2;

const placeOf = ({ url }: Page) => ({
  checkIn: url.checkIn,
  checkOut: url.checkOut,
  rooms: url.rooms,
  source: showsFavorites(url) ? ('favorites' as const) : ('results' as const),
});

function ShowMore({ page }: { readonly page: Page }) {
  const t = useText();
  const locale = useLocale();
  const { url, change, answer } = page;
  const total = answer.results.page?.total ?? 0;
  const shown = answer.stays.length;
  if (total <= shown || url.page >= PAGES_MAX) return null;
  return (
    <div className="results__more">
      <p className="small text-2">
        {t('results.more.of', { shown: formatCount(shown, locale), total: formatCount(total, locale) })}
      </p>
      <Button
        variant="secondary"
        loading={answer.isLoadingMore || (answer.isStale && shown < url.page * PAGE_SIZE)}
        loadingLabel={t('shell.loading')}
        onClick={() => change({ page: url.page + 1 })}
      >
        {t('results.more')}
      </Button>
    </div>
  );
}

function StayList({ page, activeId, onPoint }: { readonly page: Page } & ActiveProps) {
  const t = useText();
  const { answer, near, searchKey } = page;
  const { results, isStale } = answer;
  const order = useListOrder(searchKey, answer.stays);
  const place = placeOf(page);
  const isGrowing = !results.isDone;
  return (
    <>
      {order.isHeld && results.isDone && (
        <Button variant="tint" size="s" full className="results__reorder" onClick={order.release}>
          {t('results.reorder')}
        </Button>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: only notes which link was followed */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div
        ref={order.list}
        className={classNames('results__cards', isStale && 'results__cards--stale')}
        aria-busy={isGrowing || isStale}
        onClick={(event) => {
          const link = event.target instanceof Element ? event.target.closest('.card__link') : null;
          const stayId = link?.closest<HTMLElement>('[data-stay]')?.dataset.stay;
          if (stayId) markSeen(stayId);
        }}
      >
        {order.stays.map((stay, at) => (
          <StayResult
            key={stay.stayId}
            {...{ stay, place, near, onPoint }}
            isActive={stay.stayId === activeId}
            isEager={at < EAGER}
          />
        ))}
        {(answer.isWaiting || (isGrowing && order.stays.length === 0)) &&
          ROOMS.map((room) => <StayResultRoom key={room} />)}
        {isGrowing && order.stays.length > 0 && <StayResultRoom />}
      </div>
      <ShowMore page={page} />
    </>
  );
}

function ListColumn({ page, activeId, onPoint, onChangeSearch, onOpenFilters }: ColumnProps) {
  const { url, change, answer, searched } = page;
  const { results, error, searchAgain } = answer;
  if (error)
    return <SearchRefused code={codeOf(error)} onSearchAgain={searchAgain} onChangeSearch={onChangeSearch} />;
  const isEmpty = results.isDone && results.page?.total === 0;
  return (
    <>
      <ResultsHead
        searched={searched}
        results={results}
        isMap={showsMap(url)}
        onMap={(isMap) => change({ view: viewOf(showsFavorites(url), isMap), page: url.page })}
      />
      <FilterBar
        filters={url.filters}
        sort={url.sort}
        onFilters={(filters) => change({ filters })}
        onSort={(sort) => change({ sort })}
        onOpenFilters={onOpenFilters}
      />
      <SilentNotice results={results} onSearchAgain={searchAgain} />
      {isEmpty ? (
        <NothingFound
          url={url}
          results={results}
          onFilters={(filters) => change({ filters })}
          onAllStays={() => change({ view: viewOf(false, showsMap(url)) })}
          onChangeSearch={onChangeSearch}
        />
      ) : (
        <>
          <FourthNightBanner url={url} results={results} />
          {!showsMap(url) && <StayList {...{ page, activeId, onPoint }} />}
        </>
      )}
    </>
  );
}
type ColumnProps = {
  readonly page: Page;
  readonly onChangeSearch: () => void;
  readonly onOpenFilters: () => void;
} & ActiveProps;

function FilterColumn({ page }: { readonly page: Page }) {
  const { url, change, answer, favoritesCount } = page;
  return (
    <Facets
      filters={url.filters}
      facets={answer.results.page?.facets}
      favoritesOnly={showsFavorites(url)}
      favoritesCount={favoritesCount}
      onFilters={(filters) => change({ filters })}
      onFavoritesOnly={(only) => change({ view: viewOf(only, showsMap(url)) })}
    />
  );
}

function FilterSheet({
  page,
  open,
  onClose,
}: {
  readonly page: Page;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const t = useText();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('results.filters')}
      closeLabel={t('shell.close')}
      actions={
        <>
          <Button variant="secondary" onClick={() => page.change({ filters: NO_FILTERS })}>
            {t('results.filters.clear')}
          </Button>
          <Button onClick={onClose}>
            {t('results.filters.show', { count: page.answer.results.page?.total ?? 0 })}
          </Button>
        </>
      }
    >
      <FilterColumn page={page} />
    </Sheet>
  );
}

function MapColumn({ page, activeId, onPoint }: { readonly page: Page } & ActiveProps) {
  const { url, change, answer } = page;
  const [chosenId, setChosenId] = useState<string>();
  const chosen = useStayOfPin(page, chosenId);
  return (
    <MapPanel
      box={answer.results.page?.box}
      isOwnBox={url.box !== undefined}
      pins={answer.results.page?.pins ?? []}
      stays={answer.stays}
      place={placeOf(page)}
      seen={readSeenStays()}
      {...{ activeId, onPoint, chosenId, chosen }}
      onChoose={setChosenId}
      onSearchHere={(box) => change({ box })}
    />
  );
}

/** On phones the button that turns between list and map. */
function MapButton({ page }: { readonly page: Page }) {
  const t = useText();
  const { url, change } = page;
  const isMap = showsMap(url);
  const Icon = isMap ? List : MapIcon;
  return (
    <Button
      className="results__map-button"
      icon={<Icon aria-hidden="true" />}
      onClick={() => change({ view: viewOf(showsFavorites(url), !isMap), page: url.page })}
    >
      {t(isMap ? 'results.view.list' : 'results.view.map')}
    </Button>
  );
}

function Nowhere() {
  const t = useText();
  return (
    <EmptyState art={{ seed: 'where-to', kind: 'coast' }} title={t('results.start.title')}>
      {t('results.start.text')}
    </EmptyState>
  );
}

export function ResultsPage() {
  const t = useText();
  const page = useResultsPage();
  const { url, change, question, placeName, placeError } = page;
  const isPhone = useMedia(PHONE);
  const [activeId, setActiveId] = useState<string>();
  const [isEditing, setEditing] = useState(false);
  const [hasSheet, setSheet] = useState(false);
  const isMap = showsMap(url);
  useTitle(placeName ?? t('results.searching.area'));
  const active = { activeId, onPoint: setActiveId };
  const isNowhere = question === undefined && url.place === undefined && url.box === undefined;
  if (placeError) {
    return (
      <SearchRefused
        code={codeOf(placeError)}
        onSearchAgain={page.answer.searchAgain}
        onChangeSearch={() => setEditing(true)}
      />
    );
  }
  return (
    <>
      <SearchBar url={url} placeName={placeName} isEditing={isEditing} onEditing={setEditing} />
      {isNowhere ? (
        <div className="wrap results__nowhere">
          <Nowhere />
        </div>
      ) : (
        <div className={classNames('wrap results', isMap && 'results--map')}>
          {!isPhone && (
            <aside className="results__facets" aria-label={t('results.filters')}>
              <div className="facets__head">
                <h2 className="title-s">{t('results.filters')}</h2>
                <button type="button" className="link small" onClick={() => change({ filters: NO_FILTERS })}>
                  {t('results.filters.clear')}
                </button>
              </div>
              <FilterColumn page={page} />
            </aside>
          )}
          <div className="results__list">
            <ListColumn
              {...{ page, ...active }}
              onChangeSearch={() => setEditing(true)}
              onOpenFilters={() => setSheet(true)}
            />
          </div>
          {(!isPhone || isMap) && (
            <div className="results__map">
              <MapColumn {...{ page, ...active }} />
            </div>
          )}
          <MapButton page={page} />
          <FilterSheet page={page} open={hasSheet} onClose={() => setSheet(false)} />
        </div>
      )}
    </>
  );
}
