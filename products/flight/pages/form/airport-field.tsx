import type { PlaceSuggestion } from '@sojourn/contract/locations.ts';
import PlaceCombobox from '@sojourn/ui/inputs/places/place-combobox.tsx';
import type { PlaceGroup, PlaceOption } from '@sojourn/ui/inputs/places/place-options.ts';
import { cityOf, useAirport } from '@sojourn/web/search/use-airport.ts';
import { useAirportSearch } from '@sojourn/web/search/use-airport-search.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { PlaneLanding, PlaneTakeoff } from 'lucide-react';
import { useState } from 'react';

/** Suggestions for a text; a failure gives an empty list (A §8). */
function useSuggestions(text: string, isOffered: boolean) {
  const t = useText();
  const { categories, loading, stale } = useAirportSearch(text, isOffered);
  const places = categories.flatMap((category) => category.places).filter(({ code }) => code !== null);
  const groups = categories.map(({ kind, places: found }): PlaceGroup => {
    const isCity = kind === 'city';
    const options = found.flatMap(({ id, code, label, region }): PlaceOption[] =>
      code ? [{ id, code, name: label, region }] : [],
    );
    const label = isCity ? 'flightForm.places.cities' : 'flightForm.places.airports';
    return { label: t(text ? label : 'flightForm.places.popular'), options };
  });
  return { groups, places, loading, stale };
}

/** "Boston BOS" in a field; the code alone until its name is known. */
const airportName = (code: string, place: PlaceSuggestion | null | undefined): string =>
  place ? `${cityOf(place)} ${code}` : code;

type AirportFieldProps = {
  readonly end: 'from' | 'to';
  readonly label: string;
  /** An airport's or a metropolis's code. */
  readonly code: string | undefined;
  readonly error: string | undefined;
  readonly onCode: (code: string | undefined) => void;
};

/** An end of a flight: type-ahead over airports, and cities that have several. */
export function AirportField({ end, label, code, error, onCode }: AirportFieldProps) {
  const t = useText();
  const locale = useLocale();
  const queries = useQueryClient();
  const place = useAirport(code);
  // What is typed; emptied by hand, it's an empty text
  const [text, setText] = useState<string>();
  const [isEntered, setEntered] = useState(false);
  const { groups, places, loading, stale } = useSuggestions(
    text ?? '',
    isEntered && (code === undefined || text === ''),
  );
  const select = (option: PlaceOption | undefined) => {
    setText(undefined);
    const chosen = places.find(({ id }) => id === option?.id);
    // Its name is known from here on, also to the page that the search opens.
    if (chosen?.code) queries.setQueryData(['airport', chosen.code, locale], chosen);
    onCode(option?.code);
  };
  return (
    <PlaceCombobox
      className="flight-form__place"
      label={label}
      placeholder={t(end === 'from' ? 'flightForm.from.placeholder' : 'flightForm.to.placeholder')}
      icon={end === 'from' ? <PlaneTakeoff /> : <PlaneLanding />}
      value={code ? { id: code, code, name: airportName(code, place) } : undefined}
      error={error}
      onSelect={select}
      onInput={setText}
      onEnter={() => setEntered(true)}
      groups={groups}
      loading={loading}
      stale={stale}
      unmatched={t('flightForm.places.unmatched')}
      nothing={(typed) => t('flightForm.places.nothing', { text: typed })}
      countLabel={(count) => t('flightForm.places.count', { count })}
    />
  );
}
