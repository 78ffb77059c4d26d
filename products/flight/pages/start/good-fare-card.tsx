import { milesFor, money } from '@sojourn/domain/money.ts';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { Art } from '@sojourn/ui/content/art.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatDateRange, formatDuration, formatMiles } from '@sojourn/ui/formats.ts';
import { asArt } from '@sojourn/web/contract-art.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { ONE_ADULT } from '#flight/rules/travelers/travelers.ts';
import type { FlightFilters } from '#flight/wire/flight-search.ts';
import type { GoodFare } from '#flight/wire/flights.ts';
import { FLIGHTS_PATH } from '../search/flight-draft.ts';
import { freshFlightUrl, printFlightUrl } from '../search/flight-url.ts';
import { scanned } from '../search/price-basis.ts';

/** The search whose first flight has this price: nonstop, and by the filters that it was looked up with. */
const searchOf = (origin: string, { destination, departs, returns }: GoodFare, filters: FlightFilters) => ({
  ...freshFlightUrl({
    trip: 'roundTrip',
    legs: [
      { origin, destination: destination.locationCode, date: departs },
      { origin: destination.locationCode, destination: origin, date: returns },
    ],
    passengers: ONE_ADULT,
    nearby: false,
  }),
  filters: { ...filters, stops: 'none' as const },
  mayUsePreferences: false,
  sort: 'price' as const,
});

type GoodFareCardProps = {
  readonly origin: string;
  readonly fare: GoodFare;
  readonly filters: FlightFilters;
};

export function GoodFareCard({ origin, fare, filters }: GoodFareCardProps) {
  const t = useText();
  const locale = useLocale();
  const { destination, departs, returns, totalMinor, durationMinutes, airline } = fare;
  const total = money(totalMinor);
  return (
    <li className="good-fare">
      <Art {...asArt(destination.art)} width={560} height={380} className="good-fare__art" />
      <div className="good-fare__facts">
        <Link
          to={FLIGHTS_PATH}
          search={printFlightUrl(searchOf(origin, fare, filters))}
          className="title-m good-fare__link"
        >
          {destination.city}
        </Link>
        <b className="title-m num">{scanned(total, locale)}</b>
        <span className="small text-2">{formatDateRange(departs, returns, locale)}</span>
        <span className="micro text-brand num">
          {t('flightStart.fares.miles', { miles: formatMiles(milesFor(total), locale) })}
        </span>
        <span className="small text-3 good-fare__way">
          {t('flightStart.fares.way', { duration: formatDuration(durationMinutes, locale) })}
        </span>
        <span className="small text-3 good-fare__airline">{airline.name}</span>
      </div>
    </li>
  );
}

/** The room of a place that is still being looked up. */
export function GoodFareRoom() {
  return (
    <li className="good-fare" aria-hidden="true">
      <Skeleton height="auto" radius={14} className="good-fare__art" />
      <div className="good-fare__facts">
        <Skeleton width="70%" height={24} />
        <Skeleton width={48} height={24} />
        <Skeleton width="80%" height={20} />
        <Skeleton width={64} height={16} />
        <Skeleton width="60%" height={20} className="good-fare__way" />
        <Skeleton width={64} height={20} className="good-fare__airline" />
      </div>
    </li>
  );
}
