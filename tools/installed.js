/**
 * Exits with 1 and says what to do when node_modules isn't what package-lock.json says: after a pull that
 * brought a library or a workspace, every other command would fail with a module that can't be found. Plain
 * JavaScript, as the Node that runs it may be the system's.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} file */
const packagesOf = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages;
/** @param {{ version?: string, resolved?: string } | undefined} entry */
const stateOf = (entry) => entry && (entry.version ?? entry.resolved);

function isInstalled() {
  const installed = 'node_modules/.package-lock.json';
  if (!existsSync(join(ROOT, installed))) return false;
  const [wanted, present] = [packagesOf('package-lock.json'), packagesOf(installed)];
  return Object.keys(wanted).every(
    (path) =>
      !path.includes('node_modules/') ||
      wanted[path].optional ||
      (stateOf(wanted[path]) === stateOf(present[path]) &&
        // What npm noted may be gone, or be the note of another checkout that shares the file
        existsSync(join(ROOT, path))),
  );
}

if (!isInstalled()) {
  console.error('node_modules is not what package-lock.json says. Run npm ci.');
  process.exitCode = 1;
}
