/** "From your flight to your hotel": the ways of one's own trip, one tap from their rides. */
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { formatDate } from '@sojourn/ui/formats.ts';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { TripWay } from '#ground/wire/transfer-search.ts';
import { GROUND_PATH, printRide, type RideDraft } from '../search/ride-url.ts';
import { useTripWays } from './use-rides.ts';

/** Where the bed isn't known, only the airport is filled in. */
function filledIn(
  { direction, airport, stay, flightLocal: at, flight }: TripWay,
  draft: RideDraft,
): RideDraft {
  const [from, to] = direction === 'arrival' ? [airport, stay?.placeId] : [stay?.placeId, airport];
  const text = `${flight.airline} ${flight.number}`;
  return { ...draft, from, to, at, flight: text, booking: flight.bookingId };
}

export function TripWays({ draft }: { readonly draft: RideDraft }) {
  const t = useText();
  const locale = useLocale();
  const { data } = useTripWays();
  if (!data || data.ways.length === 0) return null;
  return (
    <nav className="row row--wrap gap-2" aria-label={t('ground.ways')}>
      {data.ways.map((way) => (
        <Link
          key={`${way.flight.bookingId}${way.flightAt}${way.direction}`}
          to={GROUND_PATH}
          search={printRide(filledIn(way, draft))}
          className={buttonClass({ variant: 'secondary', size: 's' })}
        >
          {t(`ground.ways.${way.direction}`, { city: way.city, day: formatDate(way.day, locale) })}
        </Link>
      ))}
    </nav>
  );
}
