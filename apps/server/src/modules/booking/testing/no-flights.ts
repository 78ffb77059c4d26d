/** For tests of stays alone: nobody sells flights, and nobody who flies is kept. */
import { identitySeals } from '../../../seal.ts';
import type { CheckoutDeps } from '../../checkouts/deps.ts';

type Flights = 'flightSupplierOf' | 'isPartner' | 'borderAreaOf' | 'plansOf' | 'duplicateOf' | 'sealer';

export const noFlights = (random: CheckoutDeps['random']): Pick<CheckoutDeps, Flights> => ({
  flightSupplierOf: () => undefined,
  isPartner: (airline, other) => airline === other,
  borderAreaOf: (countryCode) => countryCode,
  plansOf: async () => [],
  duplicateOf: async () => null,
  sealer: identitySeals({ current: 'a key of tests that nobody else has', older: [] }, random),
});
