import type { GeoJSONSource, MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import type { Route } from './routes-view.ts';

/** Draws the ways of the flights, under the area that is chosen. */
export function useRouteLayer(map: MapLibreMap | undefined, routes: readonly Route[]): void {
  useEffect(() => {
    if (!map) return;
    if (!map.getSource('routes')) {
      const color = getComputedStyle(map.getContainer()).getPropertyValue('--ink-2').trim();
      map.addSource('routes', { type: 'geojson', data: { type: 'FeatureCollection', features: [] } });
      map.addLayer({
        id: 'routes',
        type: 'line',
        source: 'routes',
        layout: { 'line-cap': 'round' },
        paint: { 'line-color': color, 'line-width': 1.75, 'line-dasharray': [0.5, 2.5] },
      });
    }
    void map.getSource<GeoJSONSource>('routes')?.setData({
      type: 'FeatureCollection',
      features: routes.map(({ path }) => ({
        type: 'Feature',
        properties: {},
        geometry: { type: 'LineString', coordinates: path.map(([lon, lat]) => [lon, lat]) },
      })),
    });
  }, [map, routes]);
}
