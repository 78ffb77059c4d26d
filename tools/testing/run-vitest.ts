/** Runs vitest as a process and counts what it reports. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from '../root.ts';
import { toolEnvironment } from '../steps.ts';

type Count = { readonly passed: number; readonly failed: number };
/** By test file. What went wrong outside of any file stands under an empty name. */
type Counts = ReadonlyMap<string, Count>;

type Report = {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
};

/** A file that could not be loaded counts as one failure, since none of its tests ran. */
export function countReport({ testResults }: Report): Counts {
  return new Map(
    testResults.map(({ name, status, assertionResults }) => {
      const count = (wanted: string): number =>
        assertionResults.filter((each) => each.status === wanted).length;
      const failed = count('failed') || Number(status === 'failed');
      return [relative(ROOT, name), { passed: count('passed'), failed }];
    }),
  );
}

const OUTSIDE = '';
const failedIn = (counts: Counts): string[] =>
  [...counts].filter(([, { failed }]) => failed > 0).map(([file]) => file);

/**
 * Progress goes to our own output. A run that breaks off, or reports less than its exit code says, is a
 * failure.
 */
export async function runVitest(given: readonly string[]): Promise<Counts> {
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
    env: toolEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (status) => resolve(status ?? 1));
  });
  const outside: Counts = new Map([[OUTSIDE, { passed: 0, failed: 1 }]]);
  try {
    const counts = countReport(JSON.parse(readFileSync(outputFile, 'utf8')) as Report);
    return code !== 0 && failedIn(counts).length === 0 ? new Map([...counts, ...outside]) : counts;
  } catch {
    return code === 0 ? new Map() : outside;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * A second look, once and alone, at the files that failed: browsers, processes and databases that are killed
 * on purpose can be late on a busy machine. What passes then is named as unsteady, since it hides a fault of
 * the product or of the test; what fails again has failed.
 */
export async function runVitestTwice(flags: readonly string[]): Promise<Counts> {
  const first = await runVitest(flags);
  const failed = failedIn(first);
  if (failed.length === 0 || failed.includes(OUTSIDE) || failed.length > MOST_UNSTEADY) return first;
  const second = await runVitest([...flags, '--maxWorkers=1', ...failed]);
  if (second.has(OUTSIDE)) return first;
  for (const file of failed) {
    if (second.get(file)?.failed === 0) console.log(`unsteady: ${file} failed once and passed alone`);
  }
  return new Map([...first, ...second]);
}
/** More than these at once is no matter of a late process. */
const MOST_UNSTEADY = 5;

/** Says the totals as the last line and sets the exit code. */
export function conclude(
  runs: readonly Counts[],
  { mayBeNone = false }: { readonly mayBeNone?: boolean } = {},
): void {
  const all = runs.flatMap((counts) => [...counts.values()]);
  const passed = all.reduce((sum, each) => sum + each.passed, 0);
  const failed = all.reduce((sum, each) => sum + each.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  // Nothing at all having run is no success, unless nothing was to run
  process.exitCode = failed > 0 || (passed === 0 && !mayBeNone) ? 1 : 0;
}
