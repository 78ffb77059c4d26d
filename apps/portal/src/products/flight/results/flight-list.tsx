/** The list's column: head, filters that are on, notes, flights, and more of them. */
import type { FlightRow } from '@sojourn/contract/products/flight/flight-row.ts';
import type { PolicyTier } from '@sojourn/domain/policy/tier.ts';
import { flightJudge } from '@sojourn/domain/products/flight/flight-policy.ts';
import { classNames } from '@sojourn/ui/class-names.ts';
import { formatCount } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Fragment, useCallback, useMemo, useRef } from 'react';
import { FLIGHT_PAGES_MAX } from '#products/flight/search/flight-url.ts';
import type { FareFilter } from '#products/flight/slices/fare-rules.tsx';
import { PolicyLine, usePolicyLine } from '#shared/policy/policy-line.tsx';
import { useBookedOn } from '#shared/policy/use-booked-on.ts';
import { SilentNote } from '#shared/results/answer-notes.tsx';
import { ShowMore } from '#shared/results/show-more.tsx';
import { useListOrder } from '#shared/results/use-list-order.ts';
import { offerFacts, type TripSoFar } from '../policy/policy-facts.ts';
import { FilterChips, ListHead } from './list-head.tsx';
import { NothingFound, PreferencesNote, RefundableNote, SearchRefused } from './notes.tsx';
import { FlightOption } from './option/flight-option.tsx';
import { OptionRoom } from './option/option-room.tsx';
import { unfolded } from './option/option-view.ts';
import { ChosenSlices } from './steps/chosen-slices.tsx';
import type { Page } from './use-flights-page.ts';
import { useOpenedFlight } from './use-opened-flight.ts';

const ROOMS = [1, 2, 3, 4, 5, 6];
const idOf = ({ slice }: FlightRow): string => slice.sliceId;

function useTripSoFar({ url, answer }: Page): TripSoFar {
  const before = answer.results.page?.chosen;
  const bookedOn = useBookedOn();
  return useMemo(
    () => ({
      slices: before ?? [],
      isRoundTrip: url.draft.trip === 'roundTrip',
      sliceCount: url.draft.legs.length,
      bookedOn,
    }),
    [before, url.draft.trip, url.draft.legs.length, bookedOn],
  );
}

const useRowJudge = (soFar: TripSoFar) =>
  useCallback(
    (tier: PolicyTier, { slice, fare }: FlightRow) => flightJudge(tier)(offerFacts(soFar, slice, fare)),
    [soFar],
  );

function Options({ page }: { readonly page: Page }) {
  const { url, change, answer, basis, question } = page;
  const { results, isStale, isWaiting } = answer;
  const isGrowing = !results.isDone;
  const order = useListOrder(JSON.stringify(question), results.page?.options ?? [], idOf, isGrowing);
  const { list, items: options } = order;
  const chosen = url.chosen[url.step];
  const shown = results.page?.options.length ?? 0;
  const total = results.page?.total ?? 0;
  const open = unfolded(url.open, options, chosen?.sliceId);
  const opening = useOpenedFlight(
    question,
    options.find((option) => idOf(option) === open),
    { first: results.page?.opened, isStale },
  );
  const latest = useRef(page);
  latest.current = page;
  const soFar = useTripSoFar(page);
  const hasScore = url.sort === 'fareScore';
  const judge = useRowJudge(soFar);
  const line = usePolicyLine({ items: options, isRecommended: hasScore, judge });
  const onOpen = useCallback(
    (sliceId: string, isOpen: boolean) => latest.current.change({ open: isOpen ? sliceId : 'none' }),
    [],
  );
  const onChoose = useCallback<Page['choose']>((...choice) => latest.current.choose(...choice), []);
  const onFilter = useCallback(
    (filter: FareFilter) => latest.current.setFilters({ ...latest.current.filters, [filter]: true }),
    [],
  );
  return (
    <>
      <div
        ref={list}
        className={classNames('flights__options', isStale && 'flights__options--stale')}
        aria-busy={isGrowing || isStale}
      >
        {options.map((option, at) => (
          <Fragment key={option.slice.sliceId}>
            {at === line && <PolicyLine />}
            <FlightOption
              option={option}
              basis={basis}
              onOpen={onOpen}
              onChoose={onChoose}
              onFilter={onFilter}
              trip={url.draft.trip}
              soFar={soFar}
              opening={option.slice.sliceId === open ? opening : undefined}
              chosenClass={chosen?.sliceId === option.slice.sliceId ? chosen.fareClass : undefined}
              previousClass={url.step > 0 ? url.previousClass : undefined}
              hasScore={hasScore}
            />
          </Fragment>
        ))}
        {(isWaiting || (isGrowing && options.length === 0)) && ROOMS.map((room) => <OptionRoom key={room} />)}
        {isGrowing && options.length > 0 && <OptionRoom />}
      </div>
      {total > shown && url.page < FLIGHT_PAGES_MAX && (
        <ShowMore
          words="flightResults"
          shown={shown}
          total={total}
          loading={isStale}
          onMore={() => change({ page: url.page + 1 })}
        />
      )}
    </>
  );
}

/** Flights of two stops that another beats, on request. */
function MoreTwoStops({ page }: { readonly page: Page }) {
  const t = useText();
  const locale = useLocale();
  const { results, isStale } = page.answer;
  const { lesserTwoStops: count = 0, total = 0, options = [] } = results.page ?? {};
  // After all the others
  if (count === 0 || !results.isDone || options.length < total) return null;
  return (
    <div className="show-more">
      <p className="small text-2">{t('flightResults.twoStops.why')}</p>
      <Button
        variant="secondary"
        loading={isStale}
        loadingLabel={t('shell.loading')}
        onClick={() => page.setFilters({ ...page.filters, stops: 'twoOrFewer' })}
      >
        {t('flightResults.twoStops.more', { count, shown: formatCount(count, locale) })}
      </Button>
    </div>
  );
}

type FlightListProps = {
  readonly page: Page;
  readonly onChangeSearch: () => void;
  readonly onOpenFilters: () => void;
};

export function FlightList({ page, onChangeSearch, onOpenFilters }: FlightListProps) {
  const t = useText();
  const { results, error } = page.answer;
  if (error) {
    return (
      <>
        <h1 className="visually-hidden">{t('flightResults.search.title')}</h1>
        <SearchRefused page={page} onChangeSearch={onChangeSearch} />
      </>
    );
  }
  const isEmpty = results.isDone && results.page?.total === 0;
  return (
    <>
      <ListHead page={page} />
      <ChosenSlices url={page.url} chosen={results.page?.chosen} />
      <PreferencesNote page={page} />
      <RefundableNote page={page} />
      <FilterChips page={page} onOpen={onOpenFilters} />
      <SilentNote
        words="flightResults"
        results={results}
        className="flights__note"
        onSearchAgain={page.answer.searchAgain}
      />
      {isEmpty ? <NothingFound page={page} onChangeSearch={onChangeSearch} /> : <Options page={page} />}
      <MoreTwoStops page={page} />
    </>
  );
}
