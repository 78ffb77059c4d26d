/** Runs a script of this folder that is to die at a point; answers the signal or the code that ended it. */
import { spawn } from 'node:child_process';

const pathOf = (relative: string): string => new URL(relative, import.meta.url).pathname;
/** Half of what such a process does is to compile, so it is kept for the next (`flushCompileCache`). */
const NODE_COMPILE_CACHE = pathOf('../../../../../../node_modules/.cache/compiled');

export const runDoomed = (script: string, doom: object, point: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [pathOf(`./${script}`), JSON.stringify(doom)], {
      env: { ...process.env, NODE_ENV: 'test', NODE_COMPILE_CACHE, SOJOURN_CRASH_AT: point },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal ?? String(code)));
  });
