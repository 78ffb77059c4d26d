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
      'Per kilometer: UK Government (DESNZ) GHG Conversion Factors for Company Reporting 2025, table ' +
      '“Business travel, land”, unknown fuel, rounded to the gram. Small, midsize and large: small, medium ' +
      'and large car; SUV: dual purpose 4X4; wagon: upper medium; convertible: sports; van: MPV; electric: ' +
      'medium battery electric car. 80 km a day is our own assumption.',
    kmPerDay: 80,
    perKm: {
      small: 0.143,
      midsize: 0.173,
      large: 0.227,
      suv: 0.197,
      wagon: 0.168,
      convertible: 0.224,
      van: 0.18,
      electric: 0.039,
    },
  },
];
