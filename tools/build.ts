/** Builds each front end (an app with a vite.config.ts) whose sources changed since its last build. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { offerHelp } from './help.ts';
import { publishBuild } from './publish-build.ts';
import { ROOT } from './root.ts';
import { toolEnvironment } from './steps.ts';

offerHelp(import.meta);

const ASIDE = '.next-';
/** A folder that is older was left by a build that was killed. */
const LEFT_MS = 3_600_000;
/** Built as a second entry of another app's build. */
const BUILT_WITH: Readonly<Record<string, readonly string[]>> = { portal: ['profile'] };
/** A page holds nothing of what sells a product. */
const SKIPPED = new Set(['node_modules', 'dist', 'sell', 'testing']);

export const frontEnds = (root = ROOT): string[] =>
  readdirSync(join(root, 'apps'))
    .filter((app) => existsSync(join(root, 'apps', app, 'vite.config.ts')))
    .sort();

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.has(name) && !name.includes('.test.'))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesUnder(path) : [path];
    })
    .sort();
}

/** Undefined for an app: other pages never hold it, though products name the server and the portal. */
const folderOf = (root: string, name: string): string | undefined =>
  [`packages/${name}`, name].find((folder) => existsSync(join(root, folder, 'package.json')));

/** The folders of a workspace and of those it depends on, itself first. */
function closure(root: string, folder: string, seen = new Set<string>()): Set<string> {
  if (seen.has(folder)) return seen;
  seen.add(folder);
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    dependencies?: object;
  };
  for (const name of Object.keys(manifest.dependencies ?? {})) {
    const needed = name.startsWith('@sojourn/') ? folderOf(root, name.slice(9)) : undefined;
    if (needed) closure(root, needed, seen);
  }
  return seen;
}

/** Changes with anything that the build reads: sources, the packages it uses, the versions of libraries. */
export function buildHash(app: string, root = ROOT): string {
  const hash = createHash('sha256');
  const folders = closure(root, `apps/${app}`);
  for (const part of BUILT_WITH[app] ?? []) {
    if (existsSync(join(root, 'apps', part))) closure(root, `apps/${part}`, folders);
  }
  const files = [
    ...[...folders].flatMap((folder) => filesUnder(join(root, folder))),
    join(root, 'package-lock.json'),
  ];
  for (const file of files)
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}

function viteBuild(app: string, outDir: string, signal?: AbortSignal): Promise<void> {
  const child = spawn('vite', ['build', '--logLevel', 'warn', '--outDir', outDir], {
    cwd: join(ROOT, 'apps', app),
    env: { ...toolEnvironment(), NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
    ...(signal && { signal }),
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`the build of ${app} failed`))));
  });
}

/** Into a fresh folder first: a server goes on serving the old files until the new ones are whole. */
async function buildAside(app: string, signal?: AbortSignal): Promise<void> {
  const served = join(ROOT, 'apps', app, 'dist');
  mkdirSync(served, { recursive: true });
  const built = mkdtempSync(join(served, ASIDE));
  const { mtimeMs: now } = statSync(built);
  for (const left of readdirSync(served).filter((name) => name.startsWith(ASIDE))) {
    const age = now - statSync(join(served, left)).mtimeMs;
    if (age > LEFT_MS) rmSync(join(served, left), { recursive: true, force: true });
  }
  try {
    await viteBuild(app, built, signal);
    publishBuild(built, served);
  } finally {
    rmSync(built, { recursive: true, force: true });
  }
}

/** Returns the names of the apps that were built now. */
export async function buildFrontEnds(
  log: (line: string) => void,
  signal?: AbortSignal,
  apps: readonly string[] = frontEnds(),
): Promise<string[]> {
  const built: string[] = [];
  for (const app of apps) {
    const stamp = join(ROOT, 'apps', app, 'dist/.build-hash');
    const hash = buildHash(app);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) continue;
    const begun = performance.now();
    await buildAside(app, signal);
    writeFileSync(stamp, hash);
    log(`built ${app} in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    built.push(app);
  }
  return built;
}

if (import.meta.main) {
  try {
    const built = await buildFrontEnds(console.log);
    if (built.length === 0) console.log('nothing changed since the last build');
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
