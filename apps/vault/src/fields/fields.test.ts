/**
 * The page of the card fields: where it may stand, what it may do, and that it is there only when it is
 * built.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Instant } from '@sojourn/domain/dates.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoNumber } from '../cards/card-number.ts';
import { beginEntry } from '../entry/begin-entry.ts';
import { takeCard } from '../entry/take-card.ts';
import { createTestVault, type TestVault } from '../testing/vault.ts';

const clock = { now: () => '2027-02-08T15:00:00.000Z' as Instant };
const PORTALS = ['https://travel.example.com', 'https://business.example.com'];
let folder: string;
let vault: TestVault;
let bare: TestVault;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fields-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<meta name="portal-origins" content="%PORTAL_ORIGINS%">');
  writeFileSync(join(folder, 'assets/index-1.js'), 'parent');
  writeFileSync(join(folder, 'assets/secret.txt'), 'not for anybody');
  vault = await createTestVault(clock, undefined, { portalOrigins: PORTALS, fieldsFolder: folder });
  bare = await createTestVault(clock);
});
afterAll(async () => {
  await vault?.close();
  await bare?.close();
  rmSync(folder, { recursive: true, force: true });
});

it('stands only in the portals’ pages, runs its own script and talks to its own origin', async () => {
  const page = await fetch(`${vault.url}/card-fields`);
  const policy = page.headers.get('content-security-policy')!.split('; ');
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      "connect-src 'self'",
      "form-action 'none'",
      `frame-ancestors ${PORTALS.join(' ')}`,
    ]),
  );
  expect(policy.join()).not.toMatch(/unsafe|\*/);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(await page.text()).toContain(`content="${PORTALS.join(' ')}"`);
});

it('has its files, and nobody else’s', async () => {
  const script = await fetch(`${vault.url}/card-fields/assets/index-1.js`);
  expect([script.status, script.headers.get('content-type')]).toEqual([
    200,
    'text/javascript; charset=utf-8',
  ]);
  for (const path of ['assets/secret.txt', 'assets/none.js', 'assets/..%2Findex.html', 'index.html'])
    expect((await fetch(`${vault.url}/card-fields/${path}`)).status, path).toBe(404);
});

it('is not there before it is built', async () => {
  expect((await fetch(`${bare.url}/card-fields`)).status).toBe(404);
});

it.each([
  [{}, 400],
  [{ ticket: 'x', card: { number: '4242424242424242' } }, 400],
  [{ ticket: 'x'.repeat(200), card: {} }, 400],
])('refuses %j', async (body, status) => {
  const headers = { 'content-type': 'application/json', origin: vault.url };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  expect((await fetch(`${vault.url}/card-fields/cards`, init)).status).toBe(status);
});

it('takes no form of another page', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' };
  const answer = await fetch(`${vault.url}/card-fields/cards`, { method: 'POST', headers, body: 'ticket=x' });
  expect([403, 415]).toContain(answer.status);
});

it('a ticket that has seen too many mistakes takes no card any more', async () => {
  const { ticket } = await beginEntry(vault, 'maya');
  const number = demoNumber('438857', '4417');
  const typed = { expiry: '01/30', verification: '123', name: 'Maya', zip: '02110', country: 'US' };
  const lab = { isOpen: true, scenario: null };
  const answers = [];
  for (let i = 0; i < 21; i++)
    answers.push(await takeCard(vault, ticket, { ...typed, number: `${number}0` }, lab));
  expect(answers[19]).toMatchObject({ problems: [{ field: 'number' }] });
  expect(answers[20]).toEqual({ failed: 'Refused' });
  expect(await takeCard(vault, ticket, { ...typed, number }, lab)).toEqual({ failed: 'TicketEnded' });
});
