/** Breaks the line to somebody outside: before the call had an effect, after it, or for good. */
import { type CallContext, type Outcome, unavailable, unknown } from '#suppliers/outcome.ts';

/** `cutBefore`: no effect, no answer; `cutAfter`: effect, no answer; `away`: surely not sent. */
export type Fault = 'cutBefore' | 'cutAfter' | 'away' | 'none';
/** How a call may break, and the one after it, and be done once all the same. */
export const BREAKS: Fault[][] = [
  ['cutBefore'],
  ['cutAfter'],
  ['away'],
  ['cutAfter', 'away'],
  ['away', 'cutBefore'],
  ['cutBefore', 'cutAfter'],
];
/** The calls of a cancellation, and how each may break. */
export const CANCEL_BREAKS: [verb: string, fault: Fault][] = [
  ['cancel', 'cutBefore'],
  ['cancel', 'cutAfter'],
  ['refund', 'cutBefore'],
  ['refund', 'cutAfter'],
  ['refund', 'away'],
];

/** What needs no line: it's answered from what's here. */
const LOCAL: ReadonlySet<string> = new Set(['sells', 'endsOf', 'words']);

type Verb = (request: never, context: CallContext) => Promise<Outcome<unknown, unknown>>;

export type Faults = {
  /** The faults of the next calls of a verb, in order; the last of them stays when `forever`. */
  readonly next: (verb: string, faults: readonly Fault[], forever?: boolean) => void;
  readonly clear: () => void;
  readonly wrap: <T extends object>(target: T) => T;
  /** How often each verb was called through. */
  readonly calls: Map<string, number>;
};

export function createFaults(): Faults {
  const planned = new Map<string, { faults: Fault[]; forever: boolean }>();
  const calls = new Map<string, number>();
  const take = (verb: string): Fault => {
    const plan = planned.get(verb);
    if (!plan || plan.faults.length === 0) return 'none';
    return plan.forever && plan.faults.length === 1 ? plan.faults[0]! : plan.faults.shift()!;
  };
  const call = async (verb: string, work: () => Promise<Outcome<unknown, unknown>>) => {
    const fault = take(verb);
    if (fault === 'away') return unavailable;
    if (fault === 'cutBefore') return unknown;
    calls.set(verb, (calls.get(verb) ?? 0) + 1);
    const answer = await work();
    return fault === 'cutAfter' ? unknown : answer;
  };
  return {
    calls,
    next: (verb, faults, forever = false) => void planned.set(verb, { faults: [...faults], forever }),
    clear: () => {
      planned.clear();
      calls.clear();
    },
    wrap: (target) =>
      new Proxy(target, {
        get: (of, verb: string) => {
          const found: unknown = Reflect.get(of, verb);
          if (typeof found !== 'function' || LOCAL.has(verb)) return found;
          return (request: never, context: CallContext) =>
            call(verb, () => (found as Verb).call(of, request, context));
        },
      }),
  };
}
