/** Runs the program that gives the demo its past, unless it has one: last, at the lowest priority. */
import type { ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { connectPortal } from '../../apps/server/src/db/client.ts';
import { isWorldMade } from '../demo-world/once.ts';
import { launch, stopChild } from './processes.ts';

const ENTRY = 'tools/demo-world/main.ts';
/** The first pages come before it. */
const AFTER_MS = 2_000;
const STARTS = 3;

type Past = { readonly isComing: boolean; readonly stop: () => Promise<void> };

/** `environment`: of the portal's server. */
export async function giveDemoPast(
  url: string,
  environment: Readonly<Record<string, string>>,
): Promise<Past> {
  if (await hasPast(url)) return { isComing: false, stop: async () => undefined };
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout;
  let isStopping = false;
  const start = (starts: number): void => {
    child = launch({ entry: ENTRY, environment });
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    child.once('exit', (code) => {
      if (isStopping || code === 0 || starts >= STARTS) return;
      timer = setTimeout(() => start(starts + 1), AFTER_MS);
    });
  };
  timer = setTimeout(() => start(1), AFTER_MS);
  return {
    isComing: true,
    stop: async () => {
      isStopping = true;
      clearTimeout(timer);
      if (child) await stopChild(child);
    },
  };
}

async function hasPast(url: string): Promise<boolean> {
  const { db, close } = connectPortal({ url, poolSize: 1 });
  try {
    return await isWorldMade(db);
  } finally {
    await close();
  }
}
