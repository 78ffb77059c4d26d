/**
 * The failures of car rentals that can be switched on by name outside production. Names that hotels play too
 * strike cars in the same way.
 */
import type { CarFailure } from '@sojourn/products/car/wire/car-codes.ts';
import {
  always,
  bookingScenarios,
  type DeskFault,
  type DeskVerb,
  type DeskWords,
  once,
  productScenarios,
  searchScenarios,
} from '../../orders/desk/scenarios.ts';
import { createPlayer, type Scenario } from '../../orders/play-scenario.ts';

type CarScenario = Scenario<DeskVerb | 'checkLoyalty', DeskFault>;

const WORDS: DeskWords = {
  product: 'car',
  by: 'The company',
  what: 'a car',
  held: 'The car is',
  last: 'The last car goes',
  soldOut: 'NoAvailability',
  change: {
    full: 'has no car for the new times',
    soldOut: 'The car goes',
    rise: 'The rate rises',
    it: 'The rental',
  },
};
/** What a company refuses with that needs no more than its name. */
const reject = (reason: Exclude<CarFailure, 'DriverTooYoung'>) => ({ reject: reason }) as const;

const OF_CARS: readonly CarScenario[] = [
  {
    name: 'car-lower-class',
    effect: 'At the next look-up the company has only a car of a lower class',
    strikes: [once('lookUp', 'changed')],
  },
  {
    name: 'car-desk-closed',
    effect: 'The rental desk turns out to be closed at pick-up: DeskClosed',
    strikes: [always('reserve', reject('DeskClosed'))],
  },
  {
    name: 'car-driver-too-young',
    effect: 'The rental company asks for an older driver: DriverTooYoung',
    strikes: [always('reserve', 'tooYoung')],
  },
  {
    name: 'car-driver-too-old',
    effect: 'The rental company asks for a younger driver: DriverTooOld',
    strikes: [always('reserve', reject('DriverTooOld'))],
  },
  ...(
    [
      ['car-loyalty-invalid', 'InvalidLoyaltyNumber'],
      ['car-loyalty-name', 'LoyaltyNameMismatch'],
      ['car-express-not-found', 'DollarExpressNotFound'],
      ['car-chip-not-found', 'BlueChipNumberNotFound'],
    ] as const
  ).map(([name, code]) => ({
    name,
    effect: `The desk refuses the driver’s loyalty number when it confirms: ${code}`,
    strikes: [always('confirm', reject(code))],
  })),
];

/** Those that the lab lists; what the shared ones do, the hotels' list says. */
export const CAR_SCENARIOS: readonly CarScenario[] = [...OF_CARS, ...productScenarios(WORDS)];

export const { under, movesPrices } = createPlayer([
  ...CAR_SCENARIOS,
  ...bookingScenarios(WORDS),
  ...searchScenarios('Meridian Car Network', ['search', 'detail', 'price']),
]);
