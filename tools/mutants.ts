/**
 * Makes each mistake of data/mutants.ts in a copy of the last commit and runs the tests that must then fail;
 * says which mistakes passed, and fails when any did. `npm run mutants -- [part of a name …]`. Not part of
 * the test command: it takes minutes.
 */
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MUTANTS, type Mutant } from './data/mutants.ts';
import { offerHelp } from './help.ts';
import { withProjectCopy } from './project-copy.ts';
import { toolEnvironment } from './steps.ts';

offerHelp(import.meta);

const PATIENCE_MS = 15 * 60_000;

type Outcome = 'caught' | 'passed' | 'not run';
type Report = { readonly testResults: readonly { assertionResults: readonly { status: string }[] }[] };

/** Runs the tests in the copy; a run that hangs is ended, with what it started. */
async function runTests(copy: string, tests: string, only: string | undefined): Promise<Outcome> {
  const report = join(copy, '..', 'report.json');
  rmSync(report, { force: true });
  const flags = ['--bail=1', '--reporter=json', `--outputFile=${report}`, ...(only ? ['-t', only] : [])];
  // A mistake may show at a crash point that isn't today's
  const env = { ...toolEnvironment(), NIGHTLY: '1' };
  const output = join(copy, '..', 'output.txt');
  const log = openSync(output, 'w');
  const how = { cwd: copy, env, detached: true };
  const child = spawn('vitest', ['run', ...flags, tests], { ...how, stdio: ['ignore', log, log] });
  closeSync(log);
  const timer = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGTERM'), PATIENCE_MS);
  await new Promise((resolve) => child.once('close', resolve).once('error', resolve));
  clearTimeout(timer);
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    const states = testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ status }) => status),
    );
    if (states.includes('failed')) return 'caught';
    if (states.includes('passed')) return 'passed';
  } catch {
    // Reported below: an aborted run leaves no report
  }
  console.log(readFileSync(output, 'utf8').trim().split('\n').slice(-15).join('\n'));
  return 'not run';
}

async function tryMutant(copy: string, mutant: Mutant): Promise<Outcome> {
  const [, file, words, instead, tests, only] = mutant;
  const path = join(copy, file);
  const whole = readFileSync(path, 'utf8');
  if (whole.split(words).length !== 2) throw new Error(`${file}: '${words}' does not stand there once`);
  writeFileSync(
    path,
    whole.replace(words, () => instead),
  );
  try {
    return await runTests(copy, tests, only);
  } finally {
    writeFileSync(path, whole);
  }
}

/** Tests that fail or do not run without a mistake prove nothing; each file is run once. */
async function checkTests(copy: string, mutants: readonly Mutant[]): Promise<void> {
  for (const [tests, those] of Map.groupBy(mutants, (mutant) => mutant[4])) {
    const names = those.map((mutant) => mutant[5]);
    const only = names.every((name) => name !== undefined) ? [...new Set(names)].join('|') : undefined;
    const outcome = await runTests(copy, tests, only);
    if (outcome !== 'passed') throw new Error(`${tests}: ${outcome} without any mistake`);
  }
}

async function main(parts: readonly string[]): Promise<boolean> {
  const chosen = MUTANTS.filter(
    ([name]) => parts.length === 0 || parts.some((part) => name.toLowerCase().includes(part.toLowerCase())),
  );
  return withProjectCopy(async (copy) => {
    await checkTests(copy, chosen);
    let caught = 0;
    for (const mutant of chosen) {
      const outcome = await tryMutant(copy, mutant);
      if (outcome === 'caught') caught++;
      console.log(`${outcome === 'caught' ? '✓ caught ' : `✗ ${outcome}`.padEnd(9)}  ${mutant[0]}`);
    }
    console.log(`${caught} of ${chosen.length} caught`);
    return caught === chosen.length && caught > 0;
  });
}

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
