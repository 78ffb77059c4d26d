/** Finding flights: the question, what it costs on other days, filters and the list, all of it in the URL. */
import { OpenFrozen } from '@sojourn/portal/shared/freeze/open-frozen.tsx';
import { ResultsPage } from '@sojourn/portal/shared/results/results-page.tsx';
import { useTitle } from '@sojourn/portal/shared/text/use-title.ts';
import { WatchButton } from '@sojourn/portal/shared/watch/watch-button.tsx';
import { PHONE, useMedia } from '@sojourn/ui/use-media.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useEffect, useRef, useState } from 'react';
import { FlightFacets } from '../facets/flight-facets.tsx';
import type { FlightDraft } from '../search/flight-draft.ts';
import { isOfTrip } from '../search/flight-url.ts';
import { FlightList } from './flight-list.tsx';
import { FlightSteps } from './steps/flight-steps.tsx';
import './flights.css';
import { AdviceStrip } from '../dates/advice-strip.tsx';
import { FreezeHint } from '../dates/freeze-hint.tsx';
import { NearbyDates } from '../dates/nearby-dates.tsx';
import { PriceHistory } from '../dates/price-history.tsx';
import { StartFlights } from '../start/start-flights.tsx';
import { lowestShown } from './question-view.ts';
import { FlightSearchBar } from './search-bar.tsx';
import { TripToOpen } from './trip-to-open.tsx';
import { type Page, useFlightsPage } from './use-flights-page.ts';

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
  const { url, fares, basis, answer } = page;
  const shownMinor = answer.isStale ? null : lowestShown(answer.results.page, page.question, fares);
  useStepFocus(url.step);
  const isFirst = url.step === 0 && !answer.error;
  const changeSearch = () => {
    setEditing(url.draft);
    window.scrollTo({ top: 0 });
  };
  return (
    <ResultsPage
      page={page}
      className="flights"
      search={<FlightSearchBar page={page} editing={editing} onEditing={setEditing} />}
      above={
        <>
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
        </>
      }
      filters={<FlightFacets page={page} />}
      list={(onOpenFilters) => (
        <>
          {isFirst && !isPhone && <NearbyDates question={fares} url={url} basis={basis} />}
          <FlightList page={page} onChangeSearch={changeSearch} onOpenFilters={onOpenFilters} />
        </>
      )}
    />
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
