/**
 * Failures that can be switched on by name outside production: which fault a call meets, and what the faults
 * do that are the same for every verb. Those that a system should recover from strike a reference once; those
 * that the world simply is like strike every time.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CallContext,
  type Outcome,
  rejected,
  unavailable,
  unknown,
} from '@sojourn/server/suppliers/outcome.ts';
import { type MarketDb, strikeOnce } from './store.ts';

type CommonFault =
  /** Sent, no answer, nothing done / done all the same. */
  | 'timeoutBefore'
  | 'timeoutAfter'
  | 'unavailable'
  /** Answers, but slowly. */
  | 'slow'
  /** The supplier gets the request twice at once. */
  | 'twice'
  | { readonly reject: string };

export type Scenario<Verb, Fault> = {
  readonly name: string;
  readonly effect: string;
  readonly strikes: readonly {
    readonly verb: Verb;
    readonly fault: Fault | CommonFault;
    /** Once for each of our references, instead of always. */
    readonly once?: true;
    /** Only this supplier. */
    readonly supplier?: string;
  }[];
};

export type Stage = {
  readonly db: MarketDb;
  /** How long a scenario's time-out takes, so that nobody waits for the real one. */
  readonly scenarioWaitMs: number;
  /** Played when a request names none; null in production. */
  readonly defaultScenario: string | null;
};
/** The scenario that a caller plays; empty for none. */
export const scenarioOf = (stage: Pick<Stage, 'defaultScenario'>, context: CallContext): string =>
  context.scenario ?? stage.defaultScenario ?? '';

type RejectionOf<Answer> = Answer extends { readonly outcome: 'rejected'; readonly rejection: infer No }
  ? No
  : never;

const MOVING: ReadonlySet<unknown> = new Set(['priceRise', 'priceFall', 'priceRiseMax']);

export type Player<Verb extends string, Fault extends string> = ReturnType<typeof createPlayer<Verb, Fault>>;

export function createPlayer<Verb extends string, Fault extends string>(
  scenarios: readonly Scenario<Verb, Fault>[],
) {
  const byName = new Map(scenarios.map((scenario) => [scenario.name, scenario]));
  type At = { readonly verb: Verb; readonly reference?: string };
  /** The fault that a call meets; undefined for none. Faults that strike once are used up by asking. */
  const faultAt = async (
    stage: Stage,
    supplier: string,
    context: CallContext,
    { verb, reference = '' }: At,
  ): Promise<Fault | CommonFault | undefined> => {
    const name = context.scenario ?? stage.defaultScenario;
    const scenario = name === null ? undefined : byName.get(name);
    const strike = scenario?.strikes.find(
      (each) => each.verb === verb && (each.supplier ?? supplier) === supplier,
    );
    if (scenario === undefined || strike === undefined) return undefined;
    if (strike.once && !(await strikeOnce(stage.db, scenario.name, verb, reference))) return undefined;
    return strike.fault;
  };
  /** Does a call under its scenario. Faults that a verb handles itself are handed to it. */
  const under = async <Answer extends { readonly outcome: string }>(
    stage: Stage,
    supplier: string,
    context: CallContext,
    at: At,
    call: (fault: Fault | undefined) => Promise<Answer>,
  ): Promise<Answer | Outcome<never, RejectionOf<Answer>>> => {
    const fault = await faultAt(stage, supplier, context, at);
    const wait = () => sleep(Math.min(context.timeoutMs, stage.scenarioWaitMs));
    if (fault === undefined) return call(undefined);
    if (typeof fault === 'object') return rejected({ reason: fault.reject } as RejectionOf<Answer>);
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
        return call(fault as Fault);
    }
  };
  /** Whether a scenario is one of those that move prices; the others need not be asked for moves. */
  const movesPrices = (name: string): boolean =>
    byName.get(name)?.strikes.some(({ fault }) => MOVING.has(fault)) ?? false;
  return { under, movesPrices };
}
