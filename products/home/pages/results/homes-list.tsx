/** Below the map: head, filters that are on, notes, cards in rows of three. */

import { nightsBetween } from '@sojourn/domain/dates.ts';
import type { PolicyTier } from '@sojourn/domain/policy/tier.ts';
import { useBookedOn } from '@sojourn/portal/shared/policy/use-booked-on.ts';
import { NothingFound, SearchRefused } from '@sojourn/portal/shared/results/answer-notes.tsx';
import { ResultsCards } from '@sojourn/portal/shared/results/results-cards.tsx';
import { FilterBar, ResultsColumn, ResultsHead } from '@sojourn/portal/shared/results/results-page.tsx';
import { useListOrder } from '@sojourn/portal/shared/results/use-list-order.ts';
import { ErrorState } from '@sojourn/ui/feedback/empty-state.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Fragment, type MouseEvent, useCallback } from 'react';
import { HOME_SORTS, PARTY_LIMITS } from '#home/rules/home.ts';
import type { HomeCard } from '#home/wire/home-search.ts';
import { HOME_FORM_CODES } from '../form/check-home-form.ts';
import { HOME_PAGES_MAX } from '../search/home-url.ts';
import { HomeResult } from './home-result.tsx';
import { HomeResultRoom } from './home-result-room.tsx';
import { HOME_SEARCH } from './home-search.ts';
import { judgeHome } from './judge-home.ts';
import { NearHomes } from './near-homes.tsx';
import { markOpened } from './opened-homes.ts';
import { SplitPanel } from './split-panel.tsx';
import type { Page } from './use-homes-page.ts';

export type ActiveProps = {
  readonly activeId: string | undefined;
  readonly onPoint: (homeId: string | undefined) => void;
};
type PageProps = { readonly page: Page };
type ChangeProps = PageProps & { readonly onChangeSearch: () => void };

const ROW = 3;
const EAGER = 3;

const nightsIn = ({ url: { criteria } }: Page): number => nightsBetween(criteria.checkIn, criteria.checkOut);

function Head({ page }: PageProps) {
  const t = useText();
  const { url, place, answer } = page;
  const { results } = answer;
  const found = results.page;
  const isSearching = !found || (found.total === 0 && !results.isDone);
  const near = found && found.near.total > 0 && ` ${t('homeResults.nearCount', { count: found.near.total })}`;
  const searching =
    url.box || !place
      ? t('homeResults.searching.area')
      : t('homeResults.searching.place', { place: place.label });
  return (
    <ResultsHead
      page={page}
      heading={
        isSearching ? searching : t('homeResults.count', { count: found.total, nights: nightsIn(page) })
      }
      facts={`${t('homeResults.includes')}${near || ''}`}
    />
  );
}

/** A refused search, or an address with a party that nobody can book for. */
function Refused({ page, onChangeSearch }: ChangeProps) {
  const t = useText();
  const code = codeOf(page.answer.error ?? page.placeError);
  const { title, cause, action } = useErrorTexts(code);
  if (page.hasNoParty)
    return (
      <ErrorState
        title={t('homeForm.problem.InvalidParty', { adults: PARTY_LIMITS.adultsMax })}
        actions={<Button onClick={onChangeSearch}>{t('homeResults.changeSearch')}</Button>}
      />
    );
  return (
    <SearchRefused
      page={page}
      code={code}
      refusal={HOME_FORM_CODES.has(code) && { title, text: `${cause} ${action}` }}
      onChangeSearch={onChangeSearch}
    />
  );
}

function Split({ page }: PageProps) {
  const split = page.answer.results.page?.split;
  return split ? <SplitPanel split={split} party={page.url.criteria.party} /> : null;
}

function Near({ page, activeId, onPoint }: PageProps & ActiveProps) {
  const near = page.answer.results.page?.near;
  if (!near) return null;
  return <NearHomes {...near} criteria={page.url.criteria} activeId={activeId} onPoint={onPoint} />;
}

const noteOpened = ({ target }: MouseEvent) => {
  const link = target instanceof Element ? target.closest('.card__link') : null;
  const homeId = link?.closest<HTMLElement>('[data-home]')?.dataset.home;
  if (homeId) markOpened(homeId);
};

function Homes({ page, activeId, onPoint }: PageProps & ActiveProps) {
  const t = useText();
  const { answer, url } = page;
  const order = useListOrder(page.searchKey, answer.items, HOME_SEARCH.idOf);
  const bookedOn = useBookedOn();
  const judge = useCallback(
    (tier: PolicyTier, home: HomeCard) => judgeHome(tier, home, bookedOn),
    [bookedOn],
  );
  const { party } = url.criteria;
  const afterRow = Math.min(ROW, order.items.length) - 1;
  return (
    <ResultsCards
      page={page}
      order={order}
      idOf={HOME_SEARCH.idOf}
      judge={judge}
      isRecommended={url.sort === 'MostRecommended'}
      reorder={t('homeResults.reorder')}
      room={<HomeResultRoom />}
      rooms={6}
      pagesMax={HOME_PAGES_MAX}
      onClick={noteOpened}
      card={(home, at) => (
        <Fragment>
          <HomeResult
            home={home}
            place={{ homeId: home.homeId, checkIn: home.checkIn, checkOut: home.checkOut, party }}
            isActive={home.homeId === activeId}
            isEager={at < EAGER}
            onPoint={onPoint}
          />
          {at === afterRow && <Split page={page} />}
        </Fragment>
      )}
    />
  );
}

/** Nothing is free: two homes for one stay, or those that other dates would bring. */
function Nothing({ page, onChangeSearch, ...active }: ChangeProps & ActiveProps) {
  const t = useText();
  const found = page.answer.results.page;
  const hasNear = found !== null && found.near.total > 0;
  return (
    <>
      <NothingFound
        page={page}
        art={{ seed: 'no-homes', kind: 'town' }}
        texts={(reason) =>
          reason === 'unanswered'
            ? { title: t('homeResults.unanswered.title') }
            : {
                title: t('homeResults.none.title'),
                children: t(hasNear ? 'homeResults.none.near' : 'homeResults.none.text'),
              }
        }
        onChangeSearch={onChangeSearch}
      />
      <div className="homes__split">
        <Split page={page} />
      </div>
      <Near page={page} {...active} />
    </>
  );
}

type ListProps = ChangeProps & ActiveProps & { readonly onOpenFilters: () => void };

export function HomesList({ page, onChangeSearch, onOpenFilters, ...active }: ListProps) {
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
            sorts={HOME_SORTS}
            sortName={(sort) => t(`homeResults.sort.${sort}`)}
          />
        </>
      }
      empty={<Nothing page={page} onChangeSearch={onChangeSearch} {...active} />}
    >
      <Homes page={page} {...active} />
      <Near page={page} {...active} />
    </ResultsColumn>
  );
}
