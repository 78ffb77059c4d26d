/**
 * `npm run check`: every static check; with `changed`, of what changed since the main branch, committed or
 * not.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packagesIn } from './boundaries.ts';
import { changedFiles, withImporters } from './checks/changed.ts';
import { readProject } from './checks/project.ts';
import { ALL_STEPS, concernsAll, stepsFor } from './checks/steps-of-check.ts';
import { offerHelp } from './help.ts';
import { ROOT } from './root.ts';
import { runSteps, type Step } from './steps.ts';

offerHelp(import.meta);

function stepsOfChanged(): readonly Step[] {
  const changed = changedFiles();
  if (changed.some(concernsAll)) return ALL_STEPS;
  const typed = withImporters(changed, packagesIn(readProject()));
  console.log(`${changed.length} files changed; types and promises of ${typed.length}`);
  return stepsFor(
    changed.filter((path) => existsSync(join(ROOT, path))),
    typed,
  );
}

const given = process.argv.slice(2);
if (given.length > 0 && given.join() !== 'changed') {
  console.error(`There is no ${given.join(' ')}; npm run check -- --help shows what there is.`);
  process.exit(1);
}
process.exitCode = (await runSteps(given.length > 0 ? stepsOfChanged() : ALL_STEPS)) ? 0 : 1;
