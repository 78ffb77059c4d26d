/**
 * The failures of rides that can be switched on by name outside production. Names that hotels play too strike
 * rides in the same way.
 */
import {
  bookingScenarios,
  type DeskFault,
  type DeskVerb,
  type DeskWords,
  productScenarios,
  searchScenarios,
} from '#orders/desk/scenarios.ts';
import { createPlayer, type Scenario } from '#orders/play-scenario.ts';

type RideFault = DeskFault | 'operatorRefuses' | 'operatorCancels' | 'pickedUp';
type RideScenario = Scenario<DeskVerb, RideFault>;

const WORDS: DeskWords = {
  product: 'ground',
  by: 'The operator',
  what: 'the ride',
  held: 'The ride is',
  last: 'The last vehicle goes',
  soldOut: 'NoAvailability',
  change: {
    full: 'has no vehicle at the new time',
    soldOut: 'The new time goes',
    rise: 'The price rises',
    it: 'The ride',
  },
};

const OF_RIDES: readonly RideScenario[] = [
  {
    name: 'ground-operator-refuses',
    effect: 'The operator refuses the ride when it’s confirmed: OperatorRejected',
    strikes: [{ verb: 'confirm', fault: 'operatorRefuses' }],
  },
  {
    name: 'ground-operator-cancels',
    effect: 'At the next look-up the operator has canceled the ride: everything comes back',
    strikes: [{ verb: 'lookUp', fault: 'operatorCancels', once: true }],
  },
  {
    name: 'ground-driver-came',
    effect: 'By the operator’s record the driver was there: a report that nobody came needs a person',
    strikes: [{ verb: 'lookUp', fault: 'pickedUp', once: true }],
  },
];

/** Those that the lab lists; what the shared ones do, the hotels' list says. */
export const GROUND_SCENARIOS: readonly RideScenario[] = [...OF_RIDES, ...productScenarios(WORDS)];

export const { under, movesPrices } = createPlayer<DeskVerb, RideFault>([
  ...GROUND_SCENARIOS,
  ...bookingScenarios(WORDS),
  ...searchScenarios('Meridian Shuttle Network', ['search', 'price']),
]);
