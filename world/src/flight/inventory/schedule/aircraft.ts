/** Aircraft types with their cabins, seat by seat; and what flying them does to the climate. */
import { CABINS, type Cabin } from '@sojourn/products/flight/rules/fares/fare-classes.ts';
import { AIRCRAFT } from '../data/aircraft.ts';
import { fieldsOf, linesOf, numberIn } from './read-table.ts';

/** Seats abreast in blocks parted by aisles (`[3, 3]`), rows numbered from `firstRow` to `lastRow`. */
export type CabinLayout = {
  readonly cabin: Cabin;
  readonly blocks: readonly number[];
  readonly firstRow: number;
  readonly lastRow: number;
};

export type Aircraft = {
  readonly code: string;
  readonly name: string;
  readonly cabins: readonly CabinLayout[];
  readonly exitRows: readonly number[];
  readonly cruiseKmh: number;
  readonly rangeKm: number;
  /** Of the whole aircraft. */
  readonly fuelKgPerKm: number;
  readonly hasWifi: boolean;
  readonly hasPower: boolean;
};

const LETTERS: Readonly<Record<number, string>> = {
  3: 'ABC',
  4: 'ABCD',
  5: 'ABCDE',
  6: 'ABCDEF',
  7: 'ABCDEFG',
  8: 'ABCDEFGH',
  9: 'ABCDEFGHJ',
  10: 'ABCDEFGHJK',
};

/** The letters of a row's seats, block by block from left to right. */
export function seatLetters(blocks: readonly number[]): string[] {
  const all = LETTERS[blocks.reduce((sum, block) => sum + block, 0)] ?? '';
  let until = 0;
  return blocks.map((block) => {
    until += block;
    return all.slice(until - block, until);
  });
}

function layoutOf(text: string, cabin: Cabin, line: string): CabinLayout[] {
  if (text === '-') return [];
  const match = /^([\d-]+):(\d+)-(\d+)$/.exec(text);
  if (!match) throw new Error(`not a cabin "${text}": ${line}`);
  const blocks = match[1]!.split('-').map(Number);
  return [{ cabin, blocks, firstRow: Number(match[2]), lastRow: Number(match[3]) }];
}

export const readAircraft = (): Aircraft[] =>
  linesOf(AIRCRAFT).map((line) => {
    const f = fieldsOf(line, 10);
    return {
      code: f[0]!,
      name: f[1]!,
      cabins: [
        ...layoutOf(f[2]!, 'business', line),
        ...layoutOf(f[3]!, 'premium', line),
        ...layoutOf(f[4]!, 'economy', line),
      ],
      exitRows: f[5]!.split(',').map(Number),
      cruiseKmh: numberIn(f[6]!, line),
      rangeKm: numberIn(f[7]!, line),
      fuelKgPerKm: numberIn(f[8]!, line),
      hasWifi: f[9]!.includes('w'),
      hasPower: f[9]!.includes('p'),
    };
  });

/** Which of the cabins (bits by CABINS) an airline sells, by the brands it has for premium and luxury. */
export const cabinsSold = (brands: readonly (string | null)[]): number =>
  1 | (brands[3] ? 2 : 0) | (brands[4] ? 4 : 0);

/**
 * The cabins as an airline furnishes them: what it does not sell is economy too, down to the first row. Rows
 * of a narrower cabin become a little fewer economy rows of the same length, so the count is the layout's.
 */
export function furnished({ cabins }: Aircraft, sold: number): CabinLayout[] {
  const remaining = cabins.filter(({ cabin }) => sold & (1 << CABINS.indexOf(cabin)));
  const economy = cabins.find(({ cabin }) => cabin === 'economy')!;
  const before = remaining.filter(({ cabin }) => cabin !== 'economy').map(({ lastRow }) => lastRow);
  const firstRow = remaining.length === cabins.length ? economy.firstRow : Math.max(0, ...before) + 1;
  return remaining.map((layout) => (layout === economy ? { ...economy, firstRow } : layout));
}

const seatsIn = ({ blocks, firstRow, lastRow }: CabinLayout): number =>
  blocks.reduce((sum, block) => sum + block, 0) * (lastRow - firstRow + 1);

/** Seats of economy, premium and business. */
export function seatCounts(aircraft: Aircraft, sold: number): [number, number, number] {
  const layouts = furnished(aircraft, sold);
  const of = (cabin: Cabin): number =>
    layouts.filter((each) => each.cabin === cabin).reduce((sum, each) => sum + seatsIn(each), 0);
  return [of('economy'), of('premium'), of('business')];
}

/**
 * CO2 of a kilogram of jet fuel; how many times an economy seat's share a cabin's seat takes (by floor
 * space).
 */
const CO2_PER_FUEL_KG = 3.16;
const CABIN_SHARE: readonly number[] = [1, 1.5, 3];
/** Landing, taking off and climbing, as if so many kilometres more. */
const CLIMB_KM = 95;
const LOAD = 0.82;

const shares = new WeakMap<Aircraft, Map<number, number>>();

/** Shares of the fuel that all seats take together. */
function sharesOf(aircraft: Aircraft, sold: number): number {
  const known = shares.get(aircraft) ?? new Map<number, number>();
  shares.set(aircraft, known);
  const made =
    known.get(sold) ?? seatCounts(aircraft, sold).reduce((sum, count, i) => sum + count * CABIN_SHARE[i]!, 0);
  known.set(sold, made);
  return made;
}

/** Kilograms of CO2 for one traveler on one flight. */
export function co2Kg(aircraft: Aircraft, sold: number, km: number, cabin: number): number {
  const all = aircraft.fuelKgPerKm * (km + CLIMB_KM) * CO2_PER_FUEL_KG;
  return Math.round((all * CABIN_SHARE[cabin]!) / (sharesOf(aircraft, sold) * LOAD));
}
