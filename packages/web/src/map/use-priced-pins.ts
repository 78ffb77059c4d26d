import type { MapLibreMap } from 'maplibre-gl';
import { useEffect, useMemo, useState } from 'react';
import { pricedPins } from './place-pins.ts';

type Placed = {
  readonly id: string;
  readonly position: { readonly lat: number; readonly lon: number };
};

/**
 * Which pins have room for a pill of that width, worked out anew when the map has come to rest. `pins` come
 * best first.
 */
export function usePricedPins(
  map: MapLibreMap,
  pins: readonly Placed[],
  activeId: string | undefined,
  pill: number,
): ReadonlySet<string> {
  const [rest, setRest] = useState(0);
  useEffect(() => {
    const settle = () => setRest((count) => count + 1);
    map.on('moveend', settle);
    map.on('resize', settle);
    return () => {
      map.off('moveend', settle);
      map.off('resize', settle);
    };
  }, [map]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `rest` says that the map lies elsewhere
  return useMemo(() => {
    const { clientWidth: width, clientHeight: height } = map.getContainer();
    const points = pins.map(({ id, position }) => {
      const { x, y } = map.project([position.lon, position.lat]);
      return { id, x, y };
    });
    return pricedPins(points, { width, height }, new Set(activeId ? [activeId] : []), pill);
  }, [map, pins, activeId, pill, rest]);
}
