/**
 * Puts a finished build where a server serves it, so that at no moment a file is missing: hashed files are
 * added beside those of earlier builds, which open pages still ask for; the page that names them comes last.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** How many builds keep their hashed files. */
const MAX_BUILDS = 3;
const BUILDS = '.builds.json';
const PAGE = 'index.html';
const HASHED = 'assets/';

function filesUnder(folder: string, prefix = ''): string[] {
  return readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap((entry) => {
    const path = `${prefix}${entry.name}`;
    return entry.isDirectory() ? filesUnder(folder, `${path}/`) : [path];
  });
}

function readBuilds(served: string): string[][] {
  const file = join(served, BUILDS);
  if (!existsSync(file)) return [];
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as string[][];
  } catch {
    return [];
  }
}

/** Moves the files of `built` into `served`, each whole or not at all; `built` is gone afterwards. */
export function publishBuild(built: string, served: string): void {
  const files = filesUnder(built);
  const builds = [files, ...readBuilds(served)].slice(0, MAX_BUILDS);
  // Recorded before they exist, so that another build that ends now doesn't remove them.
  const list = join(served, `${BUILDS}.${process.pid}`);
  writeFileSync(list, JSON.stringify(builds));
  renameSync(list, join(served, BUILDS));
  const order = (file: string): number => (file.startsWith(HASHED) ? 0 : file === PAGE ? 2 : 1);
  for (const file of files.toSorted((a, b) => order(a) - order(b))) {
    mkdirSync(dirname(join(served, file)), { recursive: true });
    renameSync(join(built, file), join(served, file));
  }
  rmSync(built, { recursive: true, force: true });
  const wanted = new Set(builds.flat());
  for (const file of filesUnder(served)) {
    if (!file.startsWith('.') && !wanted.has(file)) rmSync(join(served, file), { force: true });
  }
}
