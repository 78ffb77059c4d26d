import type { HomeAirport } from '@sojourn/domain/preferences/flight-choices.ts';
import PlaceCombobox from '@sojourn/ui/inputs/places/place-combobox.tsx';
import type { PlaceGroup, PlaceOption } from '@sojourn/ui/inputs/places/place-options.ts';
import { cityOf } from '@sojourn/web/search/use-airport.ts';
import { useAirportSearch } from '@sojourn/web/search/use-airport-search.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { PlaneTakeoff } from 'lucide-react';
import { useState } from 'react';

export type HomeAirportProps = {
  readonly value: HomeAirport | null;
  readonly onChange: (airport: HomeAirport | null) => void;
};

/** Type-ahead over airports and cities with several, after 300 ms (A §9); a failure is an empty list. */
export function AirportSearchField({ value, onChange }: HomeAirportProps) {
  const t = useText();
  const [text, setText] = useState('');
  const { categories, loading, stale } = useAirportSearch(text);
  const groups = categories.map(({ kind, places }): PlaceGroup => {
    const options = places.flatMap(({ id, code, label, region }): PlaceOption[] =>
      code ? [{ id, code, name: label, region }] : [],
    );
    const group = kind === 'city' ? 'cities' : 'airports';
    return { label: t(`profilePreferences.homeAirport.${group}`), options };
  });
  const select = (option: PlaceOption | undefined) => {
    const place = categories.flatMap(({ places }) => places).find(({ id }) => id === option?.id);
    setText('');
    const code = place?.code;
    onChange(place && code ? { label: `${cityOf(place)} ${code}`, id: { code } } : null);
  };
  const isNothingFound = text !== '' && !loading && groups.every(({ options }) => options.length === 0);
  return (
    <PlaceCombobox
      label={t('profilePreferences.homeAirport')}
      labelHidden
      placeholder={t('profilePreferences.homeAirport.placeholder')}
      hint={isNothingFound ? t('profilePreferences.homeAirport.nothing', { text }) : undefined}
      icon={<PlaneTakeoff />}
      value={value ? { id: value.id.code, code: value.id.code, name: value.label } : undefined}
      onSelect={select}
      onInput={setText}
      groups={groups}
      loading={loading}
      stale={stale}
      countLabel={(count) => t('profilePreferences.homeAirport.count', { count })}
    />
  );
}
