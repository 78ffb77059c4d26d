/** The page before there is a question: the whole form. */

import { LazyFlightForm } from '@sojourn/web/flight-form/lazy-flight-form.tsx';
import { useStartDraft } from '@sojourn/web/flight-form/use-start-draft.ts';
import { FLIGHTS_PATH, printFlightUrl, searchedAnew } from '@sojourn/web/flight-search/flight-url.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useNavigate } from '@tanstack/react-router';
import type { Page } from './use-flights-page.ts';

export function StartFlights({ page }: { readonly page: Page }) {
  const t = useText();
  const navigate = useNavigate();
  const start = useStartDraft(page.url.draft);
  return (
    <div className="wrap flights__start">
      <h1 className="display-l">{t('flightResults.start.title')}</h1>
      <p className="text-2">{t('flightResults.start.text')}</p>
      <div className="card card--raised flights__form">
        {start && (
          <LazyFlightForm
            look="card"
            start={start}
            submitLabel={t('flightForm.submit')}
            onSearch={(draft) =>
              void navigate({ to: FLIGHTS_PATH, search: printFlightUrl(searchedAnew(page.url, draft)) })
            }
          />
        )}
      </div>
    </div>
  );
}
