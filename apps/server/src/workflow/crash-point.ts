/**
 * Places where a test may end the process, to prove that the next one carries on. Nothing is set in
 * production: the hook is handed in by tests, or read from SOJOURN_CRASH_AT by a child process of a test.
 */

/** `beforeCall`: the intent is committed; `afterEffect`: the other side has done it, we have not noted it. */
const CRASH_PHASES = ['beforeCall', 'afterEffect', 'beforeCommit', 'afterCommit'] as const;
export type CrashPhase = (typeof CRASH_PHASES)[number];
export type CrashPoint = {
  readonly step: string;
  readonly direction: 'do' | 'undo';
  readonly phase: CrashPhase;
};
export type CrashHook = (point: CrashPoint) => void;

/**
 * Thrown by a test's hook: the run stops where it stands, like a process that died, and lets go of nothing.
 */
export class Abandoned extends Error {}

export const crashName = ({ step, direction, phase }: CrashPoint): string => `${step}:${direction}:${phase}`;

/** For child processes under test: `confirm:do:afterEffect` kills this process there, once. */
export function crashHookFrom(
  environment: { readonly NODE_ENV?: string; readonly SOJOURN_CRASH_AT?: string },
  kill: () => void,
): CrashHook | undefined {
  const wanted = environment.SOJOURN_CRASH_AT;
  if (!wanted) return undefined;
  if (environment.NODE_ENV !== 'test') throw new Error('SOJOURN_CRASH_AT is for tests only');
  return (point) => {
    if (crashName(point) === wanted) kill();
  };
}
