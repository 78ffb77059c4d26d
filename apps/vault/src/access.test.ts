/** Who is answered by the vault, under whatever address, and what is noted of it. */
import { request as httpRequest } from 'node:http';
import type { Instant } from '@sojourn/domain/dates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVault } from './app.ts';
import { demoNumber } from './cards/card-number.ts';
import { seedDemoCards } from './cards/seed-cards.ts';
import { createLog } from './log.ts';
import { createTestVault, type TestVault } from './testing/vault.ts';

let vault: TestVault;
beforeAll(async () => {
  vault = await createTestVault({ now: () => '2027-02-08T15:00:00.000Z' as Instant });
  await seedDemoCards(vault);
});
afterAll(() => vault.close());

/** `fetch` would tidy the address. */
const status = (method: string, path: string, body?: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(vault.url);
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const sent = httpRequest({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode!));
    });
    sent.once('error', reject).end(body);
  });

test.each([
  '/v1/cards?subject=maya',
  '/%761/cards?subject=maya',
  '/v%31/%63ards?subject=maya',
  'http://localhost/v1/cards?subject=maya',
  'http://localhost/%761/cards?subject=maya',
])('without the secret nothing is told under %s', async (path) => {
  expect(await status('GET', path)).toBe(401);
});

test.each(['/v1/', '/%761/', 'http://localhost/v1/'])('nor is money moved under %s', async (base) => {
  const body = '{"reference":"ref:stolen","subject":"maya","paymentId":"x","amountMinor":1,"currency":"USD"}';
  expect(await status('POST', `${base}authorizations`, body)).toBe(401);
  expect(await status('POST', `${base}authorizations/ref:stolen/void`, '{}')).toBe(401);
});

test('no answer may be read by a page, framed or kept', async () => {
  for (const path of ['/readyz', '/v1/cards', '/nowhere', '/%ZZ']) {
    const { headers } = await fetch(`${vault.url}${path}`, { headers: { origin: 'https://evil.example' } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('the log tells neither who was asked about nor what was sent', async () => {
  const lines: string[] = [];
  const logger = createLog('trace', { write: (line) => void lines.push(line) });
  const app = createVault({
    ...vault,
    apiKeys: [vault.apiKey],
    portalOrigins: [],
    fieldsFolder: '',
    isLabOpen: true,
    logger,
  });
  const digits = demoNumber('438857', '4417');
  const headers = { authorization: `Bearer ${vault.apiKey}`, 'content-type': 'application/json' };
  expect((await app.inject({ url: '/v1/cards?subject=maya', headers })).statusCode).toBe(200);
  const broken = { method: 'POST', url: '/v1/authorizations', headers, payload: `{"n":${digits}x` } as const;
  expect((await app.inject(broken)).statusCode).toBe(400);
  await app.close();
  const log = lines.join('');
  expect(log).toContain('/v1/cards');
  for (const secret of ['maya', digits, digits.slice(0, 8), vault.apiKey]) expect(log).not.toContain(secret);
});
