/** Taxes and airport charges of a ticket, by the countries it leaves, changes planes in and arrives at. */

import { COUNTRY_TAXES } from '../data/country-taxes.ts';
import type { FlightAirport } from '../schedule/places/airports.ts';
import { fieldsOf, linesOf, numberIn } from '../schedule/read-table.ts';

/** All by airport, in US cents or basis points. */
export type Taxes = {
  readonly country: Uint16Array;
  readonly departHome: Int32Array;
  readonly departAbroad: Int32Array;
  readonly departAbroadPremium: Int32Array;
  readonly arriveAbroad: Int32Array;
  readonly change: Int32Array;
  readonly bpsHome: Int32Array;
  readonly bpsAbroad: Int32Array;
};

/** Classes from this rank pay the charge of premium cabins. */
export const PREMIUM_TAX_RANK = 3;

export function readTaxes(airports: readonly FlightAirport[]): Taxes {
  const rows = new Map(
    linesOf(COUNTRY_TAXES).map((line) => {
      const [country, ...numbers] = fieldsOf(line, 8);
      return [country!, numbers.map((text) => numberIn(text, line))];
    }),
  );
  const countries = new Map<string, number>();
  for (const { country } of airports) if (!countries.has(country)) countries.set(country, countries.size);
  const column = (index: number): Int32Array =>
    Int32Array.from(airports, ({ country }) => (rows.get(country) ?? rows.get('*')!)[index]!);
  return {
    country: Uint16Array.from(airports, ({ country }) => countries.get(country)!),
    departHome: column(0),
    departAbroad: column(1),
    departAbroadPremium: column(2),
    arriveAbroad: column(3),
    change: column(4),
    bpsHome: column(5),
    bpsAbroad: column(6),
  };
}

/** Cents that do not depend on the fare, for a ticket from one airport to another. */
export function fixedTax(taxes: Taxes, from: number, to: number, rank: number): number {
  if (taxes.country[from] === taxes.country[to]) return taxes.departHome[from]!;
  const leaving = rank >= PREMIUM_TAX_RANK ? taxes.departAbroadPremium[from]! : taxes.departAbroad[from]!;
  return leaving + taxes.arriveAbroad[to]!;
}

/** Basis points of the fare. */
export const fareTaxBps = (taxes: Taxes, from: number, to: number): number =>
  taxes.country[from] === taxes.country[to] ? taxes.bpsHome[from]! : taxes.bpsAbroad[from]!;
