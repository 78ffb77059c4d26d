/** Runs vitest as a process and counts what it reports. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from '../root.ts';
import { toolEnvironment } from '../steps.ts';

/** A test's full name and the first line of what went wrong. */
type Failure = { readonly test: string; readonly message: string };
type Count = { readonly passed: number; readonly failures: readonly Failure[] };
/** By test file. What went wrong outside of any file stands under an empty name. */
type Counts = ReadonlyMap<string, Count>;

type Report = {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Why a file couldn't be loaded. */
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
};

const firstLine = (text = ''): string => text.split('\n', 1)[0] ?? '';

/** A file that could not be loaded counts as one failure, since none of its tests ran. */
export function countReport({ testResults }: Report): Counts {
  return new Map(
    testResults.map(({ name, status, message, assertionResults }) => {
      const passed = assertionResults.filter((each) => each.status === 'passed').length;
      const failures = assertionResults
        .filter((each) => each.status === 'failed')
        .map((each) => ({ test: each.fullName, message: firstLine(each.failureMessages?.[0]) }));
      const unloaded = { test: 'the file itself', message: firstLine(message) };
      const all = failures.length === 0 && status === 'failed' ? [unloaded] : failures;
      return [relative(ROOT, name), { passed, failures: all }];
    }),
  );
}

const OUTSIDE = '';
const failedIn = (counts: Counts): string[] =>
  [...counts].filter(([, { failures }]) => failures.length > 0).map(([file]) => file);

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
  const brokeOff = { test: 'the run itself', message: `vitest ended with ${code}` };
  const outside: Counts = new Map([[OUTSIDE, { passed: 0, failures: [brokeOff] }]]);
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
    if (second.get(file)?.failures.length === 0)
      console.log(`unsteady: ${file} failed once and passed alone`);
  }
  return new Map([...first, ...second]);
}
/** More than these at once is no matter of a late process. */
const MOST_UNSTEADY = 5;

/** Names what failed, says the totals as the last line and sets the exit code. */
export function conclude(
  runs: readonly Counts[],
  { mayBeNone = false }: { readonly mayBeNone?: boolean } = {},
): void {
  const all = runs.flatMap((counts) => [...counts.values()]);
  const passed = all.reduce((sum, each) => sum + each.passed, 0);
  const failed = all.reduce((sum, each) => sum + each.failures.length, 0);
  // Last, since a build server may show only the end of what was printed
  for (const [file, { failures }] of runs.flatMap((counts) => [...counts]))
    for (const { test, message } of failures) console.log(`failed: ${file} > ${test}\n  ${message}`);
  console.log(`${passed} passed, ${failed} failed`);
  // Nothing at all having run is no success, unless nothing was to run
  process.exitCode = failed > 0 || (passed === 0 && !mayBeNone) ? 1 : 0;
}
