import PlaceCombobox from '@sojourn/ui/inputs/places/place-combobox.tsx';
import type { PlaceGroup, PlaceOption } from '@sojourn/ui/inputs/places/place-options.ts';
import { apiOf } from '@sojourn/web/api/use-channel.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BedDouble, History, Landmark, type LucideIcon, MapPin, PlaneLanding } from 'lucide-react';
import { useState } from 'react';

export type PlaceKind = 'city' | 'airport' | 'landmark' | 'hotel';
const KINDS: Readonly<Record<PlaceKind, { readonly label: MessageId; readonly icon: LucideIcon }>> = {
  city: { label: 'search.places.city', icon: MapPin },
  airport: { label: 'search.places.airport', icon: PlaneLanding },
  landmark: { label: 'search.places.landmark', icon: Landmark },
  hotel: { label: 'search.places.hotel', icon: BedDouble },
};

const ALL = Object.keys(KINDS) as readonly PlaceKind[];

/** The place of a last search on this device. */
type RecentPlace = { readonly placeId: string; readonly place: string };

type Suggestions = {
  readonly groups: readonly PlaceGroup[];
  readonly loading: boolean;
  /** They answer an earlier text. */
  readonly stale: boolean;
};

/** Suggestions for a text; a failure gives an empty list (A §8). */
function usePlaceGroups(
  text: string,
  isOffered: boolean,
  { last, kinds }: { readonly last: RecentPlace | undefined; readonly kinds: readonly PlaceKind[] },
): Suggestions {
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
  const offered = categories.filter(({ kind }) => kinds.includes(kind));
  const groups = offered.map(({ kind, places }): PlaceGroup => {
    const { label, icon: Icon } = KINDS[kind];
    const options = places.map(({ id, code, label: name, region }): PlaceOption => {
      const tile =
        code && kind === 'airport' ? { code } : { icon: <Icon key={id} className="icon icon--s" /> };
      return { id, name, region, ...tile };
    });
    return { label: t(text ? label : 'search.places.popular'), options };
  });
  if (last && isOffered && !text) {
    const recent = { id: last.placeId, name: last.place, icon: <History className="icon icon--s" /> };
    groups.unshift({ label: t('search.places.recent'), options: [recent] });
  }
  return { groups, loading: isFetching, stale: isFetching && (isPlaceholderData || data === undefined) };
}

type PlaceFieldProps = {
  readonly label: string;
  readonly value: PlaceOption | undefined;
  readonly error: string | undefined;
  /** Offered before anything is typed. */
  readonly last: RecentPlace | undefined;
  /** What may be chosen; unless given, everything. */
  readonly kinds?: readonly PlaceKind[];
  readonly onSelect: (place: PlaceOption | undefined) => void;
};

/** Destination or hotel: type-ahead over everything that has stays. */
export function PlaceField({ label, value, error, last, kinds = ALL, onSelect }: PlaceFieldProps) {
  const t = useText();
  // What is typed; emptied by hand, it's an empty text
  const [text, setText] = useState<string>();
  const [isEntered, setEntered] = useState(false);
  const { groups, loading, stale } = usePlaceGroups(
    text ?? '',
    isEntered && (value === undefined || text === ''),
    { last, kinds },
  );
  const select = (option: PlaceOption | undefined) => {
    setText(undefined);
    onSelect(option && { ...option, name: printPlace(option) });
  };
  return (
    <PlaceCombobox
      className="search-form__place"
      label={label}
      placeholder={t('search.places.placeholder')}
      icon={<MapPin />}
      value={value}
      error={error}
      onSelect={select}
      onInput={setText}
      onEnter={() => setEntered(true)}
      groups={groups}
      loading={loading}
      stale={stale}
      unmatched={t('search.places.unmatched')}
      nothing={(typed) => t('search.places.nothing', { text: typed })}
      countLabel={(count) => t('search.places.count', { count })}
    />
  );
}

/** "Lisbon, Portugal": how a chosen place stands in the field and in headings of a search. */
export const printPlace = ({ name, region }: Pick<PlaceOption, 'name' | 'region'>): string =>
  region && !name.endsWith(region) ? `${name}, ${region}` : name;
