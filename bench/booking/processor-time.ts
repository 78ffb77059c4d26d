/** What work costs the processors, which a busy machine changes far less than how long it takes. */
import { readdirSync, readFileSync } from 'node:fs';

export type ProcessorTime = { readonly ours: number; readonly database: number };

/** A tick of Linux, in ms. */
const TICK_MS = 10;

/** Of a process: its parent, and its ticks with those of its children that have ended. */
function statOf(pid: string): { parent: string; ticks: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { parent: fields[1]!, ticks: [11, 12, 13, 14].reduce((sum, i) => sum + Number(fields[i]), 0) };
  } catch {
    return undefined;
  }
}

/**
 * Ms of processor time so far, of this process and of the database's with all its own; the latter is 0 where
 * there is no /proc. Connections must stay open between two readings.
 */
export function processorTime(postmaster: number): ProcessorTime {
  const { user, system } = process.cpuUsage();
  const pids = process.platform === 'linux' ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  const ticks = pids.reduce((sum, pid) => {
    const stat = statOf(pid);
    return stat && [pid, stat.parent].includes(String(postmaster)) ? sum + stat.ticks : sum;
  }, 0);
  return { ours: (user + system) / 1000, database: ticks * TICK_MS };
}
