/** The results: search bar, classes, filters and list, all of it held in the URL. */
import { ResultsPage } from '@sojourn/portal/shared/results/results-page.tsx';
import { SearchBar } from '@sojourn/portal/shared/results/search-band.tsx';
import { useNavigate } from '@sojourn/portal/shared/router/use-place.ts';
import { useTitle } from '@sojourn/portal/shared/text/use-title.ts';
import { withFilter } from '@sojourn/web/search/filters.ts';
import { formatMoment } from '@sojourn/web/text/format-moment.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useState } from 'react';
import { isComplete } from '../form/check-car-form.ts';
import { LazyCarForm } from '../form/lazy-car-form.tsx';
import { CARS_PATH, type CarDraft, printCarDraft } from '../search/car-draft.ts';
import { CarFacets } from './car-facets.tsx';
import { CarsList } from './cars-list.tsx';
import './cars-page.css';
import { ClassTabs } from './class-tabs.tsx';
import { type Page, useCarsPage } from './use-cars-page.ts';

type EditingProps = {
  readonly page: Page;
  readonly isEditing: boolean;
  readonly onEditing: (isEditing: boolean) => void;
};

/** A new search takes the sort along and leaves the filters, which another place may not have. */
function CarsSearchBar({ page: { url, place, change }, isEditing, onEditing }: EditingProps) {
  const t = useText();
  const locale = useLocale();
  const { draft } = url;
  const search = (next: CarDraft) => {
    onEditing(false);
    const isElsewhere = next.from !== draft.from || next.to !== draft.to;
    change({ draft: next, ...(isElsewhere && { filters: {} }) });
  };
  const code = place?.kind === 'airport' && place.code ? ` ${place.code}` : '';
  return (
    <SearchBar
      words="carResults"
      title={place ? `${place.label}${code}` : t('carResults.search.title')}
      facts={`${formatMoment(draft.pickUp, locale)} – ${formatMoment(draft.dropOff, locale)}`}
      isEditing={isEditing}
      onEditing={onEditing}
      form={(look) => (
        <LazyCarForm
          key={JSON.stringify(draft)}
          start={draft}
          onSearch={search}
          look={look}
          submitLabel={t(look === 'bar' ? 'search.update' : 'home.search.cars')}
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
      className="cars"
      search={<CarsSearchBar page={page} isEditing={isEditing} onEditing={setEditing} />}
      above={
        !hasFailed && (
          <ClassTabs
            facets={answer.results.page?.facets}
            chosen={url.filters.groups ?? []}
            onChoose={(groups) => setFilters(withFilter(url.filters, 'groups', groups))}
          />
        )
      }
      filters={<CarFacets page={page} />}
      list={(onOpenFilters) => (
        <CarsList page={page} onChangeSearch={() => setEditing(true)} onOpenFilters={onOpenFilters} />
      )}
    />
  );
}

/** Before anything is searched: the form alone. */
function StartCars({ page }: { readonly page: Page }) {
  const t = useText();
  const navigate = useNavigate();
  return (
    <div className="wrap results__start">
      <h1 className="display-l">{t('carResults.start.title')}</h1>
      <p className="text-2">{t('carResults.start.text')}</p>
      <div className="card card--raised cars__start-form">
        <LazyCarForm
          look="card"
          start={page.url.draft}
          submitLabel={t('home.search.cars')}
          onSearch={(draft) => void navigate({ to: CARS_PATH, search: printCarDraft(draft) })}
        />
      </div>
    </div>
  );
}

export function CarsPage() {
  const t = useText();
  const page = useCarsPage();
  const { place, url } = page;
  useTitle(place ? t('carResults.title', { place: place.label }) : t('shell.nav.cars'));
  return isComplete(url.draft) ? <Results page={page} /> : <StartCars page={page} />;
}
