import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { programEnvironments } from './environments.ts';
import { readStartSettings } from './settings.ts';
import { openState } from './state.ts';

const folder = mkdtempSync(join(tmpdir(), 'sojourn-state-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('secrets are made once, kept, long, different from each other and for their owner only', () => {
  const first = openState(join(folder, 'a'));
  expect(openState(join(folder, 'a'))).toEqual(first);
  expect(openState(join(folder, 'b'))).not.toEqual(first);
  expect(new Set(Object.values(first)).size).toBe(9);
  expect(Object.values(first).every((secret) => secret.length === 64)).toBe(true);
  const file = join(folder, 'a/secrets.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  chmodSync(file, 0o644);
  openState(join(folder, 'a'));
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a state directory that cannot be used is named by its setting', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => openState(join(folder, 'file/state'))).toThrow('SOJOURN_STATE_DIR: ');
});

test('the other ports follow from PORT unless they are set', () => {
  expect(readStartSettings({ PORT: '9000' }).ports).toEqual({
    PORT: 9000,
    BANK_PORT: 9001,
    VAULT_PORT: 9002,
  });
  expect(readStartSettings({ BANK_PORT: '7000' }).ports).toEqual({
    PORT: 8080,
    BANK_PORT: 7000,
    VAULT_PORT: 8082,
  });
});

test('server and vault share one key, server and bank one secret; no program has another key', () => {
  const secrets = openState(join(folder, 'c'));
  const databases = { portal: 'postgres://p', vault: 'postgres://v', bank: 'postgres://b' };
  const { server, bank, vault } = programEnvironments(readStartSettings({}), secrets, databases, {});
  expect(server.VAULT_API_KEY).toBe(vault.VAULT_API_KEY);
  expect(server.OIDC_CLIENT_SECRET).toBe(bank!.OIDC_CLIENT_SECRET);
  expect(Object.values(server)).not.toContain(secrets.vaultKey);
  expect(Object.values(bank!)).not.toContain(secrets.vaultApiKey);
  expect(Object.values(vault)).not.toContain(secrets.serverKey);
});

test('people may sign in at every host on the portal’s port, or only where somebody says', () => {
  const databases = { portal: 'postgres://p', vault: 'postgres://v', bank: 'postgres://b' };
  const originsIn = (environment: Record<string, string>) => {
    const settings = readStartSettings(environment);
    const secrets = openState(join(folder, 'e'));
    const { bank, vault } = programEnvironments(settings, secrets, databases, environment);
    expect(vault.PORTAL_ORIGINS).toBe(bank!.PORTAL_ORIGINS);
    return bank!.PORTAL_ORIGINS?.split(',');
  };
  const there = ['http://localhost:8080', 'http://desk.business.localhost:8080'];
  expect(originsIn({})).toEqual(expect.arrayContaining(there));
  expect(originsIn({ PORTAL_ORIGINS: 'https://a.test' })).toEqual(['https://a.test']);
});

test('the lab is open as it is started here, closed in production, and as somebody says', () => {
  const databases = { portal: 'postgres://p', vault: 'postgres://v', bank: 'postgres://b' };
  const labs = (environment: Record<string, string>) => {
    const settings = readStartSettings(environment);
    const programs = programEnvironments(settings, openState(join(folder, 'd')), databases, environment);
    return Object.values(programs).map((program) => program!.SOJOURN_LAB);
  };
  expect(labs({})).toEqual(['open', 'open', 'open']);
  expect(labs({ NODE_ENV: 'production' })).toEqual(['closed', 'closed', 'closed']);
  expect(labs({ SOJOURN_LAB: 'closed' })).toEqual(['closed', 'closed', 'closed']);
});
