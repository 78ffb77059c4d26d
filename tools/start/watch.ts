/** For `npm run dev`: a program starts again when a source it uses changes; front ends are built again. */
import { spawn } from 'node:child_process';
import { type FSWatcher, rmSync, watch } from 'node:fs';
import { join } from 'node:path';
import { frontEnds } from '../build.ts';
import { ROOT } from '../root.ts';
import { toolEnvironment } from '../steps.ts';
import { GUARD, type Program, type Running } from './processes.ts';

const TOGETHER_MS = 200;
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');

/** Returns what ends the watching. */
export function watchSources(
  programs: readonly Program[],
  running: readonly Running[],
  log: (line: string) => void,
): () => void {
  const watchers = programs.flatMap(({ name }, index) => {
    let timer: NodeJS.Timeout | undefined;
    // An editor writes several files, several times; one restart is enough
    const changed = (file: string | null): void => {
      if (!file || /\.test\.tsx?$|~$/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        log(`${file} changed: starting ${name} again`);
        running[index]?.restart();
      }, TOGETHER_MS);
    };
    const look = (folder: string, filter: RegExp): FSWatcher =>
      watch(join(ROOT, folder), { recursive: true }, (_, file) => filter.test(file ?? '') && changed(file));
    return [
      look(`apps/${name}/src`, /./),
      look('packages', /^(domain|contract|market|artwork|postgres)\/src\//),
    ];
  });
  const builds = frontEnds().map((app) => {
    // What is served is no longer what the stamp says; the next start builds
    rmSync(join(ROOT, 'apps', app, 'dist/.build-hash'), { force: true });
    return spawn(process.execPath, ['--import', GUARD, VITE, 'build', '--watch', '--logLevel', 'warn'], {
      cwd: join(ROOT, 'apps', app),
      env: toolEnvironment(),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
  });
  return () => {
    for (const watcher of watchers) watcher.close();
    for (const build of builds) build.kill('SIGTERM');
  };
}
