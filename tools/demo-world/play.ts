/**
 * Plays the demo's past step by step, each at its moment. What a step has come to is noted as it goes, so
 * that a process which dies in the middle of one is followed by another that goes on from there.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../apps/server/src/db/client.ts';
import { noteStep, readSteps, type StepFacts } from '../../apps/server/src/modules/platform/lab/store.ts';
import type { Instant } from '../../packages/domain/src/dates.ts';
import type { PastClock } from './clock.ts';

export type Memo = {
  /** What the label came to before, or else comes to now. */
  readonly once: <T>(label: string, make: () => Promise<T>) => Promise<T>;
  readonly forget: (label: string) => void;
  /** What a label of an earlier step came to. */
  readonly of: <T>(step: string, label: string) => T | undefined;
  /** For a call that has its effect once: the same whenever the step is played again. */
  readonly key: (label: string) => string;
};
export type Step<Stage> = {
  /** Unique, and the same at every start. */
  readonly name: string;
  readonly at: Instant;
  readonly play: (stage: Stage, memo: Memo) => Promise<void>;
};
export type Played = { readonly played: number; readonly skipped: number; readonly before: number };

type Parts<Stage> = {
  readonly db: Db;
  readonly clock: PastClock;
  readonly stage: Stage;
  readonly signal: AbortSignal;
  /** After each step, with the milliseconds that it took. */
  readonly rest: (tookMs: number) => Promise<void>;
  /** `isLast`: it isn't tried again. */
  readonly warn: (step: string, error: unknown, isLast: boolean) => void;
};

/** Somebody else's sweep, lease or sale can be in the way once, hardly three times. */
const TRIES = 3;
const AGAIN_MS = 400;

export async function playSteps<Stage>(steps: readonly Step<Stage>[], parts: Parts<Stage>): Promise<Played> {
  const noted = new Map(
    [...(await readSteps(parts.db))].map(([name, { facts, isEnded }]) => [name, { facts, isEnded }]),
  );
  const counts = { played: 0, skipped: 0, before: 0 };
  for (const step of steps) {
    if (parts.signal.aborted) break;
    const before = noted.get(step.name);
    if (before?.isEnded) {
      counts.before++;
      continue;
    }
    const begun = performance.now();
    const facts = new Map(Object.entries(before?.facts ?? {}));
    counts[await playStep(step, facts, noted, parts)]++;
    noted.set(step.name, { facts: Object.fromEntries(facts), isEnded: true });
    await parts.rest(performance.now() - begun);
  }
  return counts;
}

async function playStep<Stage>(
  { name, at, play }: Step<Stage>,
  facts: Map<string, unknown>,
  noted: ReadonlyMap<string, { readonly facts: StepFacts }>,
  { db, clock, stage, signal, warn }: Parts<Stage>,
): Promise<'played' | 'skipped'> {
  const save = (isEnded = false) => noteStep(db, name, Object.fromEntries(facts), isEnded);
  const memo: Memo = {
    once: async <T>(label: string, make: () => Promise<T>): Promise<T> => {
      if (facts.has(label)) return facts.get(label) as T;
      const made = await make();
      facts.set(label, made ?? null);
      await save();
      return made;
    },
    forget: (label) => void facts.delete(label),
    of: <T>(step: string, label: string) => noted.get(step)?.facts[label] as T | undefined,
    key: (label) => `demo-${name}-${label}-${facts.get('tries') ?? 0}`.replace(/[^\w-]/g, '-'),
  };
  for (let tries = Number(facts.get('tries') ?? 0); ; ) {
    try {
      clock.set(at);
      await play(stage, memo);
      await save(true);
      return 'played';
    } catch (error) {
      if (signal.aborted) throw error;
      facts.set('tries', ++tries);
      warn(name, error, tries >= TRIES);
      if (tries >= TRIES) {
        facts.set('skippedFor', error instanceof Error ? error.message.slice(0, 500) : String(error));
        await save(true);
        return 'skipped';
      }
      await save();
      await sleep(AGAIN_MS);
    }
  }
}
