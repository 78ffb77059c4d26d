/**
 * For tests and chaos: ends a server as a power cut would. What it had committed must be there afterwards.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { signal, waitForEnd } from './processes.ts';

const PATIENCE_MS = 10_000;

/**
 * Kills the server and all its processes at one instant, before this returns; none of them writes anything
 * more. Resolves when none of them is left.
 */
export async function crashServer(pid: number): Promise<void> {
  // Asleep it starts no other process while we look for those that it has
  signal(pid, 'SIGSTOP');
  const all = [...childrenOf(pid), pid];
  for (const each of all) signal(each, 'SIGKILL');
  await Promise.all(all.map((each) => waitForEnd(each, PATIENCE_MS)));
}

function childrenOf(pid: number): number[] {
  return parents()
    .filter(([, parent]) => parent === pid)
    .map(([child]) => child);
}

/** Every process with its parent. */
function parents(): (readonly [child: number, parent: number])[] {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
    return stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number) as [number, number]);
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), parentOf(name)] as const);
}

function parentOf(pid: string): number {
  try {
    return Number(/^PPid:\t(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    // It has just ended
    return 0;
  }
}
