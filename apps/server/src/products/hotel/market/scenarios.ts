/**
 * The failures that can be switched on by name outside production (request header, or the seed): what
 * each does and where it strikes. Those that a system should recover from strike a booking once; those
 * that the world simply is like strike every time.
 */
import { CHECKOUT_FAILURES } from '@sojourn/contract/checkout-failures.ts';
import { editScenarios } from '#suppliers/market/edits/scenarios.ts';
import { createPlayer, type Scenario } from '#suppliers/market/play-scenario.ts';

type Verb =
  | 'search'
  | 'detail'
  | 'reviews'
  | 'calendar'
  | 'price'
  | 'reserve'
  | 'confirm'
  | 'quoteCancel'
  | 'cancel'
  | 'quoteChange'
  | 'change'
  | 'edit'
  | 'lookUp'
  | 'acceptChange';

/** Handled by the verb itself. */
type Fault = 'priceRise' | 'priceFall' | 'tooYoung' | 'soldOutAtConfirm' | 'refused' | 'closed';

type StayScenario = Scenario<Verb, Fault>;
type Strike = StayScenario['strikes'][number];

const always = (verb: Verb, fault: Strike['fault'], supplier?: string) =>
  ({ verb, fault, ...(supplier ? { supplier } : {}) }) as const;
const once = (verb: Verb, fault: Strike['fault']) => ({ verb, fault, once: true }) as const;
const EVERY_QUESTION: readonly Verb[] = ['search', 'detail', 'reviews', 'calendar', 'price'];

const CHANGE_SCENARIOS: readonly StayScenario[] = [
  {
    name: 'hotel-change-full',
    effect: 'The hotel has no rooms for the new dates: NoAvailability',
    strikes: [always('quoteChange', { reject: 'NoAvailability' })],
  },
  {
    name: 'hotel-change-down',
    effect: 'The hotel can’t be reached about changes: SupplierUnavailable',
    strikes: [always('quoteChange', 'unavailable')],
  },
  {
    name: 'hotel-change-sold-out',
    effect: 'The new nights go to others before the change is confirmed: NoAvailability',
    strikes: [always('change', { reject: 'NoAvailability' })],
  },
  {
    name: 'hotel-change-price-rise',
    effect: 'New nights rise by 8 % when a change is confirmed: PriceIncreased, then the new price',
    strikes: [always('change', 'priceRise')],
  },
  {
    name: 'hotel-change-refused',
    effect: 'The hotel refuses the change when it’s confirmed: NotChangeable and a case',
    strikes: [always('change', { reject: 'NotChangeable' })],
  },
  {
    name: 'hotel-change-timeout-before',
    effect: 'The hotel doesn’t answer the first change, and changes nothing by it',
    strikes: [once('change', 'timeoutBefore')],
  },
  {
    name: 'hotel-change-timeout-after',
    effect: 'The stay is changed, but the answer to the first request is lost',
    strikes: [once('change', 'timeoutAfter')],
  },
  {
    name: 'hotel-change-silent',
    effect: 'The hotel never answers a change, nor any question about it: InProcess, then a case',
    strikes: [always('change', 'timeoutBefore'), always('lookUp', 'timeoutBefore')],
  },
];

const NAMED: readonly StayScenario[] = [
  {
    name: 'hotel-closed',
    effect: 'At the next look-up the hotel has closed for the dates of the stay',
    strikes: [once('lookUp', 'closed')],
  },
  {
    name: 'timeout-before-reserve',
    effect: 'The hotel does not answer the first request to hold rooms, and holds none',
    strikes: [once('reserve', 'timeoutBefore')],
  },
  {
    name: 'timeout-after-reserve',
    effect: 'The rooms are held, but the answer to the first request is lost',
    strikes: [once('reserve', 'timeoutAfter')],
  },
  {
    name: 'timeout-before-confirm',
    effect: 'The hotel does not answer the first confirmation, and books nothing by it',
    strikes: [once('confirm', 'timeoutBefore')],
  },
  {
    name: 'timeout-after-confirm',
    effect: 'The hotel books, but the answer to the first confirmation is lost',
    strikes: [once('confirm', 'timeoutAfter')],
  },
  {
    name: 'unavailable-confirm',
    effect: 'The hotel cannot be reached for the first confirmation',
    strikes: [once('confirm', 'unavailable')],
  },
  {
    name: 'silent-confirm',
    effect: 'The hotel never answers a confirmation, nor any question about it: Pending, then a case',
    strikes: [always('confirm', 'timeoutBefore'), always('lookUp', 'timeoutBefore')],
  },
  {
    name: 'price-rise',
    effect:
      'The price rises by 8 % when rooms are to be held: PriceIncreased, then the new price for one booking',
    strikes: [always('reserve', 'priceRise')],
  },
  {
    name: 'price-fall',
    effect: 'The price falls by 8 % when rooms are held: the lower price is charged',
    strikes: [always('reserve', 'priceFall')],
  },
  {
    name: 'sold-out-at-reserve',
    effect: 'The last room goes while booking: LackOfInventory',
    strikes: [always('reserve', { reject: 'LackOfInventory' })],
  },
  {
    name: 'sold-out-at-confirm',
    effect: 'The hotel gives the held rooms away and says so at confirmation: LackOfInventory',
    strikes: [always('confirm', 'soldOutAtConfirm')],
  },
  {
    name: 'no-availability',
    effect: 'The hotel turns out to be full: NoAvailability',
    strikes: [always('reserve', { reject: 'NoAvailability' })],
  },
  {
    name: 'rate-gone',
    effect: 'The rate is no longer sold: RateNotAvailable',
    strikes: [always('reserve', { reject: 'RateNotAvailable' })],
  },
  {
    name: 'minimum-age',
    effect: 'The hotel asks for an older lead guest: CheckInMinimumAgeNotMet',
    strikes: [always('reserve', 'tooYoung')],
  },
  {
    name: 'supplier-unknown-error',
    effect: 'The hotel refuses and does not say why: Unknown',
    strikes: [always('reserve', { reject: 'Unknown' })],
  },
  {
    name: 'slow-search',
    effect: 'Meridian Hotels Network answers searches late',
    strikes: [always('search', 'slow', 'network')],
  },
  {
    name: 'search-timeout',
    effect: 'Meridian Hotels Network does not answer searches',
    strikes: [always('search', 'timeoutBefore', 'network')],
  },
  {
    name: 'all-suppliers-late',
    effect: 'No supplier answers in time: the search ends without stays and names them',
    strikes: EVERY_QUESTION.map((verb) => always(verb, 'timeoutBefore')),
  },
  {
    name: 'all-suppliers-down',
    effect: 'No supplier can be reached: SuppliersUnavailable',
    strikes: EVERY_QUESTION.map((verb) => always(verb, 'unavailable')),
  },
  {
    name: 'cancel-refused',
    effect: 'The hotel refuses to cancel: CancellationAttemptFailed and a case',
    strikes: [always('cancel', 'refused')],
  },
  {
    name: 'cancel-not-online',
    effect: 'The hotel cancels nothing online: AgentReviewAndFulfillment where any reason is covered',
    strikes: [always('quoteCancel', 'refused'), always('cancel', 'refused')],
  },
  {
    name: 'timeout-after-cancel',
    effect: 'The hotel cancels, but the answer to the first request is lost',
    strikes: [once('cancel', 'timeoutAfter')],
  },
  {
    name: 'duplicate-requests',
    effect: 'Each hold, confirmation, change and cancellation reaches the hotel twice at once; one effect',
    strikes: (['reserve', 'confirm', 'change', 'cancel'] as const).map((verb) => always(verb, 'twice')),
  },
  ...CHANGE_SCENARIOS,
  ...editScenarios('hotel', 'The hotel'),
];

/** Those of every product that a hotel's supplier can give; a card's and a bank's own are theirs. */
const FAILURES: readonly StayScenario[] = CHECKOUT_FAILURES.map((reason) => ({
  name: `hotel-fails-${reason}`,
  effect: `The hotel refuses to hold rooms for the reason ${reason}`,
  strikes: [always('reserve', { reject: reason })],
}));

export const MARKET_SCENARIOS: readonly StayScenario[] = [...NAMED, ...FAILURES];

const player = createPlayer(MARKET_SCENARIOS);
export const under = player.under;

/** Whether a scenario is one of those that move prices; the others need not be asked for moves. */
export const movesPrices = (name: string): boolean =>
  player.byName.get(name)?.strikes.some(({ fault }) => fault === 'priceRise' || fault === 'priceFall') ??
  false;
