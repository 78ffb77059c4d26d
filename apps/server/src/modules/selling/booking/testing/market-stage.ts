/** A stage whose flights the embedded market sells. */
import { testFlightMarket } from '@sojourn/products/flight/testing/flight-market.ts';
import { createStage, type Stage } from './stage.ts';

export const createMarketStage = (): Promise<Stage> =>
  createStage({ flights: (database, clock) => testFlightMarket(database, { clock }) });

/** Who sells the flights between Boston and Lisbon. */
export const deskOf = ({ server }: Pick<Stage, 'server'>) =>
  server.flightSupplierOf('TP216.2027-04-14.BOS.LIS')!;
