/** The search over the results: a bar of fields on desktop, two lines and a sheet on phones. */
import { SearchBar } from '@sojourn/portal/shared/results/search-band.tsx';
import { formatDate, formatDateRange } from '@sojourn/ui/formats.ts';
import { type ApiErrorCode, codeOf } from '@sojourn/web/api/api-error.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type FlightRefusal, refusalAt } from '../form/check-flight-form.ts';
import { LazyFlightForm } from '../form/lazy-flight-form.tsx';
import { travelersText } from '../form/travelers-field.tsx';
import { FLIGHTS_PATH, type FlightDraft } from '../search/flight-draft.ts';
import { printFlightUrl, searchedAnew } from '../search/flight-url.ts';
import './search-bar.css';
import { useNavigate } from '@sojourn/portal/shared/router/use-place.ts';
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

export function FlightSearchBar({ page, editing, onEditing }: SearchBarProps) {
  const { url, answer, cities } = page;
  const { draft } = url;
  const t = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const search = (next: FlightDraft) => {
    onEditing(undefined);
    void navigate({ to: FLIGHTS_PATH, search: printFlightUrl(searchedAnew(url, next)) });
  };
  const [first, last] = [draft.legs[0]?.date, draft.legs.at(-1)?.date];
  const dates =
    first && last && first !== last
      ? formatDateRange(first, last, locale)
      : first && formatDate(first, locale);
  const facts = [dates, travelersText(t, draft.passengers), t(`flightForm.trip.${draft.trip}`)];
  const start = editing ?? draft;
  // A form is begun anew when the search it starts from changes.
  const key = JSON.stringify(start);
  const form = { start, refusal: refusalOf(answer), onSearch: search };
  const card = <LazyFlightForm key={key} {...form} look="card" submitLabel={t('flightForm.submit')} />;
  const bar =
    editing?.trip === 'multiCity' ? (
      <div className="card flights-bar__card">{card}</div>
    ) : (
      <LazyFlightForm
        key={key}
        {...form}
        look="bar"
        submitLabel={t('flightForm.update')}
        onSeveralCities={onEditing}
      />
    );
  return (
    <SearchBar
      words="flightResults"
      className="flights-bar"
      title={t('flightResults.route', { route: cities.route.join(' – ') })}
      facts={facts.filter(Boolean).join(' · ')}
      isEditing={editing !== undefined}
      onEditing={(isEditing) => onEditing(isEditing ? draft : undefined)}
      isShort={draft.trip === 'multiCity'}
      form={(look) => (look === 'bar' ? bar : card)}
    />
  );
}
