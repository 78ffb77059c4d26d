import { FareClasses } from './fare-classes.tsx';
import { GoodFares } from './good-fares.tsx';
import { HowPricesWork } from './how-prices-work.tsx';
import { RecentSearches } from './recent-searches.tsx';
import './start-ideas.css';

/** Below the form: what was searched last, where one may go for little, and what prices mean here. */
export function StartIdeas() {
  return (
    <>
      <RecentSearches />
      <GoodFares />
      <FareClasses />
      <HowPricesWork />
    </>
  );
}
