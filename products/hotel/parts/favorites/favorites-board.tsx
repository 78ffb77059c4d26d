/**
 * The wishlist manager (A §2.6): lists of stays with what each costs for the dates, as a list or on the map.
 * Shown by the portal's page and by the profile's section, which own the query it reads and writes.
 */
import { EmptyState, ErrorState } from '@sojourn/ui/feedback/empty-state.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Segmented } from '@sojourn/ui/inputs/segmented.tsx';
import { type ApiErrorCode, codeOf } from '@sojourn/web/api/api-error.ts';
import type { FlatSearch } from '@sojourn/web/flat-search.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useToday } from '@sojourn/web/search/today.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { List, Map as MapIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { defaultDatesAndGuests } from '../search/stay-criteria.ts';
import { useFavoriteLinks } from './favorite-links.tsx';
import { type Lists, withFresh, withoutList } from './lists/change-lists.ts';
import './favorites.css';
import { FavoritesMap } from './favorites-map.tsx';
import { type FavoritesPlace, printFavoritesPlace, readFavoritesPlace } from './favorites-url.ts';
import { favoritesShown, type ListView, OVERVIEW_ON_MAP, soldIn } from './favorites-view.ts';
import { FavoritesWhen } from './favorites-when.tsx';
import { ListOfStays } from './list-of-stays.tsx';
import { ListChoice, NewList } from './lists/list-choice.tsx';
import { useFreshOnReturn, useWishlist, useWishlists } from './lists/use-wishlists.ts';
import { useFavoriteOffers } from './use-favorite-offers.ts';

type FavoritesBoardProps = {
  readonly search: FlatSearch;
  /** Takes the pairs that change; those without a value go. */
  readonly onSearch: (search: FlatSearch) => void;
};
type Go = (place: Partial<FavoritesPlace>) => void;

function usePlace({ search, onSearch }: FavoritesBoardProps): readonly [FavoritesPlace, Go] {
  const today = useToday();
  const fallback = defaultDatesAndGuests(today);
  const place = readFavoritesPlace(search, fallback, today);
  return [place, (next) => onSearch(printFavoritesPlace({ ...place, ...next }, fallback))];
}

/** All lists, of which the opened one is read by itself. */
function useLists({ listId }: FavoritesPlace) {
  const all = useWishlists();
  const one = useWishlist(listId);
  const isGone = one.error !== null && codeOf(one.error) === 'NotFound';
  const known = all.data && withFresh(all.data, one.data?.[0]);
  const lists = known && isGone && listId ? withoutList(known, listId) : known;
  const error = all.error ?? (isGone ? null : one.error);
  const retry = () => void Promise.all([all.refetch(), listId && one.refetch()]);
  return { lists, error, retry };
}

export function FavoritesBoard(props: FavoritesBoardProps) {
  const [place, go] = usePlace(props);
  const { lists, error, retry } = useLists(place);
  useFreshOnReturn();
  if (lists) return <Board lists={lists} place={place} go={go} />;
  return error ? <Refused code={codeOf(error)} onRetry={retry} /> : <Skeleton height={340} radius={14} />;
}

function Refused({ code, onRetry }: { readonly code: ApiErrorCode; readonly onRetry: () => void }) {
  const t = useText();
  const { title, cause, action } = useErrorTexts(code);
  return (
    <ErrorState title={title} actions={<Button onClick={onRetry}>{t('shell.retry')}</Button>}>
      {cause} {action}
    </ErrorState>
  );
}

type BoardProps = { readonly lists: Lists; readonly place: FavoritesPlace; readonly go: Go };

function Board({ lists, place, go }: BoardProps) {
  const t = useText();
  const [pages, setPages] = useState(1);
  const shown = favoritesShown(lists, { ...place, pages });
  const open: Go = (next) => {
    setPages(1);
    go(next);
  };
  const { SearchLink } = useFavoriteLinks();
  if (shown.kind === 'none') {
    return (
      <EmptyState
        art={{ seed: 'favorites', kind: 'island' }}
        title={t('profileFavorites.empty')}
        action={
          <span className="favorites__ways">
            <SearchLink className="btn">{t('search.submit')}</SearchLink>
            <NewList look="secondary" onList={(listId) => open({ listId })} />
          </span>
        }
      >
        {t('profileFavorites.emptyText')}
      </EmptyState>
    );
  }
  return (
    <div className="favorites">
      <div className="favorites__bar">
        <FavoritesWhen when={place.when} onWhen={(when) => go({ when })} />
        <ViewSwitch place={place} go={go} />
      </div>
      <ListChoice lists={lists} listId={place.listId} onList={(listId) => open({ listId })} />
      {shown.kind === 'gone' ? (
        <EmptyState
          art={{ seed: 'favorites', kind: 'island' }}
          title={t('profileFavorites.gone')}
          action={
            <Button onClick={() => open({ listId: undefined })}>{t('profileFavorites.gone.all')}</Button>
          }
        >
          {t('profileFavorites.gone.text')}
        </EmptyState>
      ) : (
        <Shown views={shown.views} isOverview={shown.isOverview} place={place} go={open}>
          {(view) => (
            <Button variant="secondary" onClick={() => setPages(pages + 1)}>
              {t('profileFavorites.more', { count: view.hidden })}
            </Button>
          )}
        </Shown>
      )}
    </div>
  );
}

type ShownProps = {
  readonly views: readonly ListView[];
  readonly isOverview: boolean;
  readonly place: FavoritesPlace;
  readonly go: Go;
  /** More of the one list that is shown. */
  readonly children: (view: ListView) => ReactNode;
};

function Shown({ views, isOverview, place, go, children }: ShownProps) {
  const t = useText();
  const { offerOf, askAgain } = useFavoriteOffers(soldIn(views), place.when);
  const isMap = place.view === 'favorites_map';
  return (
    <>
      {isMap && (
        <FavoritesMap items={views.flatMap(({ items }) => items)} when={place.when} offerOf={offerOf} />
      )}
      {isMap && isOverview && views.some(({ hidden }) => hidden > 0) && (
        <p className="small text-2">{t('profileFavorites.map.latest', { count: OVERVIEW_ON_MAP })}</p>
      )}
      {(isMap && isOverview ? [] : views).map((view) => (
        <ListOfStays
          key={view.list.id.value}
          view={view}
          offerOf={offerOf}
          askAgain={askAgain}
          isMap={isMap}
          when={place.when}
          onDeleted={() => go({ listId: undefined })}
          more={
            isOverview ? (
              <Button variant="secondary" onClick={() => go({ listId: view.list.id.value })}>
                {t('profileFavorites.showAll', { count: view.list.items.length, name: view.list.name })}
              </Button>
            ) : (
              children(view)
            )
          }
        />
      ))}
    </>
  );
}

function ViewSwitch({ place, go }: Pick<BoardProps, 'place' | 'go'>) {
  const t = useText();
  return (
    <Segmented
      label={t('hotelResults.view')}
      value={place.view}
      options={[
        { value: 'favorites_list', label: t('hotelResults.view.list'), icon: <List aria-hidden="true" /> },
        { value: 'favorites_map', label: t('hotelResults.view.map'), icon: <MapIcon aria-hidden="true" /> },
      ]}
      onChange={(view) => go({ view })}
    />
  );
}
