/** The browser that npm brought, for machines that have none: unpacked once, kept beside the packages. */
import { spawnSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

type Unpacked = { readonly program: string; readonly environment: Record<string, string> };

const ROOT = join(import.meta.dirname, '../..');

/** Where the copy is kept: node_modules, or the temporary directory when that may not be written. */
function cacheFolder(): string {
  const folder = join(ROOT, 'node_modules/.cache');
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return folder;
  } catch {
    return join(tmpdir(), `sojourn-browser-${process.getuid?.() ?? 0}`);
  }
}

/** Returns undefined where the package has no browser for this machine. */
export function unpackChromium(): Unpacked | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const root = dirname(dirname(entry));
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const folder = join(cacheFolder(), `chromium-${version}`);
  if (!existsSync(folder)) unpack(root, folder);
  return { program: join(folder, 'chromium'), environment: missingParts(folder) };
}

/** The package unpacks into TMPDIR; a process of its own gets one that becomes the copy when it is whole. */
function unpack(root: string, folder: string): void {
  const half = `${folder}.${process.pid}`;
  mkdirSync(half, { recursive: true });
  const archives = ['chromium.br', 'swiftshader.tar.br', 'fonts.tar.br', 'al2023.tar.br'];
  const paths = archives.map((name) => join(root, 'bin', name));
  const script = `
    import { inflate } from '@sparticuz/chromium';
    for (const path of ${JSON.stringify(paths)}) await inflate(path);`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: ROOT,
    env: { ...process.env, TMPDIR: half },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the browser could not be unpacked: ${stderr}`);
  // Another user may use the checkout next
  chmodSync(join(half, 'chromium'), 0o755);
  try {
    renameSync(half, folder);
  } catch (error) {
    // Another process was faster
    rmSync(half, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

const LIBRARIES = [
  '/lib',
  '/usr/lib',
  '/lib64',
  '/usr/lib64',
  '/lib/x86_64-linux-gnu',
  '/usr/lib/x86_64-linux-gnu',
];

/**
 * A bare machine lacks the libraries and the font settings that the browser asks for; the package carries
 * both.
 */
function missingParts(folder: string): Record<string, string> {
  const present = ['libnss3.so', 'libnspr4.so', 'libexpat.so.1'].every((name) =>
    LIBRARIES.some((place) => existsSync(join(place, name))),
  );
  return {
    ...(!present && { LD_LIBRARY_PATH: join(folder, 'al2023/lib') }),
    ...(!existsSync('/etc/fonts/fonts.conf') && { FONTCONFIG_PATH: join(folder, 'fonts') }),
  };
}
