import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from './root.ts';

type Packages = Readonly<Record<string, object>>;

/** A project with a lockfile, and what npm noted of an install. */
function makeProject(wanted: Packages, present: Packages): { root: string; run: () => string } {
  const root = mkdtempSync(join(tmpdir(), 'sojourn-installed-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (path: string, packages: Packages) =>
    writeFileSync(join(root, path), JSON.stringify({ packages }));
  for (const folder of ['tools', 'node_modules/@x', 'world'])
    mkdirSync(join(root, folder), { recursive: true });
  cpSync(join(ROOT, 'tools/installed.js'), join(root, 'tools/installed.js'));
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  write('package-lock.json', wanted);
  write('node_modules/.package-lock.json', present);
  const run = (): string => {
    const { status, stderr } = spawnSync(process.execPath, [join(root, 'tools/installed.js')], {
      encoding: 'utf8',
    });
    return `${status} ${stderr.trim()}`.trim();
  };
  return { root, run };
}

const OUTDATED = '1 node_modules is not what package-lock.json says. Run npm ci.';
const ZOD = { 'node_modules/zod': { version: '4.6.7' } };
const WORLD = { 'node_modules/@x/world': { resolved: 'world', link: true } };

test('a project with all that its lockfile names is installed, whatever is optional', () => {
  const optional = { 'node_modules/@x/cli-darwin': { version: '1.0.0', optional: true } };
  const { root, run } = makeProject({ '': {}, world: {}, ...ZOD, ...optional }, ZOD);
  mkdirSync(join(root, 'node_modules/zod'));
  expect(run()).toBe('0');
});

test('a library that npm noted but whose folder is gone needs npm ci', () => {
  expect(makeProject(ZOD, ZOD).run()).toBe(OUTDATED);
});

test('another version, or one that isn’t there, needs npm ci', () => {
  expect(makeProject(ZOD, { 'node_modules/zod': { version: '4.6.6' } }).run()).toBe(OUTDATED);
  expect(makeProject(ZOD, {}).run()).toBe(OUTDATED);
});

test('a workspace that is new or has moved needs npm ci until it is linked', () => {
  expect(makeProject(WORLD, {}).run()).toBe(OUTDATED);
  const { root, run } = makeProject(WORLD, WORLD);
  const link = join(root, 'node_modules/@x/world');
  expect(run()).toBe(OUTDATED);
  symlinkSync('../../former', link);
  expect(run()).toBe(OUTDATED);
  rmSync(link);
  symlinkSync('../../world', link);
  expect(run()).toBe('0');
});

test('a fresh clone needs npm ci', () => {
  const { root, run } = makeProject(ZOD, ZOD);
  rmSync(join(root, 'node_modules'), { recursive: true });
  expect(run()).toBe(OUTDATED);
});
