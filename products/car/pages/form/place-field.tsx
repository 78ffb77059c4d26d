import { usePlace } from '@sojourn/portal/shared/search/use-place.ts';
import PlaceCombobox from '@sojourn/ui/inputs/places/place-combobox.tsx';
import type { PlaceGroup, PlaceOption } from '@sojourn/ui/inputs/places/place-options.ts';
import { apiOf } from '@sojourn/web/api/use-channel.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BedDouble, History, Landmark, MapPin, PlaneLanding } from 'lucide-react';
import { useState } from 'react';
import { readLastCarSearch } from '../search/last-car-search.ts';

const ICONS = { city: MapPin, airport: PlaneLanding, landmark: Landmark, hotel: BedDouble };

/** The place of the last search on this device. */
function recentPlace(): PlaceOption | undefined {
  const last = readLastCarSearch();
  const id = last?.search.from;
  return last && id ? { id, name: last.place, icon: <History className="icon icon--s" /> } : undefined;
}

/** Suggestions for a text: airports and cities, and the addresses of sights and hotels. */
function useSuggestions(text: string, isOffered: boolean) {
  const t = useText();
  const locale = useLocale();
  const { data, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['places', text, locale],
    queryFn: ({ signal, client }) =>
      apiOf(client).searchLocations(
        { input: { LocationQuery: { label: 'lodging', text }, locale } },
        { signal },
      ),
    enabled: text.length > 0 || isOffered,
    placeholderData: text ? keepPreviousData : undefined,
    staleTime: 5 * 60_000,
  });
  const categories = text || isOffered ? (data?.categories ?? []) : [];
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
    return { label: t(text ? `carForm.places.${kind}` : 'carForm.places.popular'), options };
  });
  const recent = isOffered && !text ? recentPlace() : undefined;
  if (recent) groups.unshift({ label: t('carForm.places.recent'), options: [recent] });
  return { groups, loading: isFetching, stale: isFetching && (isPlaceholderData || data === undefined) };
}

/** "Lisbon Airport LIS", "Lisbon, Portugal"; undefined until it is known. */
function usePlaceName(id: string | undefined): string | undefined {
  const { data } = usePlace(id);
  if (!data) return undefined;
  return data.kind === 'airport' && data.code ? `${data.label} ${data.code}` : data.label;
}

type CarPlaceFieldProps = {
  readonly label: string;
  readonly id: string | undefined;
  readonly error: string | undefined;
  readonly onId: (id: string | undefined) => void;
};

/** Where a car is picked up or brought back. */
export function CarPlaceField({ label, id, error, onId }: CarPlaceFieldProps) {
  const t = useText();
  // What is typed; emptied by hand, it's an empty text
  const [text, setText] = useState<string>();
  const [isEntered, setEntered] = useState(false);
  const { groups, loading, stale } = useSuggestions(
    text ?? '',
    isEntered && (id === undefined || text === ''),
  );
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
        setText(undefined);
        onId(option?.id);
      }}
      onInput={setText}
      onEnter={() => setEntered(true)}
      groups={groups}
      loading={loading}
      stale={stale}
      unmatched={t('carForm.places.unmatched')}
      nothing={(typed) => t('carForm.places.nothing', { text: typed })}
      countLabel={(count) => t('carForm.places.count', { count })}
    />
  );
}
