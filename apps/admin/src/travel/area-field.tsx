import { Button } from '@sojourn/ui/inputs/button.tsx';
import PlaceCombobox from '@sojourn/ui/inputs/places/place-combobox.tsx';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { type ChosenArea, RADII_KM } from './travel-view.ts';

const FIRST_KM = 50;

type AreaFieldProps = {
  readonly area: ChosenArea | null;
  readonly onArea: (area: ChosenArea | null) => void;
};

/** An area by the name of its middle and a radius. */
export function AreaField({ area, onArea }: AreaFieldProps) {
  const t = useText();
  const locale = useLocale();
  const [text, setText] = useState('');
  const { data, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['area-places', text, locale],
    queryFn: ({ signal }) =>
      api.searchLocations({ input: { LocationQuery: { label: 'lodging', text }, locale } }, { signal }),
    enabled: text.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  });
  const found = (text ? (data?.categories ?? []) : []).flatMap(({ places }) => places);
  const options = found.map(({ id, label, region }) => ({
    id,
    name: label,
    region,
    icon: <MapPin className="icon icon--s" />,
  }));
  return (
    <div className="travel-area">
      <PlaceCombobox
        label={t('adminTravel.area')}
        placeholder={t('adminTravel.area.placeholder')}
        icon={<MapPin />}
        value={area ? { id: `${area.lat},${area.lon}`, name: area.name } : undefined}
        error={undefined}
        onSelect={(option) => {
          setText('');
          const place = option && found.find(({ id }) => id === option.id);
          if (place) onArea({ ...place.position, km: area?.km ?? FIRST_KM, name: place.label });
          else if (!option) onArea(null);
        }}
        onInput={setText}
        groups={[{ label: t('adminTravel.places'), options }]}
        loading={isFetching}
        stale={isFetching && isPlaceholderData}
        unmatched={t('adminTravel.area.unmatched')}
        nothing={(typed) => t('search.places.nothing', { text: typed })}
        countLabel={(count) => t('search.places.count', { count })}
      />
      <SelectField
        label={t('adminTravel.area.radius')}
        value={area?.km ?? FIRST_KM}
        disabled={area === null}
        onChange={(event) => area && onArea({ ...area, km: Number(event.target.value) })}
      >
        {RADII_KM.map((km) => (
          <option key={km} value={km}>
            {t('adminTravel.area.km', { km })}
          </option>
        ))}
      </SelectField>
      <Button variant="secondary" disabled={area === null} onClick={() => onArea(null)}>
        {t('adminTravel.area.clear')}
      </Button>
    </div>
  );
}

export const areaAround = (
  { lat, lon }: { readonly lat: number; readonly lon: number },
  name: string,
  before: ChosenArea | null,
): ChosenArea => ({ lat, lon, km: before?.km ?? FIRST_KM, name });
