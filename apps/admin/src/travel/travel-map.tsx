/** Who is where on a map; a click chooses the area around it. The lists beside it say the same in words. */
import { isWithin } from '@sojourn/domain/companies/whereabouts.ts';
import { classNames } from '@sojourn/ui/class-names.ts';
import { ErrorState } from '@sojourn/ui/feedback/empty-state.tsx';
import { MapOverlay } from '@sojourn/web/map/overlay.tsx';
import { useBaseMap } from '@sojourn/web/map/use-base-map.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import '@sojourn/web/map/stays-map.css';
import { LifeBuoy, MapPinOff, Minus, Plus } from 'lucide-react';
import type { GeoJSONSource, MapLibreMap } from 'maplibre-gl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { MapLegend } from './map-legend.tsx';
import { PlaneMark, planesOn } from './planes.tsx';
import type { Route } from './routes-view.ts';
import { boxOfPlaces, type ChosenArea, type MapPlace, ringOf } from './travel-view.ts';
import { useRouteLayer } from './use-route-layer.ts';

type TravelMapProps = {
  readonly places: readonly MapPlace[];
  readonly routes: readonly Route[];
  readonly area: ChosenArea | null;
  readonly onPlace: (place: MapPlace) => void;
  readonly onPoint: (point: { readonly lat: number; readonly lon: number }) => void;
};

export default function TravelMap(props: TravelMapProps) {
  const t = useText();
  const [isFailed, setFailed] = useState(false);
  return isFailed ? (
    <ErrorState icon={<MapPinOff />} title={t('adminTravel.map.failed')}>
      {t('adminTravel.map.failedText')}
    </ErrorState>
  ) : (
    <DrawnMap {...props} onFailed={() => setFailed(true)} />
  );
}

const NOTHING = { type: 'FeatureCollection', features: [] } as const;

type Box = ReturnType<typeof boxOfPlaces>;

/** Draws the area's edge, and shows it whole; without one, everybody again. */
function useArea(map: MapLibreMap | undefined, area: ChosenArea | null, everybody: Box): void {
  const hadArea = useRef(false);
  useEffect(() => {
    if (!map) return;
    if (!map.getSource('chosen')) {
      const color = getComputedStyle(map.getContainer()).getPropertyValue('--bad').trim();
      map.addSource('chosen', { type: 'geojson', data: { ...NOTHING, features: [] } });
      const fill = { 'fill-color': color, 'fill-opacity': 0.12 };
      map.addLayer({ id: 'chosen', type: 'fill', source: 'chosen', paint: fill });
      const line = { 'line-color': color, 'line-width': 2, 'line-dasharray': [3, 2] };
      map.addLayer({ id: 'chosen-edge', type: 'line', source: 'chosen', paint: line });
    }
    const ring = area && ringOf(area);
    void map.getSource<GeoJSONSource>('chosen')?.setData({
      type: 'FeatureCollection',
      features: ring
        ? [{ type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } }]
        : [],
    });
    if (!ring && !hadArea.current) return;
    hadArea.current = ring !== null;
    const animate = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    const fit = ([west, south, east, north]: [number, number, number, number]) =>
      map.fitBounds([west, south, east, north], { padding: 60, maxZoom: 10, animate });
    if (!ring) {
      fit([everybody.west, everybody.south, everybody.east, everybody.north]);
      return;
    }
    const [west, south] = [Math.min(...ring.map(([lon]) => lon)), Math.min(...ring.map(([, lat]) => lat))];
    const [east, north] = [Math.max(...ring.map(([lon]) => lon)), Math.max(...ring.map(([, lat]) => lat))];
    fit([west, south, east, north]);
  }, [map, area, everybody]);
}

function DrawnMap({
  places,
  routes,
  area,
  onPlace,
  onPoint,
  onFailed,
}: TravelMapProps & { onFailed: () => void }) {
  const t = useText();
  const container = useRef<HTMLDivElement>(null);
  const box = useMemo(() => {
    const ends = routes.flatMap(({ path }) => [path.at(0), path.at(-1)].filter((end) => end !== undefined));
    return boxOfPlaces([...places, ...ends.map(([lon, lat]) => ({ position: { lat, lon } }))]);
  }, [places, routes]);
  const { map } = useBaseMap(container, box, { reach: 'wide', onFailed });
  const point = useRef(onPoint);
  point.current = onPoint;
  useRouteLayer(map, routes);
  useArea(map, area, box);
  useEffect(() => {
    if (!map) return;
    map.scrollZoom.disable();
    const choose = ({ lngLat }: { lngLat: { lat: number; lng: number } }) => {
      // West of the date line the map goes on
      const lon = ((((lngLat.lng + 180) % 360) + 360) % 360) - 180;
      point.current({ lat: lngLat.lat, lon });
    };
    map.on('click', choose);
    return () => {
      map.off('click', choose);
    };
  }, [map]);
  return (
    <section className="stays-map travel-map" aria-label={t('adminTravel.map')}>
      <div ref={container} className="stays-map__canvas" />
      {map && (
        <MapOverlay map={map}>
          <Marks places={places} routes={routes} area={area} onPlace={onPlace} />
        </MapOverlay>
      )}
      <MapLegend hasArea={area !== null} hasPlanes={routes.length > 0} />
      <div className="stays-map__zoom">
        <button type="button" aria-label={t('adminTravel.map.in')} onClick={() => map?.zoomIn()}>
          <Plus className="icon" aria-hidden="true" />
        </button>
        <button type="button" aria-label={t('adminTravel.map.out')} onClick={() => map?.zoomOut()}>
          <Minus className="icon" aria-hidden="true" />
        </button>
      </div>
    </section>
  );
}

type MarksProps = Pick<TravelMapProps, 'places' | 'routes' | 'area' | 'onPlace'>;

function Marks({ places, routes, area, onPlace }: MarksProps) {
  const t = useText();
  return (
    <>
      {planesOn(routes).map((route) => (
        <div
          key={route.key}
          data-lon={route.plane.lon}
          data-lat={route.plane.lat}
          className={classNames('travel-plane', route.isInAir && 'travel-plane--air')}
        >
          <PlaneMark route={route} />
        </div>
      ))}
      {places.map((each) => (
        <button
          key={`${each.place} ${each.position.lat}`}
          type="button"
          data-lon={each.position.lon}
          data-lat={each.position.lat}
          className={classNames(
            'travel-pin',
            each.isUnknown && 'travel-pin--unknown',
            area !== null && isWithin(area, each.position) && 'travel-pin--area',
          )}
          onClick={() => onPlace(each)}
        >
          <span>
            {each.place}
            {each.needHelp > 0 && (
              <em className="travel-pin__help">
                <LifeBuoy aria-hidden="true" />
                {t('adminTravel.map.help', { count: each.needHelp })}
              </em>
            )}
          </span>{' '}
          <b>
            {each.people}
            <span className="visually-hidden"> {t('adminTravel.map.people', { count: each.people })}</span>
          </b>
        </button>
      ))}
    </>
  );
}
