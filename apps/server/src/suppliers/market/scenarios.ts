/**
 * The failures that can be switched on by name outside production (request header, or the seed): what
 * each does and where it strikes. Those that a system should recover from strike a booking once; those
 * that the world simply is like strike every time.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type CallContext, type Outcome, rejected, unavailable, unknown } from '../outcome.ts';
import type { StayRejection } from '../stays/port.ts';
import type { Market } from './market.ts';
import { strikeOnce } from './store.ts';

export type Verb = 'search' | 'detail' | 'calendar' | 'price' | 'reserve' | 'confirm' | 'cancel' | 'lookUp';

type Fault =
  /** Sent, no answer, nothing done / done all the same. */
  | 'timeoutBefore'
  | 'timeoutAfter'
  | 'unavailable'
  /** Answers, but slowly. */
  | 'slow'
  /** The supplier gets the request twice at once. */
  | 'twice'
  /** Handled by the verb itself. */
  | 'priceRise'
  | 'priceFall'
  | 'tooYoung'
  | 'soldOutAtConfirm'
  | 'refused'
  | { readonly reject: Exclude<StayRejection['reason'], 'PriceIncreased' | 'CheckInMinimumAgeNotMet'> };

export type Scenario = {
  readonly name: string;
  readonly effect: string;
  readonly strikes: readonly {
    readonly verb: Verb;
    readonly fault: Fault;
    /** Once for each of our references, instead of always. */
    readonly once?: true;
    /** Only this supplier. */
    readonly supplier?: string;
  }[];
};

const always = (verb: Verb, fault: Fault, supplier?: string) =>
  ({ verb, fault, ...(supplier ? { supplier } : {}) }) as const;
const once = (verb: Verb, fault: Fault) => ({ verb, fault, once: true }) as const;
const EVERY_QUESTION: readonly Verb[] = ['search', 'detail', 'calendar', 'price'];

export const MARKET_SCENARIOS: readonly Scenario[] = [
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
    effect: 'The price rises by 8 % when rooms are to be held: PriceIncreased, then the new price holds',
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
    name: 'timeout-after-cancel',
    effect: 'The hotel cancels, but the answer to the first request is lost',
    strikes: [once('cancel', 'timeoutAfter')],
  },
  {
    name: 'duplicate-requests',
    effect: 'Each hold, confirmation and cancellation reaches the hotel twice at once; one effect',
    strikes: [always('reserve', 'twice'), always('confirm', 'twice'), always('cancel', 'twice')],
  },
];

const byName = new Map(MARKET_SCENARIOS.map((scenario) => [scenario.name, scenario]));

/** The fault that a call meets; undefined for none. Faults that strike once are used up by asking. */
export async function faultAt(
  market: Market,
  supplier: string,
  context: CallContext,
  verb: Verb,
  reference?: string,
): Promise<Fault | undefined> {
  const name = context.scenario ?? market.defaultScenario;
  const scenario = name === null ? undefined : byName.get(name);
  const strike = scenario?.strikes.find(
    (each) => each.verb === verb && (each.supplier ?? supplier) === supplier,
  );
  if (scenario === undefined || strike === undefined) return undefined;
  if (strike.once && !(await strikeOnce(market.db, scenario.name, verb, reference ?? ''))) return undefined;
  return strike.fault;
}

/** Does a call under its scenario. Faults that a verb handles itself are handed to it. */
export async function under<Value, Rejection>(
  market: Market,
  supplier: string,
  context: CallContext,
  at: { readonly verb: Verb; readonly reference?: string },
  call: (fault: Fault | undefined) => Promise<Outcome<Value, Rejection>>,
): Promise<Outcome<Value, Rejection>> {
  const fault = await faultAt(market, supplier, context, at.verb, at.reference);
  const wait = () => sleep(Math.min(context.timeoutMs, market.scenarioWaitMs));
  if (fault === undefined) return call(undefined);
  if (typeof fault === 'object') return rejected({ reason: fault.reject } as Rejection);
  switch (fault) {
    case 'timeoutBefore':
      await wait();
      return unknown;
    case 'timeoutAfter':
      await call(undefined);
      await wait();
      return unknown;
    case 'unavailable':
      return unavailable;
    case 'slow':
      await wait();
      return call(undefined);
    case 'twice':
      return (await Promise.all([call(undefined), call(undefined)]))[0];
    default:
      return call(fault);
  }
}
