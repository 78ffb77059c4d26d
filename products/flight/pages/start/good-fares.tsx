/** "Good fares from Boston": real round trips, looked up once the rest of the page is there. */
import { classNames } from '@sojourn/ui/class-names.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { useRef, useState } from 'react';
import type { FlightFilters } from '#flight/wire/flight-search.ts';
import { AskFrom } from './ask-from.tsx';
import { FaresBasis, PreferencesLink } from './fares-basis.tsx';
import { FlyingFrom } from './flying-from.tsx';
import { GoodFareCard, GoodFareRoom } from './good-fare-card.tsx';
import { nothingFound } from './good-fares-view.ts';
import { useFlyingFrom, useGoodFares } from './use-good-fares.ts';

const ROOMS = Array.from({ length: 8 }, (_, place) => place);

type GoodFaresQuery = ReturnType<typeof useGoodFares>;

type FaresStatusProps = {
  readonly city: string;
  readonly requested: GoodFaresQuery;
  readonly onAgain: () => void;
};

/** What comes of asking, to be read out: it is there before it has anything to say. */
function FaresStatus({
  city,
  requested: { data, isLoading, isError, isFetching },
  onAgain,
}: FaresStatusProps) {
  const t = useText();
  const again = (
    <Button variant="secondary" size="s" loading={isFetching} onClick={onAgain}>
      {t('flightStart.fares.again')}
    </Button>
  );
  return (
    <div role="status">
      <p className="visually-hidden">
        {isLoading && t('flightStart.fares.loading', { city })}
        {data && t('flightStart.fares.found', { count: data.fares.length })}
      </p>
      {isError && !data && (
        <Banner tone="warn" action={again}>
          {t('flightStart.fares.failed', { city })}
        </Banner>
      )}
      {data?.isPartial && (
        <Banner size="s" className="good-fares__partial" action={again}>
          {t('flightStart.fares.partial')}
        </Banner>
      )}
    </div>
  );
}

type FoundFaresProps = { readonly origin: string; readonly city: string; readonly requested: GoodFaresQuery };

function FoundFares({ origin, city, requested: { data, isError, filters } }: FoundFaresProps) {
  if (isError && !data) return null;
  if (data?.fares.length === 0) return <NothingFound city={city} filters={filters} />;
  return (
    <>
      <ul className="good-fares__grid">
        {data
          ? data.fares.map((fare) => (
              <GoodFareCard
                key={fare.destination.locationCode}
                origin={origin}
                fare={fare}
                filters={filters}
              />
            ))
          : ROOMS.map((place) => <GoodFareRoom key={place} />)}
      </ul>
      {data && <FaresBasis foundAt={data.foundAt} hasPreferences={Object.keys(filters).length > 0} />}
    </>
  );
}

function NothingFound({ city, filters }: { readonly city: string; readonly filters: FlightFilters }) {
  const toText = useTextRef();
  const { text, byPreferences } = nothingFound(city, filters);
  return (
    <p className="text-2">
      {toText(text)}
      {byPreferences && (
        <>
          {' '}
          <PreferencesLink />
        </>
      )}
    </p>
  );
}

export function GoodFares() {
  const t = useText();
  const { code, city, choose, isKnown } = useFlyingFrom();
  const requested = useGoodFares(code);
  const [isChanging, setChanging] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  /** What was pressed or typed in goes away. */
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  const stop = () => {
    setChanging(false);
    focusHeading();
  };
  const flyFrom = (next: string) => {
    choose(next);
    stop();
  };
  const again = () => {
    focusHeading();
    void requested.refetch();
  };
  const title = code ? t('flightStart.fares.title', { city }) : t('flightStart.fares.titleUnknown');
  return (
    <section
      className={classNames('good-fares', !isKnown && 'good-fares--waiting')}
      aria-labelledby={isKnown ? 'good-fares' : undefined}
    >
      {isKnown && (
        <div className="row row--between row--wrap good-fares__head">
          <h2 id="good-fares" ref={heading} tabIndex={-1} className="display-m">
            {title}
          </h2>
          {code && !isChanging && (
            <Button variant="tertiary" onClick={() => setChanging(true)}>
              {t('flightStart.from.change')}
            </Button>
          )}
        </div>
      )}
      {isChanging && <FlyingFrom code={code} takesFocus onCode={flyFrom} keep={{ city, onKeep: stop }} />}
      <FaresStatus city={city} requested={requested} onAgain={again} />
      {isKnown && !code && <AskFrom onCode={flyFrom} />}
      {isKnown && code && <FoundFares key={code} origin={code} city={city} requested={requested} />}
    </section>
  );
}
