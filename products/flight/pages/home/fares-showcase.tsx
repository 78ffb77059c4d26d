import { LaterPart } from '@sojourn/portal/shared/later-part.tsx';
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { loadMessages } from '@sojourn/web/text/locale.tsx';

/** With the texts of the flights' own page, which nothing else on the home page needs. */
const HomeFares = lazyPart(async () => {
  const [part] = await Promise.all([
    import('./home-fares.tsx'),
    loadMessages('flights', 'flight-form', 'flight-start'),
  ]);
  return part;
});

/** Good fares from the person's airport. */
export const FaresShowcase = () => (
  <LaterPart>
    <HomeFares />
  </LaterPart>
);
