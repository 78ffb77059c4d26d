/** The page before there is a question: the whole form, and below it what one may begin with. */
import { Art } from '@sojourn/ui/content/art.tsx';
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { useCan } from '@sojourn/web/tenant/tenant.tsx';
import { loadMessages } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTheme } from '@sojourn/web/theme.tsx';
import { Suspense } from 'react';
import { LazyFlightForm } from '../form/lazy-flight-form.tsx';
import { useStartDraft } from '../form/use-start-draft.ts';
import { FLIGHTS_PATH } from '../search/flight-draft.ts';
import { printFlightUrl, searchedAnew } from '../search/flight-url.ts';
import './start-flights.css';
import { useNavigate } from '@sojourn/portal/shared/router/use-place.ts';
import type { Page } from '../results/use-flights-page.ts';

/** With its words; who has a question never fetches either. */
const StartIdeas = lazyPart(async () => {
  const [{ StartIdeas: Ideas }] = await Promise.all([
    import('./start-ideas.tsx'),
    loadMessages('flight-start'),
  ]);
  return { default: Ideas };
});

/** Type on the sky, at dusk in dark mode; a company's portal opens on its band. */
function Head() {
  const t = useText();
  const isCorporate = useCan('corporate');
  const isDark = useTheme().shown === 'dark';
  return (
    <section className={isCorporate ? 'flights-head flights-head--band' : 'flights-head'}>
      {!isCorporate && (
        <div className="flights-head__art">
          <Art
            seed="flights"
            kind="aerial"
            width={1440}
            height={440}
            time={isDark ? 'dusk' : 'dawn'}
            sunX={0.5}
            fill
            eager
          />
        </div>
      )}
      <div className="wrap flights-head__text">
        <h1 className="display-l">{t('flightResults.start.title')}</h1>
        <p>{t('flightResults.start.text')}</p>
      </div>
    </section>
  );
}

export function StartFlights({ page }: { readonly page: Page }) {
  const t = useText();
  const navigate = useNavigate();
  const start = useStartDraft(page.url.draft);
  return (
    <>
      <Head />
      <div className="wrap">
        <div className="card card--raised flights-head__form">
          {start ? (
            <LazyFlightForm
              look="card"
              start={start}
              submitLabel={t('flightForm.submit')}
              onSearch={(draft) =>
                void navigate({ to: FLIGHTS_PATH, search: printFlightUrl(searchedAnew(page.url, draft)) })
              }
            />
          ) : (
            <div className="flight-form-room flight-form-room--card" />
          )}
        </div>
        <Suspense fallback={<div className="flights-head__room" />}>
          <StartIdeas />
        </Suspense>
      </div>
    </>
  );
}
