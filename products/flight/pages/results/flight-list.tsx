/** The list's column: head, filters that are on, notes, flights, and more of them. */
import type { PolicyTier } from '@sojourn/domain/policy/tier.ts';
import { useBookedOn } from '@sojourn/portal/shared/policy/use-booked-on.ts';
import { ResultsCards } from '@sojourn/portal/shared/results/results-cards.tsx';
import { ResultsColumn } from '@sojourn/portal/shared/results/results-page.tsx';
import { useListOrder } from '@sojourn/portal/shared/results/use-list-order.ts';
import { formatCount } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useCallback, useMemo, useRef } from 'react';
import { flightJudge } from '#flight/rules/flight-policy.ts';
import type { FlightRow } from '#flight/wire/flight-row.ts';
import { offerFacts, type TripSoFar } from '../policy/policy-facts.ts';
import { FLIGHT_PAGES_MAX } from '../search/flight-url.ts';
import type { FareFilter } from '../slices/fare-rules.tsx';
import { FilterChips, ListHead } from './list-head.tsx';
import { FlightsRefused, NoFlights, PreferencesNote, RefundableNote } from './notes.tsx';
import { FlightOption } from './option/flight-option.tsx';
import { OptionRoom } from './option/option-room.tsx';
import { unfolded } from './option/option-view.ts';
import { ChosenSlices } from './steps/chosen-slices.tsx';
import type { Page } from './use-flights-page.ts';
import { useOpenedFlight } from './use-opened-flight.ts';

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
  const { url, answer, basis, question } = page;
  const { results, isStale } = answer;
  // Only a growing list is held for its reader
  const order = useListOrder(page.searchKey, answer.items, idOf, !results.isDone);
  const chosen = url.chosen[url.step];
  const open = unfolded(url.open, order.items, chosen?.sliceId);
  const opening = useOpenedFlight(
    question,
    order.items.find((option) => idOf(option) === open),
    { first: results.page?.opened, isStale },
  );
  const latest = useRef(page);
  latest.current = page;
  const soFar = useTripSoFar(page);
  const hasScore = url.sort === 'fareScore';
  const judge = useRowJudge(soFar);
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
    <ResultsCards
      page={page}
      order={order}
      idOf={idOf}
      judge={judge}
      isRecommended={hasScore}
      room={<OptionRoom />}
      rooms={6}
      hasGrowingRoom
      pagesMax={FLIGHT_PAGES_MAX}
      card={(option) => (
        <FlightOption
          option={option}
          basis={basis}
          onOpen={onOpen}
          onChoose={onChoose}
          onFilter={onFilter}
          trip={url.draft.trip}
          soFar={soFar}
          opening={idOf(option) === open ? opening : undefined}
          chosenClass={chosen?.sliceId === idOf(option) ? chosen.fareClass : undefined}
          previousClass={url.step > 0 ? url.previousClass : undefined}
          hasScore={hasScore}
        />
      )}
    />
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
  return (
    <>
      <ResultsColumn
        page={page}
        refused={<FlightsRefused page={page} onChangeSearch={onChangeSearch} />}
        head={
          <>
            <ListHead page={page} />
            <ChosenSlices url={page.url} chosen={page.answer.results.page?.chosen} />
            <PreferencesNote page={page} />
            <RefundableNote page={page} />
            <FilterChips page={page} onOpen={onOpenFilters} />
          </>
        }
        empty={<NoFlights page={page} onChangeSearch={onChangeSearch} />}
      >
        <Options page={page} />
      </ResultsColumn>
      <MoreTwoStops page={page} />
    </>
  );
}
