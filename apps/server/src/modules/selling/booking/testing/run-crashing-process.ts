/** Runs a script that dies at a crash point; resolves to the signal or exit code that ended it. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const runCrashingProcess = (script: URL, plan: object, point: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [fileURLToPath(script), JSON.stringify(plan)], {
      env: { ...process.env, NODE_ENV: 'test', SOJOURN_CRASH_AT: point },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal ?? String(code)));
  });
