/** Runs vitest as a process and counts what it reports. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { toolEnvironment } from '../steps.ts';

export type Count = { readonly passed: number; readonly failed: number };

type Report = {
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
};

/** A file that could not be loaded counts as one failure, since none of its tests ran. */
export function countReport({ testResults }: Report): Count {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((each) => each.status === 'failed'),
  );
  return {
    passed: all.filter(({ status }) => status === 'passed').length,
    failed: all.filter(({ status }) => status === 'failed').length + broken.length,
  };
}

/**
 * Progress goes to our own output. A run that breaks off, or reports less than its exit code says, is a
 * failure.
 */
export async function runVitest(given: readonly string[]): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-report-'));
  const outputFile = join(folder, 'report.json');
  const flags = [
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${outputFile}`,
  ];
  const child = spawn('vitest', ['run', ...flags, ...given], {
    cwd: ROOT,
    env: { ...toolEnvironment(), TZ: 'UTC' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (status) => resolve(status ?? 1));
  });
  try {
    const count = countReport(JSON.parse(readFileSync(outputFile, 'utf8')) as Report);
    return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
  } catch {
    return { passed: 0, failed: code === 0 ? 0 : 1 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Says the totals as the last line and sets the exit code. */
export function conclude(counts: readonly Count[]): void {
  const passed = counts.reduce((sum, each) => sum + each.passed, 0);
  const failed = counts.reduce((sum, each) => sum + each.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  // Nothing at all having run is no success
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}
