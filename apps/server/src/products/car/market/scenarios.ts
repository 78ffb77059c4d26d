/**
 * The failures of car rentals that can be switched on by name outside production: what each does and where it
 * strikes. Those that a system should recover from strike a booking once; those that the world simply is like
 * strike every time. Names that hotels play too strike cars in the same way.
 */
import { CHECKOUT_FAILURES } from '@sojourn/contract/checkout-failures.ts';
import type { CarFailure } from '@sojourn/contract/products/car/car-codes.ts';
import type { CarChangeRefusal } from '#products/car/change/change-port.ts';
import { editScenarios } from '#suppliers/market/edits/scenarios.ts';
import { createPlayer, type Scenario } from '#suppliers/market/play-scenario.ts';

type Verb =
  | 'search'
  | 'detail'
  | 'price'
  | 'checkLoyalty'
  | 'reserve'
  | 'confirm'
  | 'cancel'
  | 'quoteChange'
  | 'change'
  | 'edit'
  | 'lookUp'
  | 'acceptChange';
/** Handled by the verb itself. */
type Fault = 'priceRise' | 'priceFall' | 'soldOutAtConfirm' | 'refused' | 'tooYoung' | 'lowerClass';

type CarScenario = Scenario<Verb, Fault>;
type Strike = CarScenario['strikes'][number];
const always = (verb: Verb, fault: Strike['fault'], supplier?: string) =>
  ({ verb, fault, ...(supplier ? { supplier } : {}) }) as const;
const once = (verb: Verb, fault: Strike['fault']) => ({ verb, fault, once: true }) as const;
/** What a company refuses with that needs no more than its name. */
type Reason = Exclude<CarFailure, 'DriverTooYoung'> | CarChangeRefusal;
const reject = (reason: Reason) => ({ reject: reason }) as const;
const EVERY_QUESTION: readonly Verb[] = ['search', 'detail', 'price'];

/** Of cars alone. */
const OF_CARS: readonly CarScenario[] = [
  {
    name: 'car-lower-class',
    effect: 'At the next look-up the company has only a car of a lower class',
    strikes: [once('lookUp', 'lowerClass')],
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

const CHANGES: readonly CarScenario[] = [
  {
    name: 'car-change-full',
    effect: 'The company has no car for the new times: NoAvailability',
    strikes: [always('quoteChange', reject('NoAvailability'))],
  },
  {
    name: 'car-change-down',
    effect: 'The company can’t be reached about changes: SupplierUnavailable',
    strikes: [always('quoteChange', 'unavailable')],
  },
  {
    name: 'car-change-sold-out',
    effect: 'The car goes to others before the change is confirmed: NoAvailability',
    strikes: [always('change', reject('NoAvailability'))],
  },
  {
    name: 'car-change-price-rise',
    effect: 'The rate rises by 8 % when a change is confirmed: PriceIncreased, then the new price',
    strikes: [always('change', 'priceRise')],
  },
  {
    name: 'car-change-refused',
    effect: 'The company refuses the change when it’s confirmed: NotChangeable and a case',
    strikes: [always('change', reject('NotChangeable'))],
  },
  {
    name: 'car-change-timeout-before',
    effect: 'The company doesn’t answer the first change, and changes nothing by it',
    strikes: [once('change', 'timeoutBefore')],
  },
  {
    name: 'car-change-timeout-after',
    effect: 'The rental is changed, but the answer to the first request is lost',
    strikes: [once('change', 'timeoutAfter')],
  },
  {
    name: 'car-change-silent',
    effect: 'The company never answers a change, nor any question about it: InProcess, then a case',
    strikes: [always('change', 'timeoutBefore'), always('lookUp', 'timeoutBefore')],
  },
];

/** Those of every product that a rental company can give; a card's and a bank's own are theirs. */
const FAILURES: readonly CarScenario[] = CHECKOUT_FAILURES.map((reason) => ({
  name: `car-fails-${reason}`,
  effect: `The rental company refuses to hold a car for the reason ${reason}`,
  strikes: [always('reserve', reject(reason))],
}));

const SHARED: readonly CarScenario[] = [
  { name: 'timeout-before-reserve', effect: '', strikes: [once('reserve', 'timeoutBefore')] },
  { name: 'timeout-after-reserve', effect: '', strikes: [once('reserve', 'timeoutAfter')] },
  { name: 'timeout-before-confirm', effect: '', strikes: [once('confirm', 'timeoutBefore')] },
  { name: 'timeout-after-confirm', effect: '', strikes: [once('confirm', 'timeoutAfter')] },
  { name: 'unavailable-confirm', effect: '', strikes: [once('confirm', 'unavailable')] },
  {
    name: 'silent-confirm',
    effect: '',
    strikes: [always('confirm', 'timeoutBefore'), always('lookUp', 'timeoutBefore')],
  },
  { name: 'price-rise', effect: '', strikes: [always('reserve', 'priceRise')] },
  { name: 'price-fall', effect: '', strikes: [always('reserve', 'priceFall')] },
  { name: 'sold-out-at-reserve', effect: '', strikes: [always('reserve', reject('NoAvailability'))] },
  { name: 'sold-out-at-confirm', effect: '', strikes: [always('confirm', 'soldOutAtConfirm')] },
  { name: 'no-availability', effect: '', strikes: [always('reserve', reject('NoAvailability'))] },
  { name: 'rate-gone', effect: '', strikes: [always('reserve', reject('RateNotAvailable'))] },
  { name: 'supplier-unknown-error', effect: '', strikes: [always('reserve', reject('Unknown'))] },
  { name: 'slow-search', effect: '', strikes: [always('search', 'slow', 'network')] },
  { name: 'search-timeout', effect: '', strikes: [always('search', 'timeoutBefore', 'network')] },
  {
    name: 'all-suppliers-late',
    effect: '',
    strikes: EVERY_QUESTION.map((verb) => always(verb, 'timeoutBefore')),
  },
  {
    name: 'all-suppliers-down',
    effect: '',
    strikes: EVERY_QUESTION.map((verb) => always(verb, 'unavailable')),
  },
  { name: 'cancel-refused', effect: '', strikes: [always('cancel', 'refused')] },
  { name: 'timeout-after-cancel', effect: '', strikes: [once('cancel', 'timeoutAfter')] },
  {
    name: 'duplicate-requests',
    effect: '',
    strikes: [always('reserve', 'twice'), always('confirm', 'twice'), always('cancel', 'twice')],
  },
];

const OWN = [...OF_CARS, ...CHANGES, ...editScenarios('car', 'The company'), ...FAILURES];
const ALL = [...SHARED, ...OWN];
const player = createPlayer(ALL);
export const under = player.under;

/** Those that the lab lists; what the shared ones do, the hotels' list says. */
export const CAR_SCENARIOS: readonly CarScenario[] = OWN;

/** Whether a scenario is one of those that move prices; the others need not be asked for moves. */
export const movesPrices = (name: string): boolean =>
  player.byName.get(name)?.strikes.some(({ fault }) => fault === 'priceRise' || fault === 'priceFall') ??
  false;
