/** The results: search bar, classes, filters and list, all of it held in the URL. */
import { PHONE, useMedia } from '@sojourn/ui/use-media.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useState } from 'react';
import { isComplete } from '#products/car/form/check-car-form.ts';
import { LazyCarForm } from '#products/car/form/lazy-car-form.tsx';
import { CARS_PATH, freshCarUrl, printCarUrl } from '#products/car/search/car-url.ts';
import { FiltersColumn, FiltersSheet } from '#shared/results/filters-panel.tsx';
import { useTitle } from '#shared/text/use-title.ts';
import { tidyFilters } from './applied-filters.ts';
import { namesOf } from './cars-head.tsx';
import { CarsList } from './cars-list.tsx';
import './cars-page.css';
import { useNavigate } from '#shared/router/use-place.ts';
import { CarsSearchBar } from './cars-search-bar.tsx';
import { ClassTabs } from './class-tabs.tsx';
import { Facets } from './facets.tsx';
import { type Page, useCarsPage } from './use-cars-page.ts';

function Filters({ page }: { readonly page: Page }) {
  const { url, change, answer, landing } = page;
  return (
    <Facets
      filters={url.filters}
      facets={answer.results.page?.facets}
      terminal={namesOf(page).terminal}
      hasLanding={landing !== null}
      onFilters={(filters) => change({ filters })}
    />
  );
}

function Results({ page }: { readonly page: Page }) {
  const isPhone = useMedia(PHONE);
  const [isEditing, setEditing] = useState(false);
  const [hasSheet, setSheet] = useState(false);
  const { url, change, answer } = page;
  const filtersPanel = { words: 'carResults', onClear: () => change({ filters: {} }) } as const;
  const hasFailed = answer.error !== null || page.placeError !== null;
  return (
    <>
      <CarsSearchBar page={page} isEditing={isEditing} onEditing={setEditing} />
      <div className="wrap">
        {!hasFailed && (
          <ClassTabs
            facets={answer.results.page?.facets}
            chosen={url.filters.groups ?? []}
            onChoose={(groups) => change({ filters: tidyFilters({ ...url.filters, groups }) })}
          />
        )}
        <div className="cars">
          {!isPhone && !hasFailed && (
            <FiltersColumn className="cars__facets" {...filtersPanel}>
              <Filters page={page} />
            </FiltersColumn>
          )}
          <div className="cars__list">
            <CarsList
              page={page}
              onChangeSearch={() => setEditing(true)}
              onOpenFilters={() => setSheet(true)}
            />
          </div>
        </div>
        <FiltersSheet
          {...filtersPanel}
          open={hasSheet}
          onClose={() => setSheet(false)}
          total={answer.results.page?.total ?? 0}
        >
          <Filters page={page} />
        </FiltersSheet>
      </div>
    </>
  );
}

/** Before anything is searched: the form alone. */
function StartCars({ page }: { readonly page: Page }) {
  const t = useText();
  const navigate = useNavigate();
  return (
    <div className="wrap cars__start">
      <h1 className="display-l">{t('carResults.start.title')}</h1>
      <p className="text-2">{t('carResults.start.text')}</p>
      <div className="card card--raised cars__start-form">
        <LazyCarForm
          look="card"
          start={page.url.draft}
          submitLabel={t('home.search.cars')}
          onSearch={(draft) => void navigate({ to: CARS_PATH, search: printCarUrl(freshCarUrl(draft)) })}
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
