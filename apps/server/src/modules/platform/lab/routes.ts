/** The scenario lab: not there at all in production. */
import type { Actor, Handlers } from '#context.ts';
import { refuse } from '#refusal.ts';
import type { OffsetClock } from './offset-clock.ts';

type Scenario = { readonly name: string; readonly effect: string };
export type LabDeps = {
  readonly clock: OffsetClock;
  readonly scenarios: readonly Scenario[];
  /** The session that moves the clock goes with it; every other one ages. */
  readonly keepSession: (actor: Actor) => Promise<void>;
  readonly jobs: {
    readonly runDue: () => Promise<void>;
    /** False: there's no such job. */
    readonly runNamed: (name: string) => Promise<boolean>;
  };
  /** Continues whatever waits for its next try. */
  readonly wakeSagas: () => Promise<unknown>;
};

/** `null`: this is production. Refuses with NotFound there. */
export const labRoutes = (deps: LabDeps | null): Pick<Handlers, 'getLab' | 'moveClock' | 'runJobs'> => ({
  getLab: async () => {
    const { clock, scenarios } = deps ?? refuse('NotFound');
    return { now: clock.now(), scenarios: [...scenarios] };
  },
  moveClock: async ({ input, actor }) => {
    const { clock, keepSession } = deps ?? refuse('NotFound');
    await clock.move(input.offsetSeconds);
    if (actor) await keepSession(actor);
    return { now: clock.now() };
  },
  runJobs: async ({ input: { names } }) => {
    const { clock, jobs, wakeSagas } = deps ?? refuse('NotFound');
    await wakeSagas();
    if (!names) await jobs.runDue();
    for (const name of names ?? []) if (!(await jobs.runNamed(name))) refuse('NotFound');
    return { now: clock.now() };
  },
});
