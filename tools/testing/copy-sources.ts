/** A copy of the tree for tests that edit it, with the packages that are installed here. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

const PACKAGES = 'node_modules';
const OURS = '@sojourn';

/** Fills an empty folder with all files that git has or would take, as they are now. */
export function copySources(folder: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const present = listed.split('\0').filter((path) => path && existsSync(join(ROOT, path)));
  const read = ['-c', '-C', ROOT, '--null', '-T', '-'];
  const packed = execFileSync('tar', read, { input: present.join('\0'), maxBuffer: 2 ** 30 });
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-x', '-C', folder], { input: packed });
  linkPackages(folder);
}

/** Links what's installed here into a copy, but for the workspaces, which are the copy's own. */
export function linkPackages(copy: string): void {
  mkdirSync(join(copy, PACKAGES, OURS), { recursive: true });
  for (const name of readdirSync(join(ROOT, PACKAGES)))
    if (name !== OURS && name !== '.cache')
      symlinkSync(join(ROOT, PACKAGES, name), join(copy, PACKAGES, name));
  // These links are relative: there they lead to its own packages
  for (const name of readdirSync(join(ROOT, PACKAGES, OURS)))
    symlinkSync(readlinkSync(join(ROOT, PACKAGES, OURS, name)), join(copy, PACKAGES, OURS, name));
}
