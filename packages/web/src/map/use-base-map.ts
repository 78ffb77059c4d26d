/** The MapLibre map itself: made once, coloured by the theme, filled with the area that is in view. */

import type { Api } from '@sojourn/contract/client.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type GeoJSONSource, MapLibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { type RefObject, useEffect, useState } from 'react';
import { readOwnFile } from '../api/read-own-file.ts';
import { apiOf } from '../api/use-channel.ts';
import { useTheme } from '../theme.tsx';
import { type MapBox, roundBox } from './map-box.ts';
import { mapStyle, readMapColours } from './map-style.ts';
import { ownWorkerUrl } from './own-worker-url.ts';

setWorkerUrl(await ownWorkerUrl(new URL(workerUrl, import.meta.url), location.origin, readOwnFile));

type Area = Awaited<ReturnType<Api['getMapArea']>>;
export type AreaLabel = { readonly name: string; readonly lon: number; readonly lat: number };
type Features = Parameters<GeoJSONSource['setData']>[0];

/** The box in view. */
export function boxOf(map: MapLibreMap): MapBox {
  const bounds = map.getBounds();
  return {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  };
}

/** A box a little wider than the view, on a grid of its own size, so that small moves ask for nothing new. */
function areaBox(view: MapBox): MapBox {
  const step = 2 ** Math.ceil(Math.log2(Math.max(view.east - view.west, view.north - view.south))) / 2;
  const down = (degrees: number) => Math.floor(degrees / step) * step;
  const up = (degrees: number) => Math.ceil(degrees / step) * step;
  const clamp = (degrees: number, limit: number) => Math.max(-limit, Math.min(limit, degrees));
  return roundBox({
    west: clamp(down(view.west), 180),
    south: clamp(down(view.south), 90),
    east: clamp(up(view.east), 180),
    north: clamp(up(view.north), 90),
  });
}

function labelsOf(area: Area): AreaLabel[] {
  return area.features.flatMap(({ properties, geometry }) => {
    const [lon, lat] = geometry.coordinates as readonly unknown[];
    const isLabel = properties.layer === 'label' && geometry.type === 'Point' && properties.name;
    return isLabel && typeof lon === 'number' && typeof lat === 'number'
      ? [{ name: properties.name ?? '', lon, lat }]
      : [];
  });
}

type BaseMap = { readonly map: MapLibreMap | undefined; readonly labels: readonly AreaLabel[] };

/** How far out one may go: a country, or with stays all over it the world. */
const MIN_ZOOM = { narrow: 3, wide: 0 } as const;
type Reach = keyof typeof MIN_ZOOM;

/** Pixels at each edge that stay free of what is fitted. */
export type MapPadding =
  | number
  | { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
type BaseMapOptions = {
  readonly reach: Reach;
  readonly padding?: MapPadding;
  readonly onFailed: () => void;
};
const EDGE = 40;

function useMap(
  container: RefObject<HTMLDivElement | null>,
  first: MapBox,
  { reach, padding = EDGE, onFailed }: BaseMapOptions,
) {
  const [map, setMap] = useState<MapLibreMap>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: made once; later boxes are applied to it
  useEffect(() => {
    if (!container.current) return;
    let made: MapLibreMap;
    try {
      made = new MapLibreMap({
        container: container.current,
        style: mapStyle(readMapColours(container.current), false),
        bounds: [first.west, first.south, first.east, first.north],
        fitBoundsOptions: { padding, maxZoom: 15 },
        attributionControl: false,
        dragRotate: false,
        pitchWithRotate: false,
        touchPitch: false,
        minZoom: MIN_ZOOM[reach],
        maxZoom: 17.5,
        renderWorldCopies: true,
      });
    } catch {
      onFailed();
      return;
    }
    made.touchZoomRotate.disableRotation();
    made.keyboard.disableRotation();
    // Not `load`, which waits for the first frame: pins and labels need only the projection.
    made.once('style.load', () => setMap(made));
    return () => {
      setMap(undefined);
      made.remove();
    };
  }, []);
  return map;
}

export function useBaseMap(
  container: RefObject<HTMLDivElement | null>,
  first: MapBox,
  options: BaseMapOptions,
): BaseMap {
  const queries = useQueryClient();
  const { shown } = useTheme();
  const map = useMap(container, first, options);
  const [labels, setLabels] = useState<readonly AreaLabel[]>([]);
  const [isDrawn, setIsDrawn] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tokens follow the theme
  useEffect(() => {
    if (!map) return;
    for (const { id, paint } of mapStyle(readMapColours(map.getContainer()), isDrawn).layers) {
      for (const [name, value] of Object.entries(paint ?? {})) {
        if (name.endsWith('-color')) map.setPaintProperty(id, name as 'fill-color', value as string);
      }
    }
  }, [map, shown, isDrawn]);
  useEffect(() => {
    if (!map) return;
    let wanted = '';
    const fill = async () => {
      const box = areaBox(boxOf(map));
      const key = JSON.stringify(box);
      if (key === wanted) return;
      wanted = key;
      const area = await queries
        .fetchQuery({
          queryKey: ['map-area', box],
          queryFn: ({ signal }) => apiOf(queries).getMapArea({ query: box }, { signal }),
          staleTime: Number.POSITIVE_INFINITY,
          retry: 1,
        })
        .catch(() => undefined);
      if (!area || key !== wanted || !map.getSource('area')) return;
      const features = { type: 'FeatureCollection', features: area.features } as unknown as Features;
      void map.getSource<GeoJSONSource>('area')?.setData(features);
      map.once('idle', () => setIsDrawn(true));
      setLabels(labelsOf(area));
    };
    void fill();
    const onMoved = () => void fill();
    map.on('moveend', onMoved);
    return () => {
      map.off('moveend', onMoved);
    };
  }, [map, queries]);
  return { map, labels };
}
