/**
 * Failures of holding, confirming, canceling and changing that every order desk can be switched to. Those
 * that a system should recover from strike a booking once; those that the world simply is like strike every
 * time.
 */
import { CHECKOUT_FAILURES } from '@sojourn/contract/checkout-failures.ts';
import { editScenarios } from '../edits/scenarios.ts';
import type { Scenario } from '../play-scenario.ts';

export type DeskVerb =
  | 'search'
  | 'detail'
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
export type DeskFault =
  | 'priceRise'
  | 'priceFall'
  | 'tooYoung'
  | 'soldOutAtConfirm'
  | 'accepts'
  | 'acceptsThenRefuses'
  | 'refused'
  | 'changed';

type DeskScenario = Scenario<DeskVerb, DeskFault>;
type Strike = DeskScenario['strikes'][number];
export const always = <V extends string>(verb: V, fault: Strike['fault'], supplier?: string) =>
  ({ verb, fault, ...(supplier ? { supplier } : {}) }) as const;
export const once = <V extends string>(verb: V, fault: Strike['fault']) =>
  ({ verb, fault, once: true }) as const;

/** How the effects of a product's scenarios are worded. */
export type DeskWords = {
  readonly product: string;
  /** `The hotel`, `rooms`, `The rooms are`, `The last room goes`. */
  readonly by: string;
  readonly what: string;
  readonly held: string;
  readonly last: string;
  /** Why it isn't sold when the last of it is gone. */
  readonly soldOut: string;
  readonly change: {
    readonly full: string;
    readonly soldOut: string;
    readonly rise: string;
    readonly it: string;
  };
};

/** Names that every product plays, so that a scenario strikes whatever is booked in it. */
export const bookingScenarios = (words: DeskWords): readonly DeskScenario[] => [
  ...unanswered(words),
  ...refusals(words),
];

function unanswered({ by, what, held, soldOut }: DeskWords): readonly DeskScenario[] {
  return [
    {
      name: 'timeout-before-reserve',
      effect: `${by} does not answer the first request to hold ${what}, and holds none`,
      strikes: [once('reserve', 'timeoutBefore')],
    },
    {
      name: 'timeout-after-reserve',
      effect: `${held} held, but the answer to the first request is lost`,
      strikes: [once('reserve', 'timeoutAfter')],
    },
    {
      name: 'timeout-before-confirm',
      effect: `${by} does not answer the first confirmation, and books nothing by it`,
      strikes: [once('confirm', 'timeoutBefore')],
    },
    {
      name: 'timeout-after-confirm',
      effect: `${by} books, but the answer to the first confirmation is lost`,
      strikes: [once('confirm', 'timeoutAfter')],
    },
    {
      name: 'unavailable-confirm',
      effect: `${by} cannot be reached for the first confirmation`,
      strikes: [once('confirm', 'unavailable')],
    },
    {
      name: 'silent-confirm',
      effect: `${by} never answers a confirmation, nor any question about it: Pending, then a case`,
      strikes: [always('confirm', 'timeoutBefore'), always('lookUp', 'timeoutBefore')],
    },
    {
      name: 'confirm-later',
      effect: `${by} accepts the confirmation and decides 20 seconds later: Pending, then Confirmed`,
      strikes: [always('confirm', 'accepts')],
    },
    {
      name: 'refuse-later',
      effect: `${by} accepts the confirmation and refuses 20 seconds later: Pending, then ${soldOut}`,
      strikes: [always('confirm', 'acceptsThenRefuses')],
    },
  ];
}

function refusals({ by, last, soldOut }: DeskWords): readonly DeskScenario[] {
  const the = by.toLowerCase();
  return [
    {
      name: 'price-rise',
      effect: `The price rises by 8 % as it’s held: PriceIncreased, then the new price for one booking`,
      strikes: [always('reserve', 'priceRise')],
    },
    {
      name: 'price-fall',
      effect: `The price falls by 8 % as it’s held: the lower price is charged`,
      strikes: [always('reserve', 'priceFall')],
    },
    {
      name: 'sold-out-at-reserve',
      effect: `${last} while booking: ${soldOut}`,
      strikes: [always('reserve', { reject: soldOut })],
    },
    {
      name: 'sold-out-at-confirm',
      effect: `${by} gives away what it holds and says so at confirmation: ${soldOut}`,
      strikes: [always('confirm', 'soldOutAtConfirm')],
    },
    {
      name: 'no-availability',
      effect: `${by} turns out to be full: NoAvailability`,
      strikes: [always('reserve', { reject: 'NoAvailability' })],
    },
    {
      name: 'rate-gone',
      effect: 'The rate is no longer sold: RateNotAvailable',
      strikes: [always('reserve', { reject: 'RateNotAvailable' })],
    },
    {
      name: 'supplier-unknown-error',
      effect: `${by} refuses and does not say why: Unknown`,
      strikes: [always('reserve', { reject: 'Unknown' })],
    },
    {
      name: 'cancel-refused',
      effect: `${by} refuses to cancel: CancellationAttemptFailed and a case`,
      strikes: [always('cancel', 'refused')],
    },
    {
      name: 'timeout-after-cancel',
      effect: `${by} cancels, but the answer to the first request is lost`,
      strikes: [once('cancel', 'timeoutAfter')],
    },
    {
      name: 'duplicate-requests',
      effect: `Each hold, confirmation, change and cancellation reaches ${the} twice at once; one effect`,
      strikes: (['reserve', 'confirm', 'change', 'cancel'] as const).map((verb) => always(verb, 'twice')),
    },
  ];
}

/** Those of searches. `questions`: the verbs that look for something to book. */
export const searchScenarios = <V extends string>(
  network: string,
  questions: readonly V[],
): readonly Scenario<V | 'search', never>[] => [
  {
    name: 'slow-search',
    effect: `${network} answers searches late`,
    strikes: [{ verb: 'search', fault: 'slow', supplier: 'network' }],
  },
  {
    name: 'search-timeout',
    effect: `${network} does not answer searches`,
    strikes: [{ verb: 'search', fault: 'timeoutBefore', supplier: 'network' }],
  },
  {
    name: 'all-suppliers-late',
    effect: 'No supplier answers in time: the search ends without stays and names them',
    strikes: questions.map((verb) => ({ verb, fault: 'timeoutBefore' })),
  },
  {
    name: 'all-suppliers-down',
    effect: 'No supplier can be reached: SuppliersUnavailable',
    strikes: questions.map((verb) => ({ verb, fault: 'unavailable' })),
  },
];

/** Those of one product: its changes, its edited details, and all reasons why a checkout may fail. */
export function productScenarios({ product, by, what, change }: DeskWords): readonly DeskScenario[] {
  return [
    {
      name: `${product}-change-full`,
      effect: `${by} ${change.full}: NoAvailability`,
      strikes: [always('quoteChange', { reject: 'NoAvailability' })],
    },
    {
      name: `${product}-change-down`,
      effect: `${by} can’t be reached about changes: SupplierUnavailable`,
      strikes: [always('quoteChange', 'unavailable')],
    },
    {
      name: `${product}-change-sold-out`,
      effect: `${change.soldOut} to others before the change is confirmed: NoAvailability`,
      strikes: [always('change', { reject: 'NoAvailability' })],
    },
    {
      name: `${product}-change-price-rise`,
      effect: `${change.rise} by 8 % when a change is confirmed: PriceIncreased, then the new price`,
      strikes: [always('change', 'priceRise')],
    },
    {
      name: `${product}-change-refused`,
      effect: `${by} refuses the change when it’s confirmed: NotChangeable and a case`,
      strikes: [always('change', { reject: 'NotChangeable' })],
    },
    {
      name: `${product}-change-timeout-before`,
      effect: `${by} doesn’t answer the first change, and changes nothing by it`,
      strikes: [once('change', 'timeoutBefore')],
    },
    {
      name: `${product}-change-timeout-after`,
      effect: `${change.it} is changed, but the answer to the first request is lost`,
      strikes: [once('change', 'timeoutAfter')],
    },
    {
      name: `${product}-change-silent`,
      effect: `${by} never answers a change, nor any question about it: InProcess, then a case`,
      strikes: [always('change', 'timeoutBefore'), always('lookUp', 'timeoutBefore')],
    },
    ...editScenarios(product, by),
    ...CHECKOUT_FAILURES.map((reason) => ({
      name: `${product}-fails-${reason}`,
      effect: `${by} refuses to hold ${what} for the reason ${reason}`,
      strikes: [always('reserve', { reject: reason })],
    })),
  ];
}
