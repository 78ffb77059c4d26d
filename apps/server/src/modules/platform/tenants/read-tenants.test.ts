import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import cedar from '../../../../../../config/examples/cedar.json' with { type: 'json' };
import file from '../../../../../../config/tenants.json' with { type: 'json' };
import { readTenants } from './read-tenants.ts';

const folder = mkdtempSync(join(tmpdir(), 'tenants-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function written(change: (tenants: Record<string, unknown>[]) => unknown): string {
  const copy = structuredClone(file) as { tenants: Record<string, unknown>[] };
  const given = change(copy.tenants);
  const changed = Array.isArray(given) ? { tenants: [...copy.tenants, ...given] } : (given ?? copy);
  const path = join(folder, 'tenants.json');
  writeFileSync(path, typeof changed === 'string' ? changed : JSON.stringify(changed));
  return path;
}

const colored = (light: object) => ({
  ...cedar,
  colors: { ...cedar.colors, light: { ...cedar.colors.light, ...light } },
});

describe('the tenants’ configuration', () => {
  it('as delivered names both tenants', () => {
    expect(readTenants(written(() => undefined)).map(({ id }) => id)).toEqual(['consumer', 'business']);
  });
  it('takes a third brand as one more entry, and one alone', () => {
    expect(readTenants(written(() => [cedar])).map(({ id }) => id)).toEqual([
      'consumer',
      'business',
      'cedar',
    ]);
    expect(readTenants(written((t) => void t.pop())).map(({ id }) => id)).toEqual(['consumer']);
  });
  it.each([
    [
      'a file that is not there',
      () => join(folder, 'nowhere.json'),
      /TENANTS_FILE: .*nowhere\.json cannot be read/,
    ],
    ['text that is no JSON', () => written(() => '{'), /cannot be read/],
    ['no tenant for unknown hosts', () => written((t) => void t.shift()), /no tenant is named consumer/],
    [
      'an id that is no word',
      () => written((t) => void Object.assign(t[1]!, { id: 'Cedar Journeys' })),
      /tenants\.1\.id: lower case/,
    ],
    [
      'a client twice',
      () => written((t) => [{ ...cedar, signIn: t[0]!.signIn }]),
      /a client id stands twice/,
    ],
    [
      'half its colors',
      () => written(() => [{ ...cedar, colors: { light: cedar.colors.light } }]),
      /tenants\.2\.colors\.dark/,
    ],
    [
      'what is no color',
      () => written(() => [colored({ brand: 'red; } * { color: blue' })]),
      /tenants\.2\.colors\.light\.brand: a color such as/,
    ],
    [
      'colors that cannot be read',
      () => written(() => [colored({ 'on-brand': '#7a3a6b' })]),
      /tenants\.2\.colors: light: on-brand on brand has a contrast of 1\.3, 4\.5 at least/,
    ],
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
