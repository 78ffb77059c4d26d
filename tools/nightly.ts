/**
 * `npm run nightly`: what takes too long for every `npm test` (every combination of what's tried in pairs by
 * day, a long chaos, crashes of the database in a row, starts that recover or use another database, journeys
 * at both widths, and every mutant), one after another. With names (`npm run nightly -- chaos mutants`) only
 * those.
 */
import { spawnSync } from 'node:child_process';
import { offerHelp } from './help.ts';
import { ROOT } from './root.ts';
import { toolEnvironment } from './steps.ts';

offerHelp(import.meta);

const PARTS: readonly (readonly [name: string, ...given: string[]])[] = [
  ['units', 'tools/test.ts', 'packages', 'apps', 'tools'],
  ['starts', 'tools/e2e.ts', 'e2e/start', 'e2e/chaos'],
  ['journeys', 'tools/e2e.ts', 'e2e/journeys'],
  ['chaos', 'tools/chaos.ts', '--minutes', '10'],
  ['crashes', 'tools/chaos.ts', '--database-cycles', '50'],
  ['mutants', 'tools/mutants.ts'],
];

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !PARTS.some(([part]) => part === name));
if (unknown.length > 0) {
  console.error(`npm run nightly -- [${PARTS.map(([name]) => name).join(' | ')}] …`);
  process.exit(1);
}
const failed: string[] = [];
for (const [name, ...given] of PARTS) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`— ${name}`);
  const env = { ...toolEnvironment(), NIGHTLY: '1' };
  if (spawnSync(process.execPath, given, { cwd: ROOT, env, stdio: 'inherit' }).status !== 0)
    failed.push(name);
}
console.log(failed.length === 0 ? 'all passed' : `failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
