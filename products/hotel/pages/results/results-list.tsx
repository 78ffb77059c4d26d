/** The list's column: head, filters that are on, notes and cards. */
import type { PolicyTier } from '@sojourn/domain/policy/tier.ts';
import { useBookedOn } from '@sojourn/portal/shared/policy/use-booked-on.ts';
import { NothingFound, ResultsNote, SearchRefused } from '@sojourn/portal/shared/results/answer-notes.tsx';
import { ResultsCards } from '@sojourn/portal/shared/results/results-cards.tsx';
import { FilterBar, ResultsColumn, ResultsHead } from '@sojourn/portal/shared/results/results-page.tsx';
import { useListOrder } from '@sojourn/portal/shared/results/use-list-order.ts';
import { EmptyState, ErrorState } from '@sojourn/ui/feedback/empty-state.tsx';
import { formatDateRange } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Segmented } from '@sojourn/ui/inputs/segmented.tsx';
import { type ApiErrorCode, codeOf } from '@sojourn/web/api/api-error.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useCan } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { List, Map as MapIcon, Moon } from 'lucide-react';
import { type MouseEvent, useCallback, useMemo } from 'react';
import { useHearts } from '#hotel/parts/favorites/use-favorites.ts';
import { PAGES_MAX, showsFavorites, showsMap, viewOf } from '#hotel/parts/search/results-url.ts';
import { nightsOf } from '#hotel/parts/search/stay-criteria.ts';
import { STAY_FORM_CODES } from '#hotel/parts/search-form/check-stay-form.ts';
import { guestsProblemText } from '#hotel/parts/search-form/guests-problem-text.ts';
import { STAY_SORTS } from '#hotel/rules/stay.ts';
import type { StayCard } from '#hotel/wire/stay-search.ts';
import { judgeCard } from './judge-card.ts';
import { markSeen } from './seen-stays.ts';
import { StayResult } from './stay-result.tsx';
import { StayResultRoom } from './stay-result-room.tsx';
import { STAY_SEARCH } from './stay-search.ts';
import { useProgressiveList } from './use-progressive-list.ts';
import type { Page } from './use-results-page.ts';

export type ActiveProps = {
  readonly activeId: string | undefined;
  readonly onPoint: (stayId: string | undefined) => void;
};
type PageProps = { readonly page: Page };
type ChangeProps = PageProps & { readonly onChangeSearch: () => void };

const EAGER = 2;

export const placeOf = ({ url }: Pick<Page, 'url'>) => ({
  checkIn: url.checkIn,
  checkOut: url.checkOut,
  rooms: url.rooms,
  source: showsFavorites(url) ? ('favorites' as const) : ('results' as const),
});

function Head({ page }: PageProps) {
  const t = useText();
  const { url, change, searched, answer } = page;
  const { results } = answer;
  const { kind } = searched;
  const place = kind === 'area' ? '' : searched.name;
  const count = results.page?.total;
  const isSearching = count === undefined || (count === 0 && !results.isDone);
  const isMap = showsMap(url);
  const show = (map: boolean) => change({ view: viewOf(showsFavorites(url), map), page: url.page });
  return (
    <ResultsHead
      page={page}
      className="stays-head"
      heading={
        isSearching
          ? t(`hotelResults.searching.${kind === 'area' ? 'area' : 'place'}`, { place })
          : t(`hotelResults.count.${kind}`, { count, place })
      }
      facts={t('hotelResults.includes')}
    >
      <Button
        className="only-phone"
        variant="secondary"
        size="s"
        icon={<MapIcon aria-hidden="true" />}
        onClick={() => show(true)}
      >
        {t('hotelResults.view.map')}
      </Button>
      <Segmented
        className="only-desktop"
        label={t('hotelResults.view')}
        value={isMap ? 'map' : 'list'}
        onChange={(view) => show(view === 'map')}
        options={[
          { value: 'list', label: t('hotelResults.view.list'), icon: <List aria-hidden="true" /> },
          { value: 'map', label: t('hotelResults.view.map'), icon: <MapIcon aria-hidden="true" /> },
        ]}
      />
    </ResultsHead>
  );
}

const FOURTH_NIGHT = 4;

/** There from the start, so that the list stays where it is; it goes only when no stay qualifies. */
function FourthNightNote({ page: { url, answer } }: PageProps) {
  const t = useText();
  const locale = useLocale();
  const isOffered = useCan('complimentaryNight');
  const count = answer.results.page?.fourthNightCount ?? 0;
  const isKnown = count > 0 || answer.results.isDone;
  if (!isOffered || nightsOf(url) < FOURTH_NIGHT || (isKnown && count === 0)) return null;
  const dates = formatDateRange(url.checkIn, url.checkOut, locale);
  return (
    <ResultsNote tone="accent" icon={<Moon />} title={t('hotelResults.banner.title')}>
      {isKnown
        ? t('hotelResults.banner.text', { count, dates })
        : t('hotelResults.banner.checking', { dates })}
    </ResultsNote>
  );
}

/** Shows that filters come from the preferences, and removes them. */
function PreferencesNote({ page }: PageProps) {
  const t = useText();
  return (
    <p className="small text-2 results__note">
      {t('hotelResults.preferences.applied')}{' '}
      <button type="button" className="link small" onClick={() => page.setFilters({})}>
        {t('hotelResults.preferences.takeOff')}
      </button>
    </p>
  );
}

const EMPTY_ART = { seed: 'no-stays', kind: 'town' } as const;

function NoFavorites({ page: { url, change } }: PageProps) {
  const t = useText();
  return (
    <EmptyState
      art={EMPTY_ART}
      title={t('hotelResults.favorites.title')}
      action={
        <Button onClick={() => change({ view: viewOf(false, showsMap(url)) })}>
          {t('hotelResults.favorites.all')}
        </Button>
      }
    >
      {t('hotelResults.favorites.text')}
    </EmptyState>
  );
}

function Nothing({ page, onChangeSearch }: ChangeProps) {
  const t = useText();
  return (
    <NothingFound
      page={page}
      art={EMPTY_ART}
      own={showsFavorites(page.url) && <NoFavorites page={page} />}
      texts={(reason) =>
        reason === 'unanswered'
          ? { title: t('hotelResults.unanswered.title') }
          : { title: t('hotelResults.none.title'), children: t('hotelResults.none.text') }
      }
      onChangeSearch={onChangeSearch}
    />
  );
}

const FORM_CODES: ReadonlySet<ApiErrorCode> = new Set([...STAY_FORM_CODES, 'UnknownPlace', 'InvalidInput']);

/** A refused search, or an address whose guests nobody can book: the field and its limit. */
function Refused({ page, onChangeSearch }: ChangeProps) {
  const t = useText();
  const code = codeOf(page.answer.error ?? page.placeError);
  const { title, cause, action } = useErrorTexts(code);
  if (page.guestsProblem)
    return (
      <ErrorState
        title={guestsProblemText(t, page.guestsProblem)}
        actions={<Button onClick={onChangeSearch}>{t('hotelResults.changeSearch')}</Button>}
      >
        {t('search.guests.problem.text')}
      </ErrorState>
    );
  return (
    <SearchRefused
      page={page}
      code={code}
      refusal={FORM_CODES.has(code) && { title, text: `${cause} ${action}` }}
      onChangeSearch={onChangeSearch}
    />
  );
}

function StayList({ page, activeId, onPoint }: PageProps & ActiveProps) {
  const t = useText();
  const { answer, near, url } = page;
  const drawn = useProgressiveList(answer.items);
  const order = useListOrder(page.searchKey, drawn.items, STAY_SEARCH.idOf);
  const hearts = useHearts();
  const place = useMemo(() => placeOf({ url }), [url]);
  const bookedOn = useBookedOn();
  const startsOn = url.checkIn;
  const judge = useCallback(
    (tier: PolicyTier, stay: StayCard) => judgeCard(tier, stay, { startsOn, bookedOn }),
    [startsOn, bookedOn],
  );
  const noteSeen = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('.card__link') : null;
    const stayId = link?.closest<HTMLElement>('[data-stay]')?.dataset.stay;
    if (stayId) markSeen(stayId);
  };
  return (
    <ResultsCards
      page={page}
      order={order}
      isDrawing={!drawn.isWhole}
      idOf={STAY_SEARCH.idOf}
      judge={judge}
      isRecommended={url.sort === 'MostRecommended'}
      reorder={t('hotelResults.reorder')}
      room={<StayResultRoom />}
      rooms={5}
      hasGrowingRoom
      pagesMax={PAGES_MAX}
      onClick={noteSeen}
      card={(stay, at) => (
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
      )}
    />
  );
}

type ColumnProps = ChangeProps & ActiveProps & { readonly onOpenFilters: () => void };

export function ListColumn({ page, onChangeSearch, onOpenFilters, ...active }: ColumnProps) {
  const t = useText();
  return (
    <ResultsColumn
      page={page}
      refused={<Refused page={page} onChangeSearch={onChangeSearch} />}
      head={
        <>
          <Head page={page} />
          <FilterBar
            page={page}
            onOpenFilters={onOpenFilters}
            sorts={STAY_SORTS}
            sortName={(sort) => t(`hotelResults.sort.${sort}`)}
          />
          {page.fromPreferences && <PreferencesNote page={page} />}
        </>
      }
      empty={<Nothing page={page} onChangeSearch={onChangeSearch} />}
    >
      <FourthNightNote page={page} />
      {!showsMap(page.url) && <StayList page={page} {...active} />}
    </ResultsColumn>
  );
}
