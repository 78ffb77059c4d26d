/** A copy of the last commit beside the project, with the packages that are installed here. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './root.ts';
import { linkPackages } from './testing/copy-sources.ts';

function git(...given: string[]): void {
  const { status, stderr } = spawnSync('git', given, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${given[0]}: ${stderr}`);
}

/** `use` gets its folder, which is removed afterwards. */
export async function withProjectCopy<Used>(use: (copy: string) => Promise<Used>): Promise<Used> {
  const parent = mkdtempSync(join(tmpdir(), 'sojourn-copy-'));
  const copy = join(parent, 'copy');
  git('worktree', 'add', '--detach', '--quiet', copy, 'HEAD');
  try {
    linkPackages(copy);
    return await use(copy);
  } finally {
    git('worktree', 'remove', '--force', copy);
    rmSync(parent, { recursive: true, force: true });
  }
}
