/**
 * Which files a check has passed, so that it needs to see only those that changed since and their importers.
 * A clean checkout has none.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../root.ts';

const STORED = 'node_modules/.cache/passed.json';

/** Content hashes by path. */
export type Contents = Readonly<Record<string, string>>;

export const contentsOf = (paths: readonly string[], root = ROOT): Contents =>
  Object.fromEntries(
    paths.map((path) => [
      path,
      createHash('sha1')
        .update(readFileSync(join(root, path)))
        .digest('base64'),
    ]),
  );

/** Changed, added and removed paths. */
export const differing = (now: Contents, passed: Contents): string[] =>
  [...new Set([...Object.keys(now), ...Object.keys(passed)])].filter((path) => now[path] !== passed[path]);

export function readPassed(root = ROOT): Contents {
  try {
    return JSON.parse(readFileSync(join(root, STORED), 'utf8')) as Contents;
  } catch {
    return {};
  }
}

export function writePassed(contents: Contents, root = ROOT): void {
  mkdirSync(join(root, dirname(STORED)), { recursive: true });
  writeFileSync(join(root, STORED), JSON.stringify(contents));
}
