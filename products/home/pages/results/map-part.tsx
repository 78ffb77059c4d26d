/** The map over the list, with the filters, the legend and the card of a chosen home. */
import { FiltersColumn } from '@sojourn/portal/shared/results/filters-panel.tsx';
import { usePagedAnswer } from '@sojourn/portal/shared/results/use-paged-answer.ts';
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { mapRoom, WhenIdle } from '@sojourn/web/map/when-idle.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type ReactNode, useMemo, useState } from 'react';
import type { HomeCard } from '#home/wire/home-search.ts';
import { HomeFacets } from './home-facets.tsx';
import type { HomePin } from './home-pins.tsx';
import { HOME_SEARCH } from './home-search.ts';
import type { ActiveProps } from './homes-list.tsx';
import type { HomesMapProps } from './homes-map.tsx';
import { MapLegend } from './map-legend.tsx';
import { readOpenedHomes } from './opened-homes.ts';
import { PinCard } from './pin-card.tsx';
import type { Page } from './use-homes-page.ts';

const HomesMap = lazyPart<HomesMapProps>(() => import('./homes-map.tsx'));

const NO_PINS: readonly HomePin[] = [];
/** The card's width and what's left of it, where it's as far in as the page's content. */
const CARD = 284;
const EDGE = 24;
const CONTENT = 1200;

const filtersRoom = (): number => Math.max(EDGE, (innerWidth - CONTENT) / 2) + CARD;

/** The home of a chosen pin at the dates for which it's free: listed, nearly free, or asked for. */
function useHomeOfPin({ question, answer }: Page, homeId: string | undefined): HomeCard | undefined {
  const nearby = answer.results.page?.near.homes.map(({ home }) => home) ?? [];
  const has = (home: HomeCard) => home.homeId === homeId;
  const listed = answer.items.find(has) ?? nearby.find(has);
  const one =
    homeId && !listed && question
      ? { ...question, filters: { ...question.filters, homeIds: [homeId] } }
      : undefined;
  const pinned = usePagedAnswer(HOME_SEARCH, one, 1);
  return (
    listed ?? pinned.items.find(has) ?? pinned.results.page?.near.homes.find(({ home }) => has(home))?.home
  );
}

/** The list's first homes, then the rest, and what is free only with other dates last. */
function orderHomes(pins: readonly HomePin[], listed: readonly string[]): readonly HomePin[] {
  const rank = new Map(listed.map((homeId, at) => [homeId, at]));
  const rankOf = ({ homeId, movedDays }: HomePin): number =>
    rank.get(homeId) ?? listed.length + (movedDays === null ? 0 : 1);
  return pins.toSorted((one, other) => rankOf(one) - rankOf(other));
}

type MapPartProps = ActiveProps & {
  readonly page: Page;
  /** The filters stand over the map; else a button opens them. */
  readonly hasFilters: boolean;
  readonly onOpenFilters: () => void;
};

function PinnedMap({ page, activeId, onPoint, hasFilters }: Omit<MapPartProps, 'onOpenFilters'>) {
  const { url, change, answer } = page;
  // While another area loads, the map shows the previous one
  const [last, setLast] = useState(answer.results.page);
  if (answer.results.page && answer.results.page !== last) setLast(answer.results.page);
  const [chosenId, setChosenId] = useState<string>();
  const home = useHomeOfPin(page, chosenId);
  const items = answer.items;
  const names = useMemo(() => new Map(items.map(({ homeId, name }) => [homeId, name])), [items]);
  const pins = useMemo(
    () =>
      orderHomes(
        last?.pins ?? NO_PINS,
        items.map(({ homeId }) => homeId),
      ),
    [last, items],
  );
  const box = url.box ?? last?.box;
  if (!box) return mapRoom;
  const { party, checkIn, checkOut } = url.criteria;
  const isMoved = home && (home.checkIn !== checkIn || home.checkOut !== checkOut);
  return (
    <WhenIdle>
      <HomesMap
        box={box}
        isOwnBox={url.box !== undefined}
        pins={pins}
        names={names}
        opened={new Set(readOpenedHomes())}
        activeId={activeId}
        chosenId={chosenId}
        onPoint={onPoint}
        onChoose={setChosenId}
        onSearchHere={(here) => change({ box: here })}
        filtersRoom={hasFilters ? filtersRoom() : 0}
        card={
          <PinCard
            home={home}
            place={{ party, ...(isMoved && { searched: { checkIn, checkOut } }) }}
            onClose={() => setChosenId(undefined)}
          />
        }
      />
    </WhenIdle>
  );
}

export function MapPart({ onOpenFilters, ...props }: MapPartProps): ReactNode {
  const { page, hasFilters } = props;
  const t = useText();
  return (
    <div className="homes-map">
      <PinnedMap {...props} />
      <div className="wrap homes-map__over">
        {hasFilters && !page.hasFailed && (
          <FiltersColumn
            words="homeResults"
            className="homes-map__filters"
            onClear={() => page.setFilters({})}
          >
            <HomeFacets page={page} isWhole={false} />
            <button type="button" className="link small" onClick={onOpenFilters}>
              {t('homeResults.filters.all')}
            </button>
          </FiltersColumn>
        )}
      </div>
      {hasFilters && (
        <div className="homes-map__legend">
          <MapLegend />
        </div>
      )}
    </div>
  );
}
