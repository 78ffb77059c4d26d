/** What was chosen so far, each with the way back to choosing it anew. */
import { first } from '@sojourn/domain/present.ts';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatDate } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { FLIGHTS_PATH } from '#flight/pages/search/flight-draft.ts';
import { type FlightUrl, printFlightUrl } from '#flight/pages/search/flight-url.ts';
import { AirlineTile } from '#flight/pages/slices/airline-tile.tsx';
import { LocalTime } from '#flight/pages/slices/local-time.tsx';
import { useSliceView } from '#flight/pages/slices/use-slice-view.ts';
import type { FlightSearchEvent } from '#flight/wire/flight-search.ts';
import './chosen-slices.css';
import { Link } from '@sojourn/portal/shared/router/link.tsx';

type Chosen = Extract<FlightSearchEvent, { type: 'page' }>['chosen'][number];

function Slice({
  slice,
  place,
  url,
}: {
  readonly slice: Chosen;
  readonly place: number;
  readonly url: FlightUrl;
}) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const view = useSliceView()(slice);
  const { trip } = url.draft;
  const name =
    trip === 'multiCity'
      ? t('flightResults.chosen.slice', { number: place + 1 })
      : t(place === 0 ? 'flightResults.chosen.departure' : 'flightResults.chosen.return');
  return (
    <li className="chosen-slice">
      <AirlineTile code={view.code} />
      <div className="chosen-slice__text">
        <p className="micro text-3">
          {name}, {formatDate(first(slice.segments).zonedDepartureTime, locale)}
        </p>
        <p className="title-s">
          <LocalTime time={view.departs} /> {view.from} –{' '}
          <LocalTime time={view.arrives} plusDays={view.plusDays} /> {view.to}
        </p>
        <p className="small text-2 chosen-slice__facts">
          {view.airlines}, {toText(view.stopsText)}, {t(`flights.class.${slice.fare.fareClass}`)}
        </p>
      </div>
      <Link
        to={FLIGHTS_PATH}
        search={printFlightUrl({ ...url, step: place, open: undefined, page: 1 })}
        className="link small chosen-slice__change"
      >
        {t('flightResults.chosen.change')}
        <span className="visually-hidden">: {name}</span>
      </Link>
    </li>
  );
}

export function ChosenSlices({
  url,
  chosen,
}: {
  readonly url: FlightUrl;
  readonly chosen: readonly Chosen[] | undefined;
}) {
  const t = useText();
  if (url.step === 0) return null;
  return (
    <ol className="chosen-slices card" aria-label={t('flightResults.chosen.label')}>
      {chosen
        ? chosen.map((slice, place) => <Slice key={slice.sliceId} slice={slice} place={place} url={url} />)
        : url.chosen.slice(0, url.step).map(({ sliceId }) => (
            <li key={sliceId} className="chosen-slice">
              <Skeleton width={36} height={36} radius={9} />
              <div className="chosen-slice__text">
                <Skeleton width="50%" height={60} />
              </div>
            </li>
          ))}
    </ol>
  );
}
