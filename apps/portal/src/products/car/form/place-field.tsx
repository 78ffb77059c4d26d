import PlaceCombobox from '@sojourn/ui/inputs/place-combobox.tsx';
import type { PlaceGroup, PlaceOption } from '@sojourn/ui/inputs/place-options.ts';
import { apiOf } from '@sojourn/web/api/use-channel.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BedDouble, Landmark, MapPin, PlaneLanding } from 'lucide-react';
import { useState } from 'react';
import { usePlace } from '#shared/search/use-place.ts';

const ICONS = { city: MapPin, airport: PlaneLanding, landmark: Landmark, hotel: BedDouble };

/** Suggestions for a text: airports and cities, and the addresses of sights and hotels. */
function useSuggestions(text: string) {
  const t = useText();
  const locale = useLocale();
  const { data, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['places', text, locale],
    queryFn: ({ signal, client }) =>
      apiOf(client).searchLocations(
        { input: { LocationQuery: { label: 'lodging', text }, locale } },
        { signal },
      ),
    enabled: text.length > 0,
    placeholderData: text ? keepPreviousData : undefined,
    staleTime: 5 * 60_000,
  });
  const categories = text ? (data?.categories ?? []) : [];
  // Most cars are picked up where one lands
  const ordered = categories.toSorted((a, b) => Number(b.kind === 'airport') - Number(a.kind === 'airport'));
  const groups = ordered.map(({ kind, places }): PlaceGroup => {
    const Icon = ICONS[kind];
    const options = places.map(
      ({ id, code, label: name, region }): PlaceOption =>
        kind === 'airport' && code
          ? { id, name, region, code }
          : { id, name, region, icon: <Icon key={id} className="icon icon--s" /> },
    );
    return { label: t(`carForm.places.${kind}`), options };
  });
  return { groups, loading: isFetching, stale: isFetching && (isPlaceholderData || data === undefined) };
}

/** "Lisbon Airport LIS", "Lisbon, Portugal"; undefined until it is known. */
export function usePlaceName(id: string | undefined): string | undefined {
  const { data } = usePlace(id);
  if (!data) return undefined;
  return data.kind === 'airport' && data.code ? `${data.label} ${data.code}` : data.label;
}

export type CarPlaceFieldProps = {
  readonly label: string;
  readonly id: string | undefined;
  readonly error: string | undefined;
  readonly onId: (id: string | undefined) => void;
};

/** Where a car is picked up or brought back. */
export function CarPlaceField({ label, id, error, onId }: CarPlaceFieldProps) {
  const t = useText();
  const [text, setText] = useState('');
  const { groups, loading, stale } = useSuggestions(text);
  const name = usePlaceName(id);
  return (
    <PlaceCombobox
      className="car-form__place"
      label={label}
      placeholder={t('carForm.places.placeholder')}
      icon={<MapPin />}
      value={id ? { id, name: name ?? '' } : undefined}
      error={error}
      onSelect={(option) => {
        setText('');
        onId(option?.id);
      }}
      onInput={setText}
      groups={groups}
      loading={loading}
      stale={stale}
      unmatched={t('carForm.places.unmatched')}
      nothing={(typed) => t('carForm.places.nothing', { text: typed })}
      countLabel={(count) => t('carForm.places.count', { count })}
    />
  );
}
