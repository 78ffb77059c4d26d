/**
 * `npm run check`: every static check; with `changed`, of what changed since the main branch, committed or
 * not. Types and promises that were found good before are not checked again.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packagesIn } from './boundaries.ts';
import { changedFiles, withImporters } from './checks/changed.ts';
import { type Contents, contentsOf, differing, readPassed, writePassed } from './checks/passed.ts';
import { readProject } from './checks/project.ts';
import { isTypeScript, listFiles } from './checks/source.ts';
import { ALL, concernsAll, stepsFor } from './checks/steps-of-check.ts';
import { offerHelp } from './help.ts';
import { ROOT } from './root.ts';
import { runSteps, type Step } from './steps.ts';

offerHelp(import.meta);

/** What to look at since the last run that passed. */
function uncheckedOf(contents: Contents): readonly string[] {
  const changed = differing(contents, readPassed());
  if (changed.some(concernsAll)) return ALL;
  return withImporters(changed, packagesIn(readProject()));
}

function stepsOf(unchecked: readonly string[], onlyChanged: boolean): readonly Step[] {
  const changed = onlyChanged ? changedFiles() : [];
  if (!onlyChanged || changed.some(concernsAll)) return stepsFor(ALL, unchecked);
  return stepsFor(
    changed.filter((path) => existsSync(join(ROOT, path))),
    unchecked,
  );
}

const given = process.argv.slice(2);
if (given.length > 0 && given.join() !== 'changed') {
  console.error(`There is no ${given.join(' ')}; npm run check -- --help shows what there is.`);
  process.exit(1);
}
const contents = contentsOf(listFiles().filter((path) => isTypeScript(path) || concernsAll(path)));
const isGood = await runSteps(stepsOf(uncheckedOf(contents), given.length > 0));
if (isGood) writePassed(contents);
process.exitCode = isGood ? 0 : 1;
