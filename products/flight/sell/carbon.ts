import type { FlightSale } from './sale.ts';

/** Kilograms for all who have a seat, as the airline's offer estimates it; null where it didn't say. */
export function estimateCarbon({ offer: { flight } }: Pick<FlightSale, 'offer'>): number | null {
  const { adults, children, seatedInfants } = flight.passengers;
  const each = flight.slices.reduce((sum, { co2Kg }) => sum + co2Kg, 0);
  return Number.isFinite(each) ? each * (adults + children + seatedInfants) : null;
}
