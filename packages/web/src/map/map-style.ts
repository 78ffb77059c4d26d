/** The base map's style from the theme's tokens: land, parks, streets; water is the ground. */
import type { StyleSpecification } from 'maplibre-gl';

type MapColours = {
  readonly water: string;
  readonly land: string;
  readonly park: string;
  readonly street: string;
  readonly main: string;
  readonly edge: string;
};

/** The map tokens of the present theme. */
export function readMapColours(root: Element): MapColours {
  const style = getComputedStyle(root);
  const token = (name: string) => style.getPropertyValue(`--map-${name}`).trim();
  return {
    water: token('water'),
    land: token('block'),
    park: token('park'),
    street: token('street'),
    main: token('main'),
    edge: token('edge'),
  };
}

type Layer = StyleSpecification['layers'][number];

const ofLayer = (...names: string[]): ['in', ['get', string], ['literal', string[]]] => [
  'in',
  ['get', 'layer'],
  ['literal', names],
];

/** Pixels that grow with the zoom, so that streets read as streets at every scale. */
const width = (
  at11: number,
  at16: number,
): ['interpolate', ['exponential', number], ['zoom'], number, number, number, number] => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  11,
  at11,
  16,
  at16,
];

function line(id: string, names: string[], color: string, [at11, at16]: readonly [number, number]): Layer {
  return {
    id,
    type: 'line',
    source: 'area',
    filter: ofLayer(...names),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': color, 'line-width': width(at11, at16) },
  };
}

/** Until the land `isDrawn`, what is under the pins is land: they would float on the sea for a moment. */
export function mapStyle(colours: MapColours, isDrawn: boolean): StyleSpecification {
  const background = isDrawn ? colours.water : colours.land;
  const fill = (id: string, name: string, color: string): Layer => ({
    id,
    type: 'fill',
    source: 'area',
    filter: ofLayer(name),
    paint: { 'fill-color': color },
  });
  return {
    version: 8,
    sources: { area: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } } },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': background } },
      fill('land', 'land', colours.land),
      line('shore', ['land'], colours.edge, [1.5, 4]),
      fill('park', 'park', colours.park),
      line('street', ['street'], colours.street, [0.6, 7]),
      line('main-edge', ['main'], colours.edge, [2.6, 15]),
      line('main', ['main'], colours.main, [2, 13]),
    ],
  };
}
