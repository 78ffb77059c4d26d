import { first } from '@sojourn/domain/present.ts';
import { formatDate } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import type { FlightSummary } from '#flight/wire/flights.ts';
import { AirlineTile } from '../slices/airline-tile.tsx';
import { LocalTime } from '../slices/local-time.tsx';
import { useSliceView } from '../slices/use-slice-view.ts';
import './flight-trip.css';
import { sliceText } from './trip-words.ts';

/** The slices of a trip in a summary card: the day, the times, the way and the flights. */
export function TripSlices({ flight }: { readonly flight: FlightSummary }) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const view = useSliceView();
  return (
    <ol className="trip-slices">
      {flight.slices.map((slice, index) => {
        const shown = view(slice);
        return (
          <li key={slice.sliceId} className="trip-slice">
            <p className="row row--between small">
              <b>{formatDate(first(slice.segments).zonedDepartureTime, locale)}</b>
              <span className="text-2">{toText(sliceText(flight.tripType, index))}</span>
            </p>
            <div className="trip-slice__line">
              <AirlineTile code={shown.code} />
              <div>
                <b className="title-s">
                  <LocalTime time={shown.departs} /> –{' '}
                  <LocalTime time={shown.arrives} plusDays={shown.plusDays} />
                </b>
                <p className="small text-2">
                  {t('flightTrip.way', {
                    from: shown.from,
                    to: shown.to,
                    stops: shown.stops,
                    duration: shown.duration,
                  })}{' '}
                  · {shown.note}
                </p>
              </div>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
