/**
 * The product's programs as child processes: started with their settings, waited for until they can serve,
 * started again when they die (at most five times in a minute), stopped together.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../root.ts';

export type Program = {
  readonly name: string;
  /** From the repository's root */
  readonly entry: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly readyUrl: string;
  /** A module loaded before it. */
  readonly preload?: string;
  /** Of Node */
  readonly flags?: readonly string[];
  /** The file that takes what it prints; else it prints where we do */
  readonly output?: number;
};

export type Running = {
  /** Resolves when the program answers at its ready address; rejects when it ends before */
  readonly ready: Promise<void>;
  /** Rejects when the program has died too often */
  readonly lost: Promise<never>;
  /** Resolves when it serves again, or has ended before that */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly pid: () => number | undefined;
};

/** Loaded into a child, ends it with its parent. */
const GUARD = join(import.meta.dirname, 'end-with-parent.ts');
const RESTARTS = 5;
const WITHIN_MS = 60_000;
const READY_MS = 60_000;
const PATIENCE_MS = 2_000;

/** `restarts`: the most within a minute; null when a program that died waits for `restart`. */
export function runProgram(
  program: Program,
  log: (line: string) => void,
  restarts: number | null = RESTARTS,
): Running {
  const lost = Promise.withResolvers<never>();
  const ready = Promise.withResolvers<void>();
  // The waiting caller gets the error; without one there's no crash
  lost.promise.catch(() => undefined);
  ready.promise.catch(() => undefined);
  const deaths: number[] = [];
  let stopping = false;
  let isStopping = false;
  let served = false;
  let isDead = false;
  let child = launch(program);
  const watch = (current: ChildProcess): void => {
    current.once('exit', (code, signal) => void ended(signal ?? `exit code ${code}`));
  };
  const relaunch = (): void => {
    isStopping = isDead = false;
    if (stopping) return;
    child = launch(program);
    watch(child);
  };
  const ended = async (how: string): Promise<void> => {
    if (stopping) return;
    if (isStopping) return relaunch();
    if (!served) return ready.reject(new Error(`${program.name} ended before it could serve (${how})`));
    if (restarts === null) {
      isDead = true;
      return log(`${program.name} ended (${how}); the next change starts it again`);
    }
    const now = performance.now();
    deaths.push(now);
    const recent = deaths.filter((at) => now - at < WITHIN_MS).length;
    if (recent > restarts)
      return lost.reject(new Error(`${program.name} died ${recent} times in a minute (${how})`));
    log(`${program.name} ended (${how}); starting it again, ${recent} of ${restarts}`);
    await sleep(1_000);
    relaunch();
  };
  watch(child);
  void untilReady(program, () => stopping).then(() => {
    served = true;
    ready.resolve();
  }, ready.reject);
  return {
    ready: ready.promise,
    lost: lost.promise,
    pid: () => child.pid,
    restart: async () => {
      if (isDead) relaunch();
      else if (!isStopping) {
        isStopping = true;
        await stopChild(child);
      }
      await untilReady(program, () => stopping || isDead);
    },
    stop: async () => {
      stopping = true;
      await stopChild(child);
    },
  };
}

const SECRET = /_(KEYS?|SECRETS?)$|_SECRET_|DATABASE_URL$|^SMTP_URL$/;

/** A program gets only its own secrets, even if we have them all. */
function withoutSecrets(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !SECRET.test(name)));
}

type Launched = Pick<Program, 'entry' | 'environment' | 'flags' | 'output' | 'preload'>;
/** In a session of its own, so that Ctrl-C reaches us alone and we stop things in order. */
export function launch({ entry, environment, flags = [], output, preload }: Launched): ChildProcess {
  const first = preload === undefined ? [] : ['--import', preload];
  return spawn(process.execPath, [...flags, '--import', GUARD, ...first, join(ROOT, entry)], {
    cwd: ROOT,
    env: { ...withoutSecrets(process.env), ...environment },
    stdio: ['ignore', output ?? 'inherit', output ?? 'inherit', 'ipc'],
    detached: true,
  });
}

async function untilReady({ name, readyUrl }: Program, stopped: () => boolean): Promise<void> {
  for (let waited = 0; waited < READY_MS; waited += 50) {
    if (stopped()) return;
    const answer = await fetch(readyUrl, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await sleep(50);
  }
  throw new Error(`${name} was not ready at ${readyUrl} within a minute`);
}

export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const impatience = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  await gone;
  clearTimeout(impatience);
}
