/**
 * `npm ci` refuses a lockfile in which a package for another system is missing, and `npm install` leaves
 * out those that its registry does not offer. This names what is missing; with `--complete` it is written
 * in.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Project, runAlone, type Verdict } from './checks/project.ts';
import { ROOT } from './root.ts';

type Entry = {
  version?: string;
  dev?: boolean;
  engines?: object;
  optionalDependencies?: Readonly<Record<string, string>>;
};
const FILE = 'package-lock.json';

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

export function check({ text }: Project): Verdict {
  const missing = Object.keys(findMissing(JSON.parse(text(FILE)) as Lockfile));
  return {
    problems: missing.map((name) => ({
      path: FILE,
      line: 1,
      message: `${name} is missing; run node tools/lockfile.ts --complete`,
    })),
    summary: 'npm ci will take the lockfile',
  };
}

function complete(): void {
  const file = join(ROOT, FILE);
  const known = JSON.parse(readFileSync(file, 'utf8')) as Lockfile;
  const missing = findMissing(known);
  const all = Object.entries({ ...known.packages, ...missing }).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify({ ...known, packages: Object.fromEntries(all) }, null, 2)}\n`);
  console.log(`wrote ${Object.keys(missing).length} packages of other systems`);
}

if (import.meta.main && process.argv.includes('--complete')) complete();
else runAlone(import.meta, check);
