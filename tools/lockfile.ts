/**
 * `npm ci` refuses a lockfile in which a package for another system is missing, and `npm install` leaves
 * out those that its registry does not offer. This names what is missing; with `--complete` it is written
 * in.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';

type Entry = {
  version?: string;
  dev?: boolean;
  engines?: object;
  optionalDependencies?: Readonly<Record<string, string>>;
};
type Lockfile = { packages: Record<string, Entry & Record<string, unknown>> };

/** What each missing package's entry should be, by its path in the lockfile. */
export function findMissing({ packages }: Lockfile): Record<string, Entry & Record<string, unknown>> {
  const missing: Record<string, Entry & Record<string, unknown>> = {};
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const inside = path ? `${path}/node_modules/${name}` : `node_modules/${name}`;
      if (packages[`node_modules/${name}`] || packages[inside]) continue;
      missing[`node_modules/${name}`] = {
        version,
        ...system(name),
        ...(entry.dev && { dev: true }),
        optional: true,
        ...(entry.engines && { engines: entry.engines }),
      };
    }
  }
  return missing;
}

/** From a name such as `@biomejs/cli-linux-x64-musl`. */
function system(name: string): { cpu: string[]; libc?: string[]; os: string[] } {
  const last = name.split('/').at(-1) ?? '';
  const [os = '', cpu = '', abi = ''] = last.replace(/^(cli|binding)-/, '').split('-');
  const libc = abi.startsWith('musl')
    ? ['musl']
    : os === 'linux' && abi.startsWith('gnu')
      ? ['glibc']
      : undefined;
  return { cpu: [cpu], ...(libc && { libc }), os: [os] };
}

if (import.meta.main) {
  const file = join(ROOT, 'package-lock.json');
  const lockfile = JSON.parse(readFileSync(file, 'utf8')) as Lockfile;
  const missing = findMissing(lockfile);
  const count = Object.keys(missing).length;
  if (process.argv.includes('--complete')) {
    const all = Object.entries({ ...lockfile.packages, ...missing }).sort(([a], [b]) => (a < b ? -1 : 1));
    writeFileSync(file, `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(all) }, null, 2)}\n`);
    console.log(`wrote ${count} packages of other systems`);
  } else if (count > 0) {
    for (const path of Object.keys(missing))
      console.log(`${path} is missing; run node tools/lockfile.ts --complete`);
    process.exitCode = 1;
  } else {
    console.log('npm ci will take the lockfile');
  }
}
