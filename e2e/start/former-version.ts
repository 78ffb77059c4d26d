/** The version before the latest migration, beside this one and with the packages that this one has. */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { linkPackages } from '../../tools/testing/copy-sources.ts';
import { ROOT } from './installation.ts';

const MIGRATIONS = 'apps/server/src/db/migrations';

const git = (...words: readonly string[]): Buffer =>
  execFileSync('git', ['-C', ROOT, ...words], { maxBuffer: 2 ** 30 });

/** Fills an empty folder with the commit before the last one that added a migration; returns its id. */
export function checkOutFormerVersion(folder: string): string {
  const latest = git('log', '-1', '--diff-filter=A', '--format=%H', '--', MIGRATIONS).toString().trim();
  const commit = git('rev-parse', '--short', `${latest}^`).toString().trim();
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', commit) });
  linkPackages(folder);
  return commit;
}
