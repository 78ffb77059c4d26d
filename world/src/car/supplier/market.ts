/** What the verbs of the embedded car market share: the cars, its own record, the sellers, the time. */
import { type CalendarDate, dateOfDay, dayNumber, type Instant, localAt } from '@sojourn/domain/dates.ts';
import { dateOf } from '@sojourn/products/car/rules/rental-days.ts';
import type { CarAsk } from '@sojourn/products/car/sell/supplier.ts';
import type { Stage } from '../../orders/play-scenario.ts';
import { COMPANIES } from '../inventory/companies.ts';
import { leadMinutesAt, rentalAt } from '../inventory/desk-questions.ts';
import { onSale, type PlaceDays } from '../inventory/price/rates.ts';
import type { CarSales } from '../inventory/price/sales.ts';
import type { CarMarketState } from '../inventory/query.ts';
import { type CarWorld, rowOfCar } from '../inventory/world.ts';

export type CarMarket = Stage & { readonly world: CarWorld; readonly sales: CarSales };

/** Each sells the companies that it has contracts with; those of every country are the first's. */
export const CAR_SELLERS = [
  { id: 'desk', name: 'Harbor Car Desk', companies: ['AD', 'PX', 'SK', 'CR', 'SV'] },
  { id: 'network', name: 'Meridian Car Network', companies: ['KL', 'LC', 'BB', 'OW', 'FJ', 'RU'] },
  { id: 'local', name: 'Local Rentals Exchange', companies: ['NW', 'SO', 'TR', 'VE'] },
] as const;

export const companyOfCar = (world: CarWorld, carId: string): string | undefined => {
  const row = rowOfCar(world, carId);
  return row === undefined ? undefined : COMPANIES[world.desks[world.desk[row]!]!.company]!.code;
};
/** By company 1 for those that a seller sells. */
export const companiesOf = (companies: readonly string[]): Uint8Array =>
  Uint8Array.from(COMPANIES, ({ code }) => Number(companies.includes(code)));

export type SoldOn = (row: number, day: number) => number;
type Moves = ReadonlyMap<string, number>;
const NO_SALES = { changes: new Uint32Array(0), set: () => undefined, clear: () => undefined };

/** The market as a question sees it; `sold`: the record's own counts instead of the search's picture. */
export function stateAt(
  market: CarMarket,
  now: Instant,
  perCent?: (row: number) => number,
  sold?: SoldOn,
): CarMarketState {
  const marked = sold && new Uint8Array(market.world.count).fill(1);
  return {
    sales: sold && marked ? { ...NO_SALES, marked, sold } : market.sales,
    localNow: (zone) => localAt(now, zone),
    perCent,
  };
}

/** A rental asked for, found: which car and desks, and the days that it is out. */
export type FoundRental = {
  readonly carId: string;
  readonly row: number;
  readonly from: number;
  readonly to: number;
  readonly days: PlaceDays;
  readonly nights: readonly CalendarDate[];
};

export function findRental(market: CarMarket, ask: CarAsk): FoundRental | undefined {
  const { world } = market;
  const row = rowOfCar(world, ask.carId);
  if (row === undefined) return undefined;
  const from = world.desk[row]!;
  const to = ask.dropOffDesk === null ? from : world.deskIndex.get(ask.dropOffDesk);
  if (to === undefined) return undefined;
  const place = world.desks[from]!.place;
  const lead = leadMinutesAt(world, stateAt(market, ask.now), place, ask.pickUp);
  const days = rentalAt(world, ask, lead, place, world.desks[to]!.place);
  const first = dayNumber(dateOf(ask.pickUp));
  const nights = Array.from({ length: days.days }, (_, at) => dateOfDay(first + at));
  return { carId: ask.carId, row, from, to, days, nights };
}

/** Cars that the market may rent out on each day of a rental. */
export const capacities = ({ world }: CarMarket, { row, days, nights }: FoundRental) =>
  nights.map((day, at) => ({ day, capacity: onSale(world, row, days, at) }));

export const movedIn = (world: CarWorld, moves: Moves): ((row: number) => number) | undefined => {
  if (moves.size === 0) return undefined;
  const byRow = new Map([...moves].map(([carId, perCent]) => [rowOfCar(world, carId), perCent]));
  return (row) => byRow.get(row) ?? 0;
};
