import { FlightSearchCard } from '@sojourn/web/continue/flight-search-card.tsx';
import { keptFlightSearches } from '@sojourn/web/flight-search/kept-searches.ts';
import { useToday } from '@sojourn/web/search/today.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';

const SHOWN = 3;

/** The last searches of who is signed in, on this device; nothing where there are none. */
export function RecentSearches() {
  const t = useText();
  const searches = keptFlightSearches(useToday()).slice(0, SHOWN);
  if (searches.length === 0) return null;
  return (
    <section aria-label={t('flightStart.recent')}>
      <ul className="continue">
        {searches.map((kept) => (
          <FlightSearchCard key={JSON.stringify(kept.search)} kept={kept} />
        ))}
      </ul>
    </section>
  );
}
