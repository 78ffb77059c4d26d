/** For `npm run dev`: a program starts again when a source that it uses changes. */
import { join, relative } from 'node:path';
import { buildFrontEnds } from '../build.ts';
import { ROOT } from '../root.ts';
import type { Program, Running } from '../start/processes.ts';
import { FOLDERS, programsUsing } from './sources.ts';
import { watchTree } from './watch-tree.ts';

/** An editor writes several files, several times; one restart is enough. */
const TOGETHER_MS = 200;

/** Returns what ends the watching. */
export function watchSources(
  programs: readonly Program[],
  running: readonly Running[],
  log: (line: string) => void,
): () => void {
  const timers = new Map<string, NodeJS.Timeout>();
  const restart = async (name: string, file: string): Promise<void> => {
    const begun = performance.now();
    log(`${file} changed: restarting ${name}`);
    try {
      // The only pages that Vite doesn't serve: an iframe of strict rules
      if (name === 'vault') await buildFrontEnds(log, undefined, [name]);
      await running[programs.findIndex((program) => program.name === name)]?.restart();
      log(`${name} is ready again (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
    } catch (error) {
      log((error as Error).message);
    }
  };
  const changed = (path: string): void => {
    const file = relative(ROOT, path);
    for (const name of programsUsing(file)) {
      clearTimeout(timers.get(name));
      timers.set(
        name,
        setTimeout(() => void restart(name, file), TOGETHER_MS),
      );
    }
  };
  const ends = FOLDERS.map((folder) => watchTree(join(ROOT, folder), changed));
  return () => {
    for (const end of ends) end();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}
