/** The results: search bar, map with filters, list below, all of it held in the address. */
import { FiltersSheet } from '@sojourn/portal/shared/results/filters-panel.tsx';
import { SearchBar } from '@sojourn/portal/shared/results/search-band.tsx';
import { useTitle } from '@sojourn/portal/shared/text/use-title.ts';
import { formatDateRange } from '@sojourn/ui/formats.ts';
import { useMedia } from '@sojourn/ui/use-media.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useState } from 'react';
import { LazyHomeForm } from '../form/lazy-home-form.tsx';
import { usePartyText } from '../form/party-field.tsx';
import type { HomeFormAnswer } from '../form/use-home-form.ts';
import { HomeFacets } from './home-facets.tsx';
import { HomesList } from './homes-list.tsx';
import './homes-page.css';
import { MapPart } from './map-part.tsx';
import { StartHomes } from './start-homes.tsx';
import { type Page, useHomesPage } from './use-homes-page.ts';

type EditingProps = {
  readonly page: Page;
  readonly isEditing: boolean;
  readonly onEditing: (isEditing: boolean) => void;
};

/** A new search keeps filters and sort; another place leaves the moved map behind. */
function HomesSearchBar({ page: { url, placeName, change }, isEditing, onEditing }: EditingProps) {
  const t = useText();
  const locale = useLocale();
  const party = usePartyText();
  const { criteria } = url;
  const search = ({ place, criteria: next }: HomeFormAnswer) => {
    onEditing(false);
    change({ place: place.id, criteria: next, ...(place.id !== url.place && { box: undefined }) });
  };
  return (
    <SearchBar
      words="homeResults"
      title={
        placeName ? t('homeResults.title', { place: placeName.split(',')[0] ?? '' }) : t('shell.nav.homes')
      }
      facts={`${formatDateRange(criteria.checkIn, criteria.checkOut, locale)} · ${party(criteria.party)}`}
      isEditing={isEditing}
      onEditing={onEditing}
      form={(look) => (
        <LazyHomeForm
          // A form is begun anew when the search it starts from changes, not when its place's name arrives
          key={JSON.stringify([url.place, criteria])}
          look={look}
          start={{
            place: url.place && placeName ? { id: url.place, name: placeName } : undefined,
            criteria,
          }}
          submitLabel={t(look === 'bar' ? 'search.update' : 'home.search.homes')}
          onSearch={search}
        />
      )}
    />
  );
}

/** Where the filters don't fit beside a map. */
const NARROW = '(max-width: 1040px)';

function Results({ page }: { readonly page: Page }) {
  const [isEditing, setEditing] = useState(false);
  const [hasSheet, setSheet] = useState(false);
  const [activeId, onPoint] = useState<string>();
  const isNarrow = useMedia(NARROW);
  const active = { activeId, onPoint };
  const openFilters = () => setSheet(true);
  return (
    <>
      <HomesSearchBar page={page} isEditing={isEditing} onEditing={setEditing} />
      <MapPart page={page} hasFilters={!isNarrow} onOpenFilters={openFilters} {...active} />
      <div className="wrap homes">
        <HomesList
          page={page}
          onChangeSearch={() => setEditing(true)}
          onOpenFilters={openFilters}
          {...active}
        />
      </div>
      <FiltersSheet
        words="homeResults"
        open={hasSheet}
        onClose={() => setSheet(false)}
        onClear={() => page.setFilters({})}
        total={page.answer.results.page?.total ?? 0}
      >
        <HomeFacets page={page} isWhole />
      </FiltersSheet>
    </>
  );
}

export function HomesPage() {
  const t = useText();
  const page = useHomesPage();
  const { url, place } = page;
  useTitle(place ? t('homeResults.title', { place: place.label }) : t('shell.nav.homes'));
  return url.place === undefined && url.box === undefined ? <StartHomes /> : <Results page={page} />;
}
