import { useNavigate } from '@sojourn/portal/shared/router/use-place.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { LazyActivityForm, warmActivityForm } from '../form/lazy-activity-form.tsx';
import type { ActivityFormAnswer } from '../form/use-activity-form.ts';
import { useActivityStart } from '../form/use-activity-start.ts';
import { ACTIVITIES_PATH } from '../search/activity-criteria.ts';
import { newSearch, printActivityUrl } from '../search/activity-url.ts';

export { warmActivityForm };

/** The activities' tab of the search card. */
export default function ActivitySearch() {
  const t = useText();
  const navigate = useNavigate();
  const search = (answer: ActivityFormAnswer) =>
    void navigate({ to: ACTIVITIES_PATH, search: printActivityUrl(newSearch(answer)) });
  return (
    <LazyActivityForm
      look="card"
      start={useActivityStart()}
      submitLabel={t('home.search.activities')}
      onSearch={search}
    />
  );
}
