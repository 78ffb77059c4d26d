import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import file from '../../../../../config/tenants.json' with { type: 'json' };
import { readTenants } from './read-tenants.ts';

const folder = mkdtempSync(join(tmpdir(), 'tenants-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function written(change: (tenants: Record<string, unknown>[]) => unknown): string {
  const copy = structuredClone(file) as { tenants: Record<string, unknown>[] };
  const changed = change(copy.tenants) ?? copy;
  const path = join(folder, 'tenants.json');
  writeFileSync(path, typeof changed === 'string' ? changed : JSON.stringify(changed));
  return path;
}

describe('the tenants’ configuration', () => {
  it('as delivered names both tenants', () => {
    expect(readTenants(written(() => undefined)).map(({ id }) => id)).toEqual(['consumer', 'business']);
  });
  it.each([
    [
      'a file that is not there',
      () => join(folder, 'nowhere.json'),
      /TENANTS_FILE: .*nowhere\.json cannot be read/,
    ],
    ['text that is no JSON', () => written(() => '{'), /cannot be read/],
    ['a missing tenant', () => written((t) => void t.pop()), /TENANTS_FILE: .*: tenants: /],
    [
      'a tenant twice',
      () => written((t) => void Object.assign(t[1]!, { id: 'consumer' })),
      /a tenant stands twice/,
    ],
    [
      'a host twice',
      () => written((t) => void Object.assign(t[1]!, { hosts: ['localhost'] })),
      /a host name stands twice/,
    ],
    [
      'a host with a port',
      () => written((t) => void Object.assign(t[0]!, { hosts: ['x:80'] })),
      /tenants\.0\.hosts\.0: a host name/,
    ],
    [
      'an unknown capability',
      () => written((t) => void Object.assign(t[0]!, { capabilities: ['rockets'] })),
      /tenants\.0\.capabilities\.0/,
    ],
    ['a key of nobody', () => written((t) => void Object.assign(t[0]!, { colour: 'red' })), /tenants\.0/],
    [
      'a text without French',
      () => written((t) => void Object.assign(t[0]!, { texts: { en: {} } })),
      /tenants\.0\.texts/,
    ],
  ])('with %s is refused in one line', (_name, path, problem) => {
    expect(() => readTenants(path())).toThrow(problem);
  });
});
