/**
 * `npm run nightly`: what takes too long for every `npm test` (every combination of what's tried in pairs by
 * day, a long chaos, crashes of the database in a row, starts that recover or use another database, journeys
 * at both widths, every mutant, what a new product edits, and the whole test run on each day of
 * `data/nightly-days.ts`), one after another. With names (`npm run nightly -- chaos mutants`) only those;
 * `npm run nightly -- day 2027-02-28` lives through some of the days.
 */
import { spawnSync } from 'node:child_process';
import { NIGHTLY_DAYS, type NightlyDay } from './data/nightly-days.ts';
import { offerHelp } from './help.ts';
import { ROOT } from './root.ts';
import { toolEnvironment } from './steps.ts';

offerHelp(import.meta);

type Part = {
  readonly name: string;
  readonly given: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
};

const NIGHTLY = { NIGHTLY: '1' };
const PARTS: readonly Part[] = [
  {
    name: 'units',
    given: ['tools/test.ts', 'packages', 'products', 'apps', 'world', 'tools'],
    environment: NIGHTLY,
  },
  { name: 'starts', given: ['tools/e2e.ts', 'e2e/start', 'e2e/chaos'], environment: NIGHTLY },
  { name: 'journeys', given: ['tools/e2e.ts', 'e2e/journeys'], environment: NIGHTLY },
  { name: 'chaos', given: ['tools/chaos.ts', '--minutes', '10'], environment: NIGHTLY },
  { name: 'crashes', given: ['tools/chaos.ts', '--database-cycles', '50'], environment: NIGHTLY },
  { name: 'mutants', given: ['tools/mutants.ts'], environment: NIGHTLY },
  { name: 'product', given: ['tools/pretend-product.ts'], environment: NIGHTLY },
];

const nameOfDay = ({ day, zone }: NightlyDay): string => [day, zone].filter(Boolean).join(' ');
const DAYS: readonly Part[] = NIGHTLY_DAYS.map((each) => ({
  name: nameOfDay(each),
  given: ['tools/test.ts', 'all'],
  environment: { ...(each.day && { TEST_DAY: each.day }), ...(each.zone && { TEST_ZONE: each.zone }) },
}));

/** Undefined for a name that there isn't. A day is named by its beginning, or by its zone. */
function chooseParts([first, ...more]: readonly string[]): readonly Part[] | undefined {
  if (first === undefined) return [...PARTS, ...DAYS];
  if (first === 'day') {
    const found = more.map((named) =>
      DAYS.filter(({ name }) => name.split(' ').some((part) => part.startsWith(named))),
    );
    return more.length === 0 || found.some(({ length }) => length === 0) ? undefined : found.flat();
  }
  const found = [first, ...more].map((named) =>
    named === 'days' ? DAYS : PARTS.filter(({ name }) => name === named),
  );
  return found.some(({ length }) => length === 0) ? undefined : found.flat();
}

const chosen = chooseParts(process.argv.slice(2));
if (!chosen) {
  console.error(`npm run nightly -- [${[...PARTS.map(({ name }) => name), 'days'].join(' | ')}] …`);
  console.error(`npm run nightly -- day [${DAYS.map(({ name }) => name).join(' | ')}] …`);
  process.exit(1);
}
const failed: string[] = [];
for (const { name, given, environment } of chosen) {
  console.log(`— ${name}`);
  const env = { ...toolEnvironment(), ...environment };
  if (spawnSync(process.execPath, given, { cwd: ROOT, env, stdio: 'inherit' }).status !== 0)
    failed.push(name);
}
console.log(failed.length === 0 ? 'all passed' : `failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
