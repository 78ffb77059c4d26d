/**
 * Makes each mistake of data/mutants.ts in a copy of the last commit and runs the tests that must then fail;
 * says which mistakes passed, and fails when any did. `npm run mutants -- [part of a name …]`. Not part of
 * the test command: it takes minutes.
 */
import { spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MUTANTS, type Mutant } from './data/mutants.ts';
import { offerHelp } from './help.ts';
import { ROOT } from './root.ts';
import { toolEnvironment } from './steps.ts';

offerHelp(import.meta);

const PATIENCE_MS = 5 * 60_000;

type Outcome = 'caught' | 'passed' | 'not run';
type Report = { readonly testResults: readonly { assertionResults: readonly { status: string }[] }[] };

function git(...given: string[]): void {
  const { status, stderr } = spawnSync('git', given, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${given[0]}: ${stderr}`);
}

/** The last commit with the packages that are installed here, but its own workspaces. */
function makeCopy(): string {
  const copy = join(mkdtempSync(join(tmpdir(), 'sojourn-mutants-')), 'copy');
  git('worktree', 'add', '--detach', '--quiet', copy, 'HEAD');
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@sojourn'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@sojourn') symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  for (const kind of ['packages', 'apps']) {
    for (const name of readdirSync(join(copy, kind))) {
      symlinkSync(join(copy, kind, name), join(modules, '@sojourn', name));
    }
  }
  return copy;
}

function removeCopy(copy: string): void {
  git('worktree', 'remove', '--force', copy);
  rmSync(join(copy, '..'), { recursive: true, force: true });
}

/** Runs the tests in the copy; a run that hangs is ended, with what it started. */
async function runTests(copy: string, tests: string, only: string | undefined): Promise<Outcome> {
  const report = join(copy, '..', 'report.json');
  rmSync(report, { force: true });
  const flags = ['--bail=1', '--reporter=json', `--outputFile=${report}`, ...(only ? ['-t', only] : [])];
  const env = toolEnvironment();
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
  const copy = makeCopy();
  try {
    await checkTests(copy, chosen);
    let caught = 0;
    for (const mutant of chosen) {
      const outcome = await tryMutant(copy, mutant);
      if (outcome === 'caught') caught++;
      console.log(`${outcome === 'caught' ? '✓ caught ' : `✗ ${outcome}`.padEnd(9)}  ${mutant[0]}`);
    }
    console.log(`${caught} of ${chosen.length} caught`);
    return caught === chosen.length && caught > 0;
  } finally {
    removeCopy(copy);
  }
}

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
