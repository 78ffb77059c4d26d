/** The search over the results: a bar of fields on desktop, two lines and a sheet on phones. */
import { Sheet } from '@sojourn/ui/dialogs/sheet.tsx';
import { PHONE, useMedia } from '@sojourn/ui/use-media.ts';
import { formatMoment } from '@sojourn/web/text/format-moment.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { LazyCarForm } from '#products/car/form/lazy-car-form.tsx';
import type { CarDraft } from '#products/car/search/car-draft.ts';
import { SearchBand, SearchSummary } from '#shared/results/search-band.tsx';
import type { Page } from './use-cars-page.ts';

type CarsSearchBarProps = {
  readonly page: Page;
  readonly isEditing: boolean;
  readonly onEditing: (isEditing: boolean) => void;
};

/** A new search takes the sort along and leaves the filters, which another place may not have. */
export function CarsSearchBar({ page, isEditing, onEditing }: CarsSearchBarProps) {
  const t = useText();
  const locale = useLocale();
  const isPhone = useMedia(PHONE);
  const { url, place, change } = page;
  const { draft } = url;
  const search = (next: CarDraft) => {
    onEditing(false);
    const isElsewhere = next.from !== draft.from || next.to !== draft.to;
    change({ draft: next, ...(isElsewhere && { filters: {} }) });
  };
  const formKey = JSON.stringify(draft);
  const form = { start: draft, onSearch: search };
  const code = place?.kind === 'airport' && place.code ? ` ${place.code}` : '';
  return (
    <>
      <SearchBand>
        {isPhone ? (
          <SearchSummary
            words="carResults"
            title={place ? `${place.label}${code}` : t('carResults.search.title')}
            facts={`${formatMoment(draft.pickUp, locale)} – ${formatMoment(draft.dropOff, locale)}`}
            onEdit={() => onEditing(true)}
          />
        ) : (
          <LazyCarForm key={formKey} {...form} look="bar" submitLabel={t('search.update')} />
        )}
      </SearchBand>
      <Sheet
        open={isEditing}
        onClose={() => onEditing(false)}
        title={t('carResults.search.title')}
        closeLabel={t('shell.close')}
      >
        <LazyCarForm key={formKey} {...form} look="card" submitLabel={t('home.search.cars')} />
      </Sheet>
    </>
  );
}
