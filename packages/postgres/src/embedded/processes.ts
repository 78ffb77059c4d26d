/** What is known about a process by its id: whether it lives, when it began, and how to wait for its end. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Distinguishes two processes with the same id (by start time), or undefined when no such process
 * lives. A zombie, which still answers to signals, counts as dead.
 */
export function identityOf(pid: number): string | undefined {
  if (process.platform !== 'linux') return identityByPs(pid);
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces, so fields are counted from the last bracket: state is the first
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

function identityByPs(pid: number): string | undefined {
  const { stdout } = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' });
  const [, state, started] = /^(\S+)\s+(.+)$/.exec(stdout?.trim() ?? '') ?? [];
  return state?.startsWith('Z') ? undefined : started;
}

/** The command line of a process, empty when it cannot be read. */
export function commandOf(pid: number): string {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    } catch {
      return '';
    }
  }
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
}

/** True once the process is gone; false when it still lives after the time. */
export async function waitForEnd(pid: number, milliseconds: number): Promise<boolean> {
  for (let waited = 0; waited < milliseconds; waited += 25) {
    if (identityOf(pid) === undefined) return true;
    await sleep(25);
  }
  return identityOf(pid) === undefined;
}

/** Sends a signal; a process that is gone already is no error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
