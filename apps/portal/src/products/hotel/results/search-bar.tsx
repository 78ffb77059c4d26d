/** The search over the results: a bar of fields on desktop, two lines and a sheet on phones. */

import { Sheet } from '@sojourn/ui/dialogs/sheet.tsx';
import { formatDateRange } from '@sojourn/ui/formats.ts';
import { PHONE, useMedia } from '@sojourn/ui/use-media.ts';
import { printResultsUrl, type ResultsUrl } from '@sojourn/web/products/hotel/search/results-url.ts';
import { useGuestsText } from '@sojourn/web/products/hotel/search-form/guests-field.tsx';
import type { StayFormAnswer, StayFormStart } from '@sojourn/web/products/hotel/search-form/use-stay-form.ts';
import { printStayPlace, STAY_PATH, stayOfPlace } from '@sojourn/web/products/hotel/stay-place.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { SearchForm } from '#products/hotel/form/search-form.tsx';
import { SearchBand, SearchSummary } from '#shared/results/search-band.tsx';
import { useNavigate } from '#shared/router/use-place.ts';

type SearchBarProps = {
  readonly url: ResultsUrl;
  /** "Lisbon, Portugal"; undefined until the place is known. */
  readonly placeName: string | undefined;
  readonly isEditing: boolean;
  readonly onEditing: (isEditing: boolean) => void;
};

/** A new search keeps the filters and the sort; it leaves the moved map and the later pages behind. */
function useSearchAnew(url: ResultsUrl, onDone: () => void) {
  const navigate = useNavigate();
  return ({ place, stay }: StayFormAnswer) => {
    onDone();
    const stayId = stayOfPlace(place.id);
    if (stayId) {
      return void navigate({ to: STAY_PATH, search: printStayPlace({ ...stay, stayId, source: 'results' }) });
    }
    const isMoved = place.id === url.place;
    const box = isMoved ? url.box : undefined;
    const next = { ...url, ...stay, place: place.id, box, stay: undefined, page: 1 };
    void navigate({ to: '/stays', search: printResultsUrl(next) });
  };
}

export function SearchBar({ url, placeName, isEditing, onEditing }: SearchBarProps) {
  const t = useText();
  const locale = useLocale();
  const isPhone = useMedia(PHONE);
  const guests = useGuestsText()(url.rooms);
  const search = useSearchAnew(url, () => onEditing(false));
  const place = url.place && placeName ? { id: url.place, name: placeName } : undefined;
  const start: StayFormStart = { place, stay: url };
  // A form is begun anew when the search it starts from changes, not when its place's name arrives.
  const formKey = JSON.stringify([url.place, url.checkIn, url.checkOut, url.rooms]);
  const name = placeName ?? t('hotelResults.searching.area');
  return (
    <>
      <SearchBand>
        {!isPhone && (
          <div className="only-desktop">
            <SearchForm
              key={formKey}
              look="bar"
              start={start}
              submitLabel={t('search.update')}
              onSearch={search}
            />
          </div>
        )}
        {isPhone && (
          <SearchSummary
            words="hotelResults"
            title={name}
            facts={`${formatDateRange(url.checkIn, url.checkOut, locale)} · ${guests}`}
            onEdit={() => onEditing(true)}
          />
        )}
      </SearchBand>
      <Sheet
        open={isEditing}
        onClose={() => onEditing(false)}
        title={t('hotelResults.search.title')}
        closeLabel={t('shell.close')}
      >
        <SearchForm
          key={formKey}
          look="card"
          start={start}
          submitLabel={t('search.submit')}
          onSearch={search}
        />
      </Sheet>
    </>
  );
}
