/** The list's column: head, filters that are on, notes, cards, and more of them. */
import type { StayCard } from '@sojourn/contract/products/hotel/stay-search.ts';
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { PolicyTier } from '@sojourn/domain/policy/tier.ts';
import { classNames } from '@sojourn/ui/class-names.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { useHearts } from '@sojourn/web/products/hotel/favorites/use-favorites.ts';
import {
  NO_FILTERS,
  PAGES_MAX,
  showsFavorites,
  showsMap,
  viewOf,
} from '@sojourn/web/products/hotel/search/results-url.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Fragment, useCallback, useMemo } from 'react';
import { PolicyLine, usePolicyLine } from '#shared/policy/policy-line.tsx';
import { useBookedOn } from '#shared/policy/use-booked-on.ts';
import { SilentNote } from '#shared/results/answer-notes.tsx';
import { ShowMore } from '#shared/results/show-more.tsx';
import { useListOrder } from '#shared/results/use-list-order.ts';
import { judgeCard } from './judge-card.ts';
import { FilterBar, ResultsHead } from './results-head.tsx';
import {
  FourthNightBanner,
  GuestsRefused,
  NothingFound,
  PreferencesNote,
  SearchRefused,
} from './results-notes.tsx';
import { PAGE_SIZE } from './search-input.ts';
import { markSeen } from './seen-stays.ts';
import { StayResult } from './stay-result.tsx';
import { StayResultRoom } from './stay-result-room.tsx';
import { useProgressiveList } from './use-progressive-list.ts';
import type { useResultsPage } from './use-results-page.ts';

export type Page = ReturnType<typeof useResultsPage>;
export type ActiveProps = {
  readonly activeId: string | undefined;
  readonly onPoint: (stayId: string | undefined) => void;
};

const ROOMS = [1, 2, 3, 4, 5];
const EAGER = 2;
const idOf = ({ stayId }: StayCard): string => stayId;

export const placeOf = ({ url }: Pick<Page, 'url'>) => ({
  checkIn: url.checkIn,
  checkOut: url.checkOut,
  rooms: url.rooms,
  source: showsFavorites(url) ? ('favorites' as const) : ('results' as const),
});

function useStayJudge(checkIn: CalendarDate) {
  const bookedOn = useBookedOn();
  return useCallback(
    (tier: PolicyTier, stay: StayCard) => judgeCard(tier, stay, { startsOn: checkIn, bookedOn }),
    [checkIn, bookedOn],
  );
}

function StayList({ page, activeId, onPoint }: { readonly page: Page } & ActiveProps) {
  const t = useText();
  const { answer, near, searchKey } = page;
  const { results, isStale } = answer;
  const drawn = useProgressiveList(answer.stays);
  const order = useListOrder(searchKey, drawn.items, idOf);
  const hearts = useHearts();
  const { url, change } = page;
  const shown = answer.stays.length;
  const total = results.page?.total ?? 0;
  const place = useMemo(() => placeOf({ url }), [url]);
  const judge = useStayJudge(url.checkIn);
  const line = usePolicyLine({ items: order.items, isRecommended: url.sort === 'MostRecommended', judge });
  const isGrowing = !results.isDone;
  const isBare = order.items.length === 0;
  return (
    <>
      {order.isHeld && results.isDone && (
        <Button variant="tint" size="s" full className="results__reorder" onClick={order.release}>
          {t('hotelResults.reorder')}
        </Button>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: only notes which link was followed */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div
        ref={order.list}
        className={classNames('results__cards', isStale && 'results__cards--stale')}
        aria-busy={isGrowing || isStale || !drawn.isWhole}
        onClick={(event) => {
          const link = event.target instanceof Element ? event.target.closest('.card__link') : null;
          const stayId = link?.closest<HTMLElement>('[data-stay]')?.dataset.stay;
          if (stayId) markSeen(stayId);
        }}
      >
        {order.items.map((stay, at) => (
          <Fragment key={stay.stayId}>
            {at === line && <PolicyLine />}
            <StayResult
              stay={stay}
              place={place}
              near={near}
              onPoint={onPoint}
              isActive={stay.stayId === activeId}
              isEager={at < EAGER}
              isFavorite={hearts?.has(stay.stayId) ?? false}
              onFavorite={hearts?.set}
            />
          </Fragment>
        ))}
        {(answer.isWaiting || (isBare && (isGrowing || answer.stays.length > 0))) &&
          ROOMS.map((room) => <StayResultRoom key={room} />)}
        {isGrowing && !isBare && <StayResultRoom />}
      </div>
      {total > shown && url.page < PAGES_MAX && (
        <ShowMore
          words="hotelResults"
          shown={shown}
          total={total}
          loading={answer.isLoadingMore || (isStale && shown < url.page * PAGE_SIZE)}
          onMore={() => change({ page: url.page + 1 })}
        />
      )}
    </>
  );
}

export function ListColumn({ page, activeId, onPoint, onChangeSearch, onOpenFilters }: ColumnProps) {
  const { url, change, answer, searched } = page;
  const { results, error, searchAgain } = answer;
  const refusal = error ?? page.placeError;
  if (page.guestsProblem)
    return (
      <>
        <HiddenHeading />
        <GuestsRefused problem={page.guestsProblem} onChangeSearch={onChangeSearch} />
      </>
    );
  if (refusal) {
    return (
      <>
        <HiddenHeading />
        <SearchRefused code={codeOf(refusal)} onSearchAgain={searchAgain} onChangeSearch={onChangeSearch} />
      </>
    );
  }
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
      {page.fromPreferences && <PreferencesNote onTakeOff={() => change({ filters: NO_FILTERS })} />}
      <SilentNote
        words="hotelResults"
        results={results}
        className="results__note"
        onSearchAgain={searchAgain}
      />
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
          {!showsMap(url) && <StayList page={page} activeId={activeId} onPoint={onPoint} />}
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

/** The page's heading where the list's own is missing. */
export function HiddenHeading() {
  const t = useText();
  return <h1 className="visually-hidden">{t('hotelResults.search.title')}</h1>;
}
