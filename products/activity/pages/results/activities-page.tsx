/** The results: search bar, categories, days, filters and list, all of it held in the address. */
import { ResultsPage } from '@sojourn/portal/shared/results/results-page.tsx';
import { SearchBar } from '@sojourn/portal/shared/results/search-band.tsx';
import { useNavigate } from '@sojourn/portal/shared/router/use-place.ts';
import { useTitle } from '@sojourn/portal/shared/text/use-title.ts';
import { formatDateRange } from '@sojourn/ui/formats.ts';
import { withFilter } from '@sojourn/web/search/filters.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useState } from 'react';
import { LazyActivityForm } from '../form/lazy-activity-form.tsx';
import type { ActivityFormAnswer } from '../form/use-activity-form.ts';
import { useActivityStart } from '../form/use-activity-start.ts';
import { ACTIVITIES_PATH, rowsOf } from '../search/activity-criteria.ts';
import { newSearch, printActivityUrl } from '../search/activity-url.ts';
import { ActivitiesList } from './activities-list.tsx';
import './activities-page.css';
import { ActivityFacets } from './activity-facets.tsx';
import { CategoryTabs } from './category-tabs.tsx';
import { DayRuler } from './day-ruler.tsx';
import { type Page, useActivitiesPage } from './use-activities-page.ts';

type EditingProps = {
  readonly page: Page;
  readonly isEditing: boolean;
  readonly onEditing: (isEditing: boolean) => void;
};

/** Filters and sort stay, but for days that the search may not have; another place has another map. */
function ActivitiesSearchBar({ page, isEditing, onEditing }: EditingProps) {
  const { url, placeName, place, shortName, change } = page;
  const t = useText();
  const locale = useLocale();
  const { criteria, where } = url;
  const { adults, seniors, childAges } = rowsOf(criteria.ages);
  const search = (answer: ActivityFormAnswer) => {
    onEditing(false);
    const isElsewhere = answer.place.id !== (where.place ?? place?.id);
    change({
      ...newSearch(answer),
      sort: url.sort,
      view: url.view,
      filters: withFilter(url.filters, 'dates', undefined),
      box: isElsewhere ? undefined : url.box,
    });
  };
  const party = t('activityForm.party.value', { adults: adults + seniors, children: childAges.length });
  const id = where.place ?? place?.id;
  return (
    <SearchBar
      words="activityResults"
      title={placeName ? t('activityResults.title', { place: shortName }) : t('shell.nav.activities')}
      facts={`${formatDateRange(criteria.from, criteria.until, locale)} · ${party}`}
      isEditing={isEditing}
      onEditing={onEditing}
      form={(look) => (
        <LazyActivityForm
          // A form is begun anew when the search it starts from changes, not when its place's name arrives
          key={JSON.stringify([where, criteria])}
          look={look}
          start={{ place: id && placeName ? { id, name: placeName } : undefined, criteria }}
          submitLabel={t(look === 'bar' ? 'search.update' : 'home.search.activities')}
          onSearch={search}
        />
      )}
    />
  );
}

function Results({ page }: { readonly page: Page }) {
  const [isEditing, setEditing] = useState(false);
  const { url, setFilters, answer, hasFailed } = page;
  return (
    <ResultsPage
      page={page}
      className="activities"
      search={<ActivitiesSearchBar page={page} isEditing={isEditing} onEditing={setEditing} />}
      above={
        !hasFailed && (
          <>
            <CategoryTabs
              facets={answer.results.page?.facets}
              chosen={url.filters.categories ?? []}
              onChoose={(categories) => setFilters(withFilter(url.filters, 'categories', categories))}
            />
            <DayRuler page={page} />
          </>
        )
      }
      filters={<ActivityFacets page={page} />}
      list={(onOpenFilters) => (
        <ActivitiesList page={page} onChangeSearch={() => setEditing(true)} onOpenFilters={onOpenFilters} />
      )}
    />
  );
}

/** Before anything is searched: the form alone. */
function StartActivities() {
  const t = useText();
  const navigate = useNavigate();
  return (
    <div className="wrap results__start">
      <h1 className="display-l">{t('activityResults.start.title')}</h1>
      <p className="text-2">{t('activityResults.start.text')}</p>
      <div className="card card--raised activities__start-form">
        <LazyActivityForm
          look="card"
          start={useActivityStart()}
          submitLabel={t('home.search.activities')}
          onSearch={(answer) =>
            void navigate({ to: ACTIVITIES_PATH, search: printActivityUrl(newSearch(answer)) })
          }
        />
      </div>
    </div>
  );
}

export function ActivitiesPage() {
  const t = useText();
  const page = useActivitiesPage();
  const { url, shortName } = page;
  useTitle(shortName ? t('activityResults.title', { place: shortName }) : t('shell.nav.activities'));
  const hasArea =
    url.where.place !== undefined || url.where.locationName !== undefined || url.box !== undefined;
  return hasArea ? <Results page={page} /> : <StartActivities />;
}
