/** Fourteen departures around the one that is shown, with trips of the same length; each leads to its own. */
import { classNames } from '@sojourn/ui/class-names.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatDate, formatDateRange, formatWeekday } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useEffect, useRef, useState } from 'react';
import { FLIGHTS_PATH } from '../search/flight-draft.ts';
import { type FlightUrl, printFlightUrl } from '../search/flight-url.ts';
import type { PriceBasis } from '../search/price-basis.ts';
import { scanned } from '../search/price-basis.ts';
import { DateGridModal } from './date-grid-modal.tsx';
import { type DateBar, nearbyDates, type NearbyDates as View } from './nearby-dates-view.ts';
import './nearby-dates.css';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import type { FaresQuestion } from '../results/question-view.ts';
import { onDates } from './on-dates.ts';
import { useFareDates } from './use-fares-by-day.ts';

const BAR_PX = 68;

type Shared = { readonly url: FlightUrl; readonly basis: PriceBasis };

function Bar({ bar, url, basis }: { readonly bar: DateBar } & Shared) {
  const t = useText();
  const locale = useLocale();
  const { departs, returns, totalMinor, height, level, isChosen } = bar;
  const price = totalMinor === null ? t('flightResults.dates.none') : scanned(basis.of(totalMinor), locale);
  const dates = returns
    ? formatDateRange(departs, returns, locale, 'weekday')
    : formatDate(departs, locale, 'full');
  const words = level === 'none' ? '' : t(`flightResults.dates.${level}`);
  return (
    <li>
      <Link
        to={FLIGHTS_PATH}
        search={printFlightUrl(onDates(url, bar))}
        resetScroll={false}
        className={classNames('date-bar', `date-bar--${level}`, isChosen && 'date-bar--chosen')}
        aria-current={isChosen ? 'date' : undefined}
      >
        <em className="visually-hidden">{[dates, price, words].filter(Boolean).join(', ')}</em>
        <span aria-hidden="true">{totalMinor === null ? '–' : price}</span>
        <i style={{ height: `${Math.round(height * BAR_PX)}px` }} />
        <b aria-hidden="true">{Number(departs.slice(8))}</b>
        <small aria-hidden="true">{formatWeekday(departs, locale, 'short')}</small>
      </Link>
    </li>
  );
}

function Foot({ view, url, basis }: { readonly view: View } & Shared) {
  const t = useText();
  const locale = useLocale();
  const { best } = view;
  return (
    <div className="dates-card__foot small">
      {(['low', 'typical', 'high'] as const).map((level) => (
        <span key={level} className="dates-card__key">
          <i className={`dates-card__swatch dates-card__swatch--${level}`} aria-hidden="true" />
          {t(`flightResults.dates.${level}`)}
        </span>
      ))}
      {best && (
        <Link
          to={FLIGHTS_PATH}
          search={printFlightUrl(onDates(url, best))}
          resetScroll={false}
          className="dates-card__best"
        >
          {t('flightResults.dates.save', {
            date: formatDate(best.departs, locale, 'day'),
            amount: scanned(basis.of(best.savedMinor), locale),
          })}
        </Link>
      )}
    </div>
  );
}

/** Keeps the chosen bar in view where the strip scrolls. */
function useChosenInView(departs: string | undefined) {
  const strip = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = strip.current;
    const chosen = departs && list?.querySelector<HTMLElement>('.date-bar--chosen');
    if (list && chosen) list.scrollLeft = chosen.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2;
  }, [departs]);
  return strip;
}

type NearbyDatesProps = Shared & { readonly question: FaresQuestion | undefined };

export function NearbyDates({ url, basis, question }: NearbyDatesProps) {
  const t = useText();
  const [hasGrid, setGrid] = useState(false);
  const { data, isError } = useFareDates(question, 'strip');
  const departs = url.draft.legs[0]?.date;
  const strip = useChosenInView(data && departs);
  if (isError || !departs || url.draft.legs.length > 2) return null;
  const view = data && nearbyDates(data.cells, departs);
  // No other day has a fare either.
  if (view?.bars.every(({ level }) => level === 'none')) return null;
  const isRound = url.draft.trip === 'roundTrip';
  return (
    <Card as="section" className="dates-card" aria-labelledby="nearby-dates">
      <div className="row row--wrap dates-card__head">
        <h2 id="nearby-dates" className="title-s grow">
          {t('flightResults.dates.title')}
        </h2>
        <span className="small text-2">
          {view?.nights === undefined
            ? t('flightResults.dates.oneWay', { kind: basis.kind })
            : t('flightResults.dates.nights', { nights: view.nights, kind: basis.kind })}
        </span>
        {isRound && (
          <button type="button" className="link small dates-card__more" onClick={() => setGrid(true)}>
            {t('flightResults.grid.open')}
          </button>
        )}
      </div>
      {view ? (
        <ol className="dates-card__bars" ref={strip}>
          {view.bars.map((bar) => (
            <Bar key={bar.departs} bar={bar} url={url} basis={basis} />
          ))}
        </ol>
      ) : (
        <div className="dates-card__room">
          <Skeleton height={116} />
        </div>
      )}
      {view && <Foot view={view} url={url} basis={basis} />}
      {isRound && (
        <DateGridModal
          open={hasGrid}
          onClose={() => setGrid(false)}
          url={url}
          basis={basis}
          question={question}
        />
      )}
    </Card>
  );
}
