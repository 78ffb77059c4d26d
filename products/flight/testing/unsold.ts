import type { FlightDeps } from '../sell/sale.ts';

/** What the port of flights gets where nobody sells them. */
export const flightUnsold = {
  flightSupplierOf: () => undefined,
  flightSuppliers: [],
  airlines: [],
  isPartner: (airline: string, other: string) => airline === other,
  borderAreaOf: (countryCode: string) => countryCode,
  countryOfAirline: () => null,
  kmBetween: () => null,
  airportsOf: () => [],
  cityCodeOf: (airport: string) => airport,
} satisfies Partial<FlightDeps>;
