import type { PolicyPlace } from '@sojourn/domain/policy/trip-rules.ts';
import PlaceCombobox from '@sojourn/ui/inputs/places/place-combobox.tsx';
import type { PlaceOption } from '@sojourn/ui/inputs/places/place-options.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Globe, MapPin } from 'lucide-react';
import { useMemo, useState } from 'react';

/** A city's id ends with its country's code. */
const countryOf = (cityId: string): string => cityId.slice(-2).toUpperCase();

/** The cities of what is typed, and the countries that they're in. */
function usePlaces(text: string) {
  const t = useText();
  const locale = useLocale();
  const { data, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['policy-places', text, locale],
    queryFn: ({ signal }) =>
      api.searchLocations({ input: { LocationQuery: { label: 'lodging', text }, locale } }, { signal }),
    enabled: text.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  });
  const groups = useMemo(() => {
    const found = text ? (data?.categories ?? []) : [];
    const cities = found.flatMap(({ kind, places }) => (kind === 'city' ? places : []));
    const countries = new Set(cities.map(({ id }) => countryOf(id)));
    const nameOf = new Intl.DisplayNames(locale, { type: 'region' });
    return [
      {
        label: t('adminTiers.place.cities'),
        options: cities.map(({ id, label, region }): PlaceOption => {
          return { id, name: label, region, icon: <MapPin className="icon icon--s" /> };
        }),
      },
      {
        label: t('adminTiers.place.countries'),
        options: [...countries].map((code): PlaceOption => {
          const name = nameOf.of(code) ?? code;
          return { id: `country:${code}`, name, icon: <Globe className="icon icon--s" /> };
        }),
      },
    ];
  }, [data, text, locale, t]);
  return { groups, loading: isFetching, stale: isFetching && isPlaceholderData };
}

type PolicyPlaceFieldProps = {
  readonly value: PolicyPlace | null;
  readonly error: string | undefined;
  readonly onSelect: (place: PolicyPlace | null) => void;
};

/** A city, or a whole country. */
export function PolicyPlaceField({ value, error, onSelect }: PolicyPlaceFieldProps) {
  const t = useText();
  const [text, setText] = useState('');
  const { groups, loading, stale } = usePlaces(text);
  return (
    <PlaceCombobox
      label={t('adminTiers.place')}
      placeholder={t('adminTiers.place.placeholder')}
      icon={<MapPin />}
      value={value ? { id: value.id, name: value.name } : undefined}
      error={error}
      onSelect={(option) => {
        setText('');
        onSelect(option ? { id: option.id, name: option.name } : null);
      }}
      onInput={setText}
      groups={groups}
      loading={loading}
      stale={stale}
      unmatched={t('adminTiers.place.unmatched')}
      nothing={(typed) => t('search.places.nothing', { text: typed })}
      countLabel={(count) => t('search.places.count', { count })}
    />
  );
}
