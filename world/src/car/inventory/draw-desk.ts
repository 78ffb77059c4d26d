/** A company's desk at a place: where it is, how to get to it and when it is open. */
import type { PickUpPoint } from '@sojourn/products/car/rules/car.ts';
import type { Draw } from '../../random.ts';
import type { CarCompany } from './companies.ts';
import { CITY_HOURS, LARGE_AIRPORT_HOURS, SMALL_AIRPORT_HOURS } from './hours.ts';
import type { RegionalPlace } from './places.ts';
import type { CarDesk } from './world.ts';

const LARGE = 0.45;
const METRES_PER_DEGREE = 111_320;

/** So many metres away in some direction. */
function aside({ lat, lon }: { readonly lat: number; readonly lon: number }, metres: number, draw: Draw) {
  const turn = draw.next() * 2 * Math.PI;
  const wide = METRES_PER_DEGREE * Math.max(0.1, Math.cos((lat * Math.PI) / 180));
  return {
    lat: lat + (Math.sin(turn) * metres) / METRES_PER_DEGREE,
    lon: lon + (Math.cos(turn) * metres) / wide,
  };
}

function pointAt(place: RegionalPlace, { point }: CarCompany, draw: Draw): PickUpPoint {
  if (place.kind === 'city') return 'downtown';
  // Small airports have room for every desk in the hall
  if (place.size < LARGE) return point === 'meet' ? 'meet' : 'terminal';
  return draw.chance(85) ? point : 'terminal';
}

const METRES: Readonly<Record<PickUpPoint, readonly [number, number]>> = {
  terminal: [60, 140],
  meet: [40, 60],
  shuttle: [900, 2600],
  downtown: [200, 1900],
};

export type DrawnDesk = Omit<CarDesk, 'place' | 'company' | 'firstRow' | 'rowCount'>;

/** Downtown desks of visited cities stand in a neighbourhood, others about the center. */
export function drawDesk(place: RegionalPlace, company: CarCompany, draw: Draw): DrawnDesk {
  const point = pointAt(place, company, draw);
  const [least, more] = METRES[point];
  const hoods = point === 'downtown' ? (place.city?.neighbourhoods ?? []) : [];
  const origin = hoods.length > 0 ? draw.pick(hoods) : place;
  const metres = least + draw.next() * more;
  const isLarge = place.size >= LARGE;
  const hours = place.kind === 'city' ? CITY_HOURS : isLarge ? LARGE_AIRPORT_HOURS : SMALL_AIRPORT_HOURS;
  return {
    point,
    minutes: point === 'shuttle' ? 4 + Math.round(metres / 450) : point === 'terminal' ? 2 + draw.int(5) : 0,
    terminal: null,
    parking: point === 'terminal' && isLarge ? `P${1 + draw.int(4)}` : null,
    hours: draw.pick(hours),
    hasAfterHoursReturn: draw.chance(place.kind === 'city' ? 45 : 75),
    ...aside(origin, metres, draw),
  };
}
