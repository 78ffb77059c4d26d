/** Runs a script of this folder that is to die at a point; answers the signal or the code that ended it. */
import { spawn } from 'node:child_process';

export const runDoomed = (script: string, doom: object, point: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const path = new URL(`./${script}`, import.meta.url).pathname;
    const child = spawn(process.execPath, [path, JSON.stringify(doom)], {
      env: { ...process.env, NODE_ENV: 'test', SOJOURN_CRASH_AT: point },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal ?? String(code)));
  });
