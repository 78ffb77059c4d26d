/** Finding flights: the question, what it costs on other days, filters and the list, all of it in the URL. */

import { PHONE, useMedia } from '@sojourn/ui/use-media.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useEffect, useRef, useState } from 'react';
import type { FlightDraft } from '#products/flight/search/flight-draft.ts';
import { isOfTrip } from '#products/flight/search/flight-url.ts';
import { OpenFrozen } from '#shared/freeze/open-frozen.tsx';
import { FiltersColumn, FiltersSheet } from '#shared/results/filters-panel.tsx';
import { useTitle } from '#shared/text/use-title.ts';
import { WatchButton } from '#shared/watch/watch-button.tsx';
import { Facets } from '../facets/facets.tsx';
import { FlightList } from './flight-list.tsx';
import { FlightSteps } from './steps/flight-steps.tsx';
import './flights.css';
import { AdviceStrip } from '../dates/advice-strip.tsx';
import { FreezeHint } from '../dates/freeze-hint.tsx';
import { NearbyDates } from '../dates/nearby-dates.tsx';
import { PriceHistory } from '../dates/price-history.tsx';
import { StartFlights } from '../start/start-flights.tsx';
import { isAnyStops, lowestShown } from './question-view.ts';
import { SearchBar } from './search-bar.tsx';
import { TripToOpen } from './trip-to-open.tsx';
import { type Page, useFlightsPage } from './use-flights-page.ts';

function Filters({ page }: { readonly page: Page }) {
  const { url, filters, answer, basis, cities, setFilters } = page;
  const leg = url.draft.legs[url.step];
  return (
    <Facets
      filters={filters}
      basis={basis}
      facets={answer.results.page?.facets}
      lesserTwoStops={isAnyStops(filters) ? answer.results.page?.lesserTwoStops : undefined}
      from={cities.of(leg?.origin)}
      to={cities.of(leg?.destination)}
      onFilters={setFilters}
    />
  );
}

/** Moves the focus to the next choice's heading, for screen readers and keyboards. */
function useStepFocus(step: number): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [step]);
}

type PhonePricesProps = { readonly page: Page; readonly shownMinor: number | null };

/** On phones the first flight comes first: what it costs on other days opens on demand. */
function PhonePrices({ page, shownMinor }: PhonePricesProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { url, fares, basis } = page;
  return (
    <div className="flights__prices">
      <AdviceStrip
        question={fares}
        basis={basis}
        shownMinor={shownMinor}
        action={(advice) => <WatchSearch page={page} advice={advice} />}
        hint={freezeHint(page)}
      />
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="small">
          <span className="link">{t('flightResults.prices.more')}</span>
        </summary>
        {isOpen && (
          <div className="stack gap-4">
            <PriceHistory question={fares} basis={basis} shownMinor={shownMinor} action={null} />
            <NearbyDates question={fares} url={url} basis={basis} />
          </div>
        )}
      </details>
    </div>
  );
}

/** Who waits may hold today's price. */
const freezeHint =
  ({ url, basis }: Page) =>
  (advice: 'wait' | 'book', todayMinor: number) =>
    advice === 'wait' && (
      <FreezeHint todayMinor={todayMinor} basis={basis} departsOn={url.draft.legs[0]?.date} />
    );

type WatchSearchProps = { readonly page: Page; readonly advice: 'wait' | 'book' | undefined };

/** Watching the lowest price of what is searched: the thing to do while one waits. */
function WatchSearch({ page: { fares, url }, advice }: WatchSearchProps) {
  if (!fares) return null;
  const nearby = url.draft.nearby ? { nearby: true } : {};
  const variant = advice === 'wait' ? 'primary' : 'secondary';
  return <WatchButton input={{ product: 'Flight', ...fares, ...nearby }} size="s" variant={variant} />;
}

function Results({ page }: { readonly page: Page }) {
  const isPhone = useMedia(PHONE);
  const [editing, setEditing] = useState<FlightDraft>();
  const [hasSheet, setSheet] = useState(false);
  const { url, fares, basis, answer } = page;
  const shownMinor = answer.isStale ? null : lowestShown(answer.results.page, page.question, fares);
  useStepFocus(url.step);
  const isFirst = url.step === 0 && !answer.error;
  const filtersPanel = { words: 'flightResults', onClear: () => page.setFilters({}) } as const;
  const changeSearch = () => {
    setEditing(url.draft);
    window.scrollTo({ top: 0 });
  };
  return (
    <>
      <SearchBar page={page} editing={editing} onEditing={setEditing} />
      <div className="wrap">
        <FlightSteps url={url} />
        {isFirst && !isPhone && (
          <PriceHistory
            question={fares}
            basis={basis}
            shownMinor={shownMinor}
            action={(advice) => <WatchSearch page={page} advice={advice} />}
            hint={freezeHint(page)}
          />
        )}
        {isFirst && isPhone && <PhonePrices page={page} shownMinor={shownMinor} />}
        <div className="flights">
          {!isPhone && !answer.error && (
            <FiltersColumn className="flights__facets" {...filtersPanel}>
              <Filters page={page} />
            </FiltersColumn>
          )}
          <div className="flights__list">
            {isFirst && !isPhone && <NearbyDates question={fares} url={url} basis={basis} />}
            <FlightList page={page} onChangeSearch={changeSearch} onOpenFilters={() => setSheet(true)} />
          </div>
        </div>
      </div>
      {isPhone && (
        <FiltersSheet
          {...filtersPanel}
          open={hasSheet}
          onClose={() => setSheet(false)}
          total={answer.results.page?.total ?? 0}
        >
          <Filters page={page} />
        </FiltersSheet>
      )}
    </>
  );
}

export function FlightsPage() {
  const t = useText();
  const page = useFlightsPage();
  const route = page.cities.route.filter(Boolean);
  useTitle(
    page.isAsked ? t('flightResults.route', { route: route.join(' – ') }) : t('flightResults.search.title'),
  );
  const { shopType } = page.url;
  if (isOfTrip(shopType)) return <TripToOpen shopType={shopType} />;
  if (shopType === 'pf-exercise') return <OpenFrozen />;
  return page.isAsked ? <Results page={page} /> : <StartFlights page={page} />;
}
