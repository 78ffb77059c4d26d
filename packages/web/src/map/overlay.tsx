/** What lies over the drawn map as HTML: labels and pins, kept in their places while it moves. */
import type { MapLibreMap } from 'maplibre-gl';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Puts every child that carries `data-lon` and `data-lat` where it belongs, now and whenever the map moves.
 */
export function MapOverlay({ map, children }: { readonly map: MapLibreMap; readonly children: ReactNode }) {
  const layer = useRef<HTMLDivElement>(null);
  const place = useRef(() => {
    for (const element of layer.current?.querySelectorAll<HTMLElement>('[data-lon]') ?? []) {
      const { lon = '0', lat = '0' } = element.dataset;
      const { x, y } = map.project([Number(lon), Number(lat)]);
      element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px) translate(-50%, -50%)`;
    }
  });
  useLayoutEffect(() => place.current());
  useEffect(() => {
    const move = () => place.current();
    map.on('move', move);
    map.on('resize', move);
    return () => {
      map.off('move', move);
      map.off('resize', move);
    };
  }, [map]);
  return (
    <div ref={layer} className="stays-map__overlay">
      {children}
    </div>
  );
}
