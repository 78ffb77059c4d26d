/** From what a caller asks to what suppliers are asked: places found, rules checked by the clock there. */
import { type Instant, localAt, type Zone } from '@sojourn/domain/dates.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { type CarPlace, type CarQuery, checkCarQuery, type RentalZones } from '#car/rules/check-query.ts';
import type { CarSearchInput } from '#car/wire/car-search.ts';
import type { WireCarPlace } from '#car/wire/cars.ts';
import type { CarSearchDeps } from './deps.ts';

type FoundPlace = {
  readonly place: CarPlace;
  readonly lat: number;
  readonly lon: number;
  readonly zone: Zone;
  readonly airportCode: string | null;
};

/** Landmarks and hotels are where they are; so is an address. Refuses `UnknownPlace`. */
function findPlace({ places }: Pick<CarSearchDeps, 'places'>, requested: WireCarPlace): FoundPlace {
  if ('position' in requested) {
    const { position, label } = requested;
    const at = { lat: position.lat, lon: position.lon };
    return { place: { kind: 'position', ...at, label }, ...at, zone: places.zoneAt(at), airportCode: null };
  }
  const found = places.find(requested.place, 'en');
  if (found === undefined) return refuse('UnknownPlace');
  const { kind, id, position, zone, code, label } = found;
  const at = { lat: position.lat, lon: position.lon, zone };
  if (kind === 'airport' && code) return { place: { kind, code }, ...at, airportCode: code };
  const place: CarPlace =
    kind === 'city'
      ? { kind, id: id.slice('city:'.length) }
      : { kind: 'position', lat: at.lat, lon: at.lon, label };
  return { place, ...at, airportCode: null };
}

const CODES = { PlaceMissing: 'UnknownPlace' } as const;

/** Refuses what breaks a rule of a search, the first that does. */
export function requireRental(query: CarQuery, zones: RentalZones, now: Instant): void {
  const [problem] = checkCarQuery(query, localAt(now, zones.pickUp), zones);
  if (!problem) return;
  const { code, field } = problem;
  if (code === 'NotATime') refuse('InvalidInput', { fields: [{ path: field, problem: 'time' }] });
  refuse(code === 'PlaceMissing' ? CODES[code] : code);
}

type FoundEnds = { readonly pickUp: FoundPlace; readonly dropOff: FoundPlace | null };
export const findEnds = (
  deps: Pick<CarSearchDeps, 'places'>,
  input: Pick<CarSearchInput, 'pickUpPlace' | 'dropOffPlace'>,
): FoundEnds => ({
  pickUp: findPlace(deps, input.pickUpPlace),
  dropOff: input.dropOffPlace ? findPlace(deps, input.dropOffPlace) : null,
});
