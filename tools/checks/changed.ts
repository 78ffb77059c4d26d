/** What changed since the main branch, committed or not, and which files that may break. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../root.ts';
import { resolveImport } from './imports.ts';
import { isTypeScript } from './source.ts';

/** Where this branch left the main one; on the main branch its last commit. */
export function sinceMain(root = ROOT): string {
  const { status, stdout, stderr } = spawnSync('git', ['merge-base', 'main', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`git merge-base main HEAD: ${stderr.trim()}`);
  return stdout.trim();
}

/** Changed, added and removed files, from the repository's root. */
export function changedFiles(root = ROOT): string[] {
  const list = (...given: string[]): string[] =>
    execFileSync('git', given, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 }).split('\0');
  const changed = list('diff', '--name-only', '--no-renames', '-z', sinceMain(root));
  const added = list('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set([...changed, ...added])].filter(Boolean).sort();
}

/**
 * The TypeScript files among them that are still there, and those that import any of them. Their importers'
 * importers can only break by a type that nobody wrote down.
 */
export function withImporters(
  changed: readonly string[],
  packages: ReadonlyMap<string, string>,
  root = ROOT,
): string[] {
  const checked = new Set(changed.filter((path) => isTypeScript(path) && existsSync(join(root, path))));
  const names = [
    ...new Set(changed.map((path) => basename(path)).filter((name) => /\.(tsx?|json)$/.test(name))),
  ];
  if (names.length === 0) return [...checked];
  const wanted = new Set(changed);
  // Each import names the whole file, so its text is enough
  const patterns = names.flatMap((name) => ['-e', `/${name}'`, '-e', `#${name}'`]);
  const { stdout } = spawnSync(
    'git',
    ['grep', '--untracked', '--no-color', '-F', '-I', ...patterns, '--', '*.ts', '*.tsx'],
    { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  for (const line of stdout.split('\n')) {
    const [, path = '', text = ''] = /^([^:]+):(.*)$/.exec(line) ?? [];
    for (const [, specifier = ''] of text.matchAll(/'([^']+)'/g)) {
      const target = resolveImport(path, specifier, packages);
      if (target !== undefined && wanted.has(target)) checked.add(path);
    }
  }
  return [...checked].sort();
}
