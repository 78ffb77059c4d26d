/** "Good fares from Boston": real round trips, looked up once the rest of the page is there. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { localAt } from '@sojourn/domain/dates.ts';
import { Banner } from '@sojourn/ui/banner.tsx';
import { Button } from '@sojourn/ui/button.tsx';
import { formatTime } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { FlyingFrom } from './flying-from.tsx';
import { GoodFareCard, GoodFareRoom } from './good-fare-card.tsx';
import { useFlyingFrom, useGoodFares } from './use-good-fares.ts';

const ROOMS = Array.from({ length: 8 }, (_, place) => place);

function FoundFares({ origin, city }: { readonly origin: string; readonly city: string }) {
  const t = useText();
  const { data, isError, isFetching, refetch, filters } = useGoodFares(origin);
  const isWaiting = !data && !isError;
  return (
    <>
      <p className="visually-hidden" role="status">
        {isWaiting && t('flightStart.fares.loading', { city })}
        {data && t('flightStart.fares.found', { count: data.fares.length })}
      </p>
      {isError && (
        <Banner
          tone="warn"
          live="status"
          action={
            <Button variant="secondary" size="s" loading={isFetching} onClick={() => void refetch()}>
              {t('flightStart.fares.again')}
            </Button>
          }
        >
          {t('flightStart.fares.failed', { city })}
        </Banner>
      )}
      {data?.fares.length === 0 && <p className="text-2">{t('flightStart.fares.none', { city })}</p>}
      {!isError && data?.fares.length !== 0 && (
        <ul className="good-fares__grid">
          {data
            ? data.fares.map((fare) => (
                <GoodFareCard key={fare.destination.code} {...{ origin, fare, filters }} />
              ))
            : ROOMS.map((place) => <GoodFareRoom key={place} />)}
        </ul>
      )}
      {data && data.fares.length > 0 && (
        <Basis foundAt={data.foundAt} hasPreferences={Object.keys(filters).length > 0} />
      )}
    </>
  );
}

/** What the prices are of, and what was left out by what is saved. */
function Basis({ foundAt, hasPreferences }: { readonly foundAt: Instant; readonly hasPreferences: boolean }) {
  const t = useText();
  const locale = useLocale();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const time = formatTime(localAt(foundAt, zone), locale);
  return (
    <p className="small text-3 good-fares__basis">
      {t('flightStart.fares.basis', { time })}
      {hasPreferences && (
        <>
          {' '}
          {t('flightStart.fares.preferences')}{' '}
          <Link to="/profile/" search={{ section: 'flight-preferences' }} className="link">
            {t('flightStart.fares.changePreferences')}
          </Link>
        </>
      )}
    </p>
  );
}

/** Who has told no airport is asked for one. */
function AskFrom({ onCode }: { readonly onCode: (code: string) => void }) {
  const t = useText();
  return (
    <div className="card card--padded good-fares__ask">
      <FlyingFrom code={undefined} takesFocus={false} onCode={onCode} />
      <div className="grow">
        <p className="text-2">{t('flightStart.from.ask')}</p>
        <Link
          to="/profile/"
          search={{ section: 'flight-preferences' }}
          className="link link--alone good-fares__home"
        >
          {t('flightStart.from.home')}
        </Link>
      </div>
    </div>
  );
}

export function GoodFares() {
  const t = useText();
  const { code, city, choose, isKnown } = useFlyingFrom();
  const [isChanging, setChanging] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const stop = () => {
    setChanging(false);
    heading.current?.focus({ preventScroll: true });
  };
  const title = code ? t('flightStart.fares.title', { city }) : t('flightStart.fares.titleUnknown');
  if (!isKnown) return <div className="good-fares good-fares--waiting" />;
  return (
    <section className="good-fares" aria-labelledby="good-fares">
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
      {isChanging && (
        <FlyingFrom
          code={code}
          takesFocus
          onCode={(next) => {
            choose(next);
            stop();
          }}
          keep={{ city, onKeep: stop }}
        />
      )}
      {code ? <FoundFares key={code} origin={code} city={city} /> : <AskFrom onCode={choose} />}
    </section>
  );
}
