import { useNavigate } from '@sojourn/portal/shared/router/use-place.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { LazyHomeForm } from '../form/lazy-home-form.tsx';
import { useStart } from '../home/home-search.tsx';
import { HOMES_PATH } from '../search/home-criteria.ts';
import { newSearch, printHomeUrl } from '../search/home-url.ts';
import './start-homes.css';

/** Before anything is searched: the form alone. */
export function StartHomes() {
  const t = useText();
  const navigate = useNavigate();
  return (
    <div className="wrap results__start">
      <h1 className="display-l">{t('homeResults.start.title')}</h1>
      <p className="text-2">{t('homeResults.start.text')}</p>
      <div className="card card--raised homes__start-form">
        <LazyHomeForm
          look="card"
          start={useStart()}
          submitLabel={t('home.search.homes')}
          onSearch={({ place, criteria }) =>
            void navigate({ to: HOMES_PATH, search: printHomeUrl(newSearch(place.id, criteria)) })
          }
        />
      </div>
    </div>
  );
}
