/** The search over the results: a bar of fields on desktop, two lines and a sheet on phones. */

import { Sheet } from '@sojourn/ui/dialogs/sheet.tsx';
import { formatDate, formatDateRange } from '@sojourn/ui/formats.ts';
import { PHONE, useMedia } from '@sojourn/ui/use-media.ts';
import { type ApiErrorCode, codeOf } from '@sojourn/web/api/api-error.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type FlightRefusal, refusalAt } from '#products/flight/form/check-flight-form.ts';
import { LazyFlightForm } from '#products/flight/form/lazy-flight-form.tsx';
import { travelersText } from '#products/flight/form/travelers-field.tsx';
import type { FlightDraft } from '#products/flight/search/flight-draft.ts';
import { FLIGHTS_PATH, printFlightUrl, searchedAnew } from '#products/flight/search/flight-url.ts';
import { SearchBand, SearchSummary } from '#shared/results/search-band.tsx';
import './search-bar.css';
import { useNavigate } from '#shared/router/use-place.ts';
import type { FlightAnswer } from './use-flight-results.ts';
import type { Page } from './use-flights-page.ts';

type SearchBarProps = {
  readonly page: Page;
  /** A draft to begin from, else the search that is shown; undefined while nothing is being edited. */
  readonly editing: FlightDraft | undefined;
  readonly onEditing: (draft: FlightDraft | undefined) => void;
};

/** What the server refused, with the field that it names. */
function refusalOf({ error }: FlightAnswer): FlightRefusal | undefined {
  if (!error) return undefined;
  const code: ApiErrorCode = codeOf(error);
  return refusalAt(code, error.details.fields?.[0]?.path);
}

function Summary({ page, onEditing }: SearchBarProps) {
  const t = useText();
  const locale = useLocale();
  const { draft } = page.url;
  const [first, last] = [draft.legs[0]?.date, draft.legs.at(-1)?.date];
  const dates =
    first && last && first !== last
      ? formatDateRange(first, last, locale)
      : first && formatDate(first, locale);
  const facts = [dates, travelersText(t, draft.passengers), t(`flightForm.trip.${draft.trip}`)];
  return (
    <SearchSummary
      words="flightResults"
      title={t('flightResults.route', { route: page.cities.route.join(' – ') })}
      facts={facts.filter(Boolean).join(' · ')}
      onEdit={() => onEditing(draft)}
    />
  );
}

export function SearchBar(props: SearchBarProps) {
  const { page, editing, onEditing } = props;
  const { url, answer } = page;
  const t = useText();
  const navigate = useNavigate();
  const isPhone = useMedia(PHONE);
  const search = (draft: FlightDraft) => {
    onEditing(undefined);
    void navigate({ to: FLIGHTS_PATH, search: printFlightUrl(searchedAnew(url, draft)) });
  };
  const start = editing ?? url.draft;
  // A form is begun anew when the search it starts from changes.
  const formKey = JSON.stringify(start);
  const form = { start, refusal: refusalOf(answer), onSearch: search };
  const isMulti = url.draft.trip === 'multiCity';
  return (
    <>
      <SearchBand className="flights-bar">
        {isPhone || (isMulti && !editing) ? (
          <Summary {...props} />
        ) : editing?.trip === 'multiCity' ? (
          <div className="card flights-bar__card">
            <LazyFlightForm key={formKey} {...form} look="card" submitLabel={t('flightForm.submit')} />
          </div>
        ) : (
          <LazyFlightForm
            key={formKey}
            {...form}
            look="bar"
            submitLabel={t('flightForm.update')}
            onSeveralCities={onEditing}
          />
        )}
      </SearchBand>
      {isPhone && (
        <Sheet
          open={editing !== undefined}
          onClose={() => onEditing(undefined)}
          title={t('flightResults.search.title')}
          closeLabel={t('shell.close')}
        >
          <LazyFlightForm key={formKey} {...form} look="card" submitLabel={t('flightForm.submit')} />
        </Sheet>
      )}
    </>
  );
}
