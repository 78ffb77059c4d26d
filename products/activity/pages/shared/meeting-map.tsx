/** Where one meets. Loaded on demand. */
import { boxAround } from '@sojourn/web/map/box-around.ts';
import MapFrame from '@sojourn/web/map/map-frame.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Flag } from 'lucide-react';
import { useMemo } from 'react';

export type MeetingMapProps = {
  readonly name: string;
  readonly position: { readonly lat: number; readonly lon: number };
};

/** About a kilometer. */
const HALF_SIDE = 0.006;

export default function MeetingMap({ name, position }: MeetingMapProps) {
  const t = useText();
  const box = useMemo(() => boxAround(position, HALF_SIDE), [position]);
  const places = useMemo(() => [{ position }], [position]);
  return (
    <MapFrame
      box={box}
      isOwnBox
      places={places}
      scrollsOn
      labels={{
        map: t('activity.map.label', { name }),
        zoomIn: t('activity.map.zoomIn'),
        zoomOut: t('activity.map.zoomOut'),
        missingTitle: t('activity.map.missing.title'),
        missingText: t('activity.map.missing.text'),
      }}
      popup={null}
      pins={() => (
        <span data-lon={position.lon} data-lat={position.lat} className="meet-pin" aria-hidden="true">
          <Flag className="icon icon--s" />
        </span>
      )}
    />
  );
}
