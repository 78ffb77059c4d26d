/**
 * Runs commands as named steps, two at a time, one line for each; the output of a step shows when it fails.
 */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { ROOT } from './root.ts';

export type Step = {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly environment?: Readonly<Record<string, string>>;
};

/** The environment of a child: its programs come from node_modules first, so that `node` is ours. */
export const toolEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter),
});

type Result = { readonly code: number; readonly output: string; readonly seconds: number };

function runStep({ command: [program, ...given], environment }: Step): Promise<Result> {
  const begun = performance.now();
  const child = spawn(program, given, {
    cwd: ROOT,
    env: { ...toolEnvironment(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    const done = (code: number, more = ''): void =>
      resolve({
        code,
        output: Buffer.concat(chunks).toString() + more,
        seconds: (performance.now() - begun) / 1000,
      });
    child.once('error', (error) => done(1, error.message));
    child.once('close', (code) => done(code ?? 1));
  });
}

/** True when every step succeeded. */
export async function runSteps(steps: readonly Step[], atOnce = 2): Promise<boolean> {
  const waiting = [...steps];
  let good = true;
  const worker = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { code, output, seconds } = await runStep(step);
      const lines = output.trim().split('\n');
      const note = code === 0 && lines.length === 1 ? lines[0] : '';
      console.log(
        `${code === 0 ? '✓' : '✗'} ${step.name.padEnd(15)} ${seconds.toFixed(1)} s  ${note}`.trimEnd(),
      );
      if (code === 0) continue;
      good = false;
      console.log(lines.map((line) => `    ${line}`).join('\n'));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return good;
}
