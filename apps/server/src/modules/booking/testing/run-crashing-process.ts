/** Runs a script that dies at a crash point; resolves to the signal or exit code that ended it. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Compiling is half of such a process's work, so the next one reuses it (`flushCompileCache`). */
const NODE_COMPILE_CACHE = fileURLToPath(
  new URL('../../../../../../node_modules/.cache/compiled', import.meta.url),
);

export const runCrashingProcess = (script: URL, plan: object, point: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [fileURLToPath(script), JSON.stringify(plan)], {
      env: { ...process.env, NODE_ENV: 'test', NODE_COMPILE_CACHE, SOJOURN_CRASH_AT: point },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal ?? String(code)));
  });
