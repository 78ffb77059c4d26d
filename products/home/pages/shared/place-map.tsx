/** Where a home is: a pin once the address is known, before that a circle somewhere inside which it is. */
import MapFrame, { type MapLabels } from '@sojourn/web/map/map-frame.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { House } from 'lucide-react';
import type { MapLibreMap } from 'maplibre-gl';
import { useEffect, useMemo, useState } from 'react';
import type { HomeStaySummary } from '#home/wire/home-checkout.ts';
import { boxOfCircle, pixelsOf } from './area-circle.ts';
import './place-map.css';

type Position = { readonly lat: number; readonly lon: number };
export type PlaceMapProps = {
  readonly name: string;
  readonly area: HomeStaySummary['area'];
  /** Null until the address is known. */
  readonly position: Position | null;
};

export default function PlaceMap({ name, area, position }: PlaceMapProps) {
  const labels = useLabels(name);
  const circle = useMemo(() => (position ? { center: position, radiusMeters: 300 } : area), [position, area]);
  const box = useMemo(() => boxOfCircle(circle), [circle]);
  const places = useMemo(() => [{ position: circle.center }], [circle]);
  return (
    <MapFrame
      box={box}
      isOwnBox
      places={places}
      scrollsOn
      labels={labels}
      popup={null}
      pins={(map) => (
        <>
          <Named map={map} name={name} />
          {position ? <Pin position={position} /> : <Circle map={map} circle={area} />}
        </>
      )}
    />
  );
}

function useLabels(place: string): MapLabels {
  const t = useText();
  return {
    map: t('homeMap.label', { place }),
    zoomIn: t('homeMap.zoomIn'),
    zoomOut: t('homeMap.zoomOut'),
    missingTitle: t('homeMap.missing.title'),
    missingText: t('homeMap.missing.text'),
  };
}

/** Two maps on a page are two regions, which need names of their own for a reader. */
function Named({ map, name }: { readonly map: MapLibreMap; readonly name: string }) {
  useEffect(() => map.getCanvas().setAttribute('aria-label', name), [map, name]);
  return null;
}

const Pin = ({ position }: { readonly position: Position }) => (
  <span data-lon={position.lon} data-lat={position.lat} className="place-map__pin" aria-hidden="true">
    <House className="icon icon--s" />
  </span>
);

type CircleProps = { readonly map: MapLibreMap; readonly circle: HomeStaySummary['area'] };

/** Grows and shrinks with the map, so that it covers the same streets. */
function Circle({ map, circle }: CircleProps) {
  const { lat, lon } = circle.center;
  const [zoom, setZoom] = useState(() => map.getZoom());
  useEffect(() => {
    const follow = () => setZoom(map.getZoom());
    map.on('zoom', follow);
    return () => {
      map.off('zoom', follow);
    };
  }, [map]);
  const size = 2 * pixelsOf(circle.radiusMeters, lat, zoom);
  return (
    <span
      data-lon={lon}
      data-lat={lat}
      className="place-map__circle"
      style={{ width: size, height: size }}
      aria-hidden="true"
    />
  );
}
