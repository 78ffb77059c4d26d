/** Makes the world's desks and fleets from a seed; the demo's are fixed. */
import { hashText, mix } from '@sojourn/domain/mix.ts';
import type { Geography } from '@sojourn/geography/geography.ts';
import { FUEL_POLICIES } from '@sojourn/products/car/rules/car.ts';
import { type Draw, drawer } from '../../random.ts';
import { type CarCompany, COMPANIES } from './companies.ts';
import { demoCarsOf, demoDeskOf } from './demo.ts';
import { drawDesk } from './draw-desk.ts';
import { MODELS, modelsOfZone, zoneOfRegion } from './models.ts';
import { listCarPlaces, type RegionalPlace } from './places.ts';
import {
  CANCELS,
  type CarColumns,
  type CarDesk,
  type CarRow,
  type CarWorld,
  deskId,
  PAY_BITS,
} from './world.ts';

type CarWorldOptions = { readonly geography: Geography; readonly seed?: number };

/** The fewest companies at a place of a size from 0 to 1. */
const leastCompanies = ({ kind, size }: RegionalPlace): number =>
  kind === 'airport' ? 1 + Math.round(size * 5) : 1 + Math.round(size);

/** The companies at a place, more of them the larger it is; in the order of the table. */
function companiesAt(place: RegionalPlace, draw: Draw): number[] {
  const rents = ({ regions }: CarCompany): boolean =>
    regions.has('*') || regions.has(place.region) || regions.has(place.country);
  const able = [...COMPANIES.keys()].filter((company) => rents(COMPANIES[company]!));
  const size = place.kind === 'airport' ? 0.35 + 0.75 * place.size : 0.2 + 0.4 * place.size;
  const wishes = able.map((company) => COMPANIES[company]!.share * size - draw.next() * 100);
  const order = [...able.keys()].sort((a, b) => wishes[b]! - wishes[a]! || a - b);
  const least = leastCompanies(place);
  return order
    .filter((at, nth) => wishes[at]! > 0 || nth < least)
    .map((at) => able[at]!)
    .toSorted((a, b) => a - b);
}

const FREE_HOURS = [24, 48, 48, 72] as const;

function drawCar(model: number, company: CarCompany, place: RegionalPlace, draw: Draw): CarRow {
  const { dollars, stock, fuel } = MODELS[model]!;
  const cancel = draw.chance(78) ? 2 : draw.chance(55) ? 1 : 0;
  const usual = dollars * 100 * place.level * (company.level / 100);
  const isElectric = fuel === 2;
  const isCheap = company.level < 90;
  return {
    model,
    base: Math.max(900, Math.round(usual * (1 + draw.normal() * 0.07) * (cancel === 0 ? 0.93 : 1))),
    stock: Math.max(1, Math.min(60, Math.round(stock * (0.25 + place.size) * (0.7 + draw.next() * 0.6)))),
    pay: cancel < 2 ? PAY_BITS.now : draw.pick([3, 3, 3, PAY_BITS.now, PAY_BITS.desk]),
    cancel,
    cancelHours: cancel === CANCELS.indexOf('none') ? 0 : draw.pick(FREE_HOURS),
    mileage: draw.chance(isCheap ? 40 : 8) ? draw.pick([100, 150, 200]) : 0,
    fuelPolicy: FUEL_POLICIES.indexOf(
      isElectric ? 'returnCharged' : draw.chance(isCheap ? 12 : 4) ? 'returnSame' : 'returnFull',
    ),
    struck: draw.chance(18) ? 1060 + draw.int(120) : 1000,
    flat: 0,
    salt: draw.int(65_536),
  };
}

/** A desk's cars: some of each price from the zone's list, never two of one code. */
function drawFleet(company: CarCompany, place: RegionalPlace, draw: Draw): CarRow[] {
  const wanted = 4 + Math.round(place.size * 6) + draw.int(3);
  const models = modelsOfZone(zoneOfRegion(place.region));
  const weights = models.map((model) => MODELS[model]!.stock * (0.4 + draw.next()));
  const order = [...models.keys()].sort((a, b) => weights[b]! - weights[a]! || a - b);
  return order
    .slice(0, wanted)
    .map((at) => drawCar(models[at]!, company, place, draw))
    .sort((a, b) => a.base - b.base || a.model - b.model);
}

function columnsOf(rows: readonly (CarRow & { readonly desk: number })[]): CarColumns {
  const n = rows.length;
  const columns: CarColumns = {
    desk: new Uint16Array(n),
    model: new Uint8Array(n),
    base: new Uint32Array(n),
    stock: new Uint8Array(n),
    pay: new Uint8Array(n),
    cancel: new Uint8Array(n),
    cancelHours: new Uint8Array(n),
    mileage: new Uint16Array(n),
    fuelPolicy: new Uint8Array(n),
    struck: new Uint16Array(n),
    flat: new Uint8Array(n),
    salt: new Uint16Array(n),
  };
  rows.forEach((row, at) => {
    for (const key of Object.keys(columns) as (keyof CarColumns)[]) columns[key][at] = row[key];
  });
  return columns;
}

export function createCarWorld({ geography, seed = 2027 }: CarWorldOptions): CarWorld {
  const desks: CarDesk[] = [];
  const rows: (CarRow & { readonly desk: number })[] = [];
  const places = listCarPlaces(geography).map((place, index) => {
    const placeSeed = mix(seed, hashText(`car:${place.key}`));
    const demo = demoDeskOf(place.key);
    const firstDesk = desks.length;
    for (const company of demo ? [...demo.keys()] : companiesAt(place, drawer(placeSeed))) {
      const draw = drawer(mix(placeSeed, company + 1));
      const of = COMPANIES[company]!;
      const drawn = drawDesk(place, of, draw);
      const cars = demo ? demoCarsOf(place.key, of.code, draw) : drawFleet(of, place, draw);
      const desk = desks.length;
      const span = { firstRow: rows.length, rowCount: cars.length };
      desks.push({ ...drawn, ...demo?.get(company), place: index, company, ...span });
      for (const car of cars) rows.push({ ...car, desk });
    }
    const { region: _region, size: _size, ...facts } = place;
    return { ...facts, firstDesk, deskCount: desks.length - firstDesk };
  });
  if (desks.length > 65_535) throw new RangeError('more desks than their column can number');
  return {
    ...columnsOf(rows),
    count: rows.length,
    seed,
    geography,
    places,
    desks,
    placeIndex: new Map(places.map(({ key }, index) => [key, index])),
    deskIndex: new Map(desks.map((desk, index) => [deskId({ places }, desk), index])),
  };
}
