/** The version before the latest migration, beside this one and with the packages that this one has. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './installation.ts';

const MIGRATIONS = 'apps/server/src/db/migrations';
const PACKAGES = 'node_modules';
const OURS = '@sojourn';

const git = (...words: readonly string[]): Buffer =>
  execFileSync('git', ['-C', ROOT, ...words], { maxBuffer: 2 ** 30 });

/** Fills an empty folder with the commit before the last one that added a migration; returns its id. */
export function checkOutFormerVersion(folder: string): string {
  const latest = git('log', '-1', '--diff-filter=A', '--format=%H', '--', MIGRATIONS).toString().trim();
  const commit = git('rev-parse', '--short', `${latest}^`).toString().trim();
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', commit) });
  mkdirSync(join(folder, PACKAGES, OURS), { recursive: true });
  for (const name of readdirSync(join(ROOT, PACKAGES)))
    if (name !== OURS) symlinkSync(join(ROOT, PACKAGES, name), join(folder, PACKAGES, name));
  // These links are relative: here they lead to its own packages
  for (const name of readdirSync(join(ROOT, PACKAGES, OURS)))
    symlinkSync(readlinkSync(join(ROOT, PACKAGES, OURS, name)), join(folder, PACKAGES, OURS, name));
  return commit;
}
