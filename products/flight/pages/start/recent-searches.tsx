import { useToday } from '@sojourn/web/search/today.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { FlightSearchCard } from '../home/flight-search-card.tsx';
import { savedFlightSearches } from '../search/saved-searches.ts';

const SHOWN = 3;

/** The last searches of who is signed in, on this device; nothing where there are none. */
export function RecentSearches() {
  const t = useText();
  const searches = savedFlightSearches(useToday()).slice(0, SHOWN);
  if (searches.length === 0) return null;
  return (
    <section aria-label={t('flightStart.recent')}>
      <ul className="continue">
        {searches.map((saved) => (
          <FlightSearchCard key={JSON.stringify(saved.search)} saved={saved} />
        ))}
      </ul>
    </section>
  );
}
