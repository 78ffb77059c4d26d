/**
 * npm starts us through a shell. When npm itself is killed the signal ends there and we would stay behind,
 * holding the ports; so while npm is our ancestor we look whether it still lives.
 */
import { readFileSync } from 'node:fs';
import { commandOf, identityOf } from '../../packages/postgres/src/embedded/processes.ts';

function parentOf(pid: number): number {
  try {
    return Number(/^PPid:\t(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** The id of the npm process that runs us, if there is one and this system reports it. */
function findNpm(): number | undefined {
  if (!process.env.npm_lifecycle_event) return undefined;
  let pid = process.ppid;
  for (let steps = 0; steps < 4 && pid > 1; steps++, pid = parentOf(pid)) {
    if (/^(npm |\S*node \S*npm)/.test(commandOf(pid))) return pid;
  }
  return undefined;
}

export function whenNpmDies(then: () => void): void {
  const pid = findNpm();
  if (pid === undefined) return;
  const identity = identityOf(pid);
  const timer = setInterval(() => {
    if (identityOf(pid) === identity) return;
    clearInterval(timer);
    then();
  }, 500);
  timer.unref();
}
