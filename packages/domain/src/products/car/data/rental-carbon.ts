/**
 * What a day with a rental car emits, by its group: estimates, as nobody says how far it's driven. New
 * factors are a new entry; a rental is counted by those of its first day.
 */
import type { CarGroup } from '../car-class.ts';

type RentalFactors = {
  readonly effectiveFrom: string;
  readonly source: string;
  readonly kmPerDay: number;
  /** Kilograms of CO2 equivalent for a kilometer; of an electric car, what its electricity takes. */
  readonly perKm: Readonly<Record<CarGroup, number>>;
};

export const RENTAL_FACTORS: readonly RentalFactors[] = [
  {
    effectiveFrom: '2024-01-01',
    source:
      'Per kilometer: UK Government GHG Conversion Factors for Company Reporting, cars by size and market ' +
      'segment, rounded to 10 g. 80 km a day is our own assumption.',
    kmPerDay: 80,
    perKm: {
      small: 0.14,
      midsize: 0.18,
      large: 0.27,
      suv: 0.2,
      wagon: 0.18,
      convertible: 0.24,
      van: 0.24,
      electric: 0.05,
    },
  },
];
