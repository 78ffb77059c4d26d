/** Where a search looks: a place by its id, or a box of the map. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import { refuse } from '#refusal.ts';
import type { Box } from '#suppliers/box.ts';
import type { Places } from './places.ts';

type Area = { readonly place: string } | { readonly box: Box };
type FoundArea = {
  readonly box: Box;
  readonly centre: { readonly lat: number; readonly lon: number };
  readonly zone: string;
};

/** Nobody searches a box wider than a continent, unless by name: favorites are anywhere. */
const WIDEST_DEGREES = 60;
const MOST_NAMED = 50;

const widthOf = ({ west, east }: Box): number => (west <= east ? east - west : east + 360 - west);

function findBox(places: Places, box: Box, named: number): FoundArea {
  const width = widthOf(box);
  const widest = named <= MOST_NAMED ? 360 : WIDEST_DEGREES;
  if (box.south >= box.north || width <= 0 || Math.max(width, box.north - box.south) > widest)
    refuse('UnknownPlace');
  const lon = box.west + width / 2;
  const centre = { lat: (box.south + box.north) / 2, lon: lon > 180 ? lon - 360 : lon };
  return { box, centre, zone: places.zoneAt(centre) };
}

/**
 * Refuses `UnknownPlace`. Distances are measured from a place's own position, or the middle of a box.
 * `named`: how many stays or homes the search is narrowed to.
 */
export function findArea(places: Places, area: Area, locale: Locale, named = Infinity): FoundArea {
  if ('box' in area) return findBox(places, area.box, named);
  const place = places.find(area.place, locale);
  if (place === undefined) refuse('UnknownPlace');
  return { box: place.box, centre: place.position, zone: place.zone };
}
