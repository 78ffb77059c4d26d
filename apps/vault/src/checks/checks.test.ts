/** The bank's page: in both languages, for one payment, and closed to anybody else. */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoNumber } from '../cards/card-number.ts';
import { saveCard } from '../cards/save-card.ts';
import { authorize } from '../gateway/gateway.ts';
import { createTestVault, type TestVault } from '../testing/vault.ts';

let now = '2027-02-08T15:00:00.000Z' as Instant;
let vault: TestVault;
beforeAll(async () => {
  vault = await createTestVault({ now: () => now });
});
afterAll(() => vault?.close());

let count = 0;
/** A payment with the test card, and the address of its check. */
async function pay(
  lastFour: string,
  { locale = 'en' as 'en' | 'fr', isOpen = true, payee = 'Harbor Travel' } = {},
) {
  const subject = `person-${++count}`;
  const paymentId = await saveCard(vault, {
    subject,
    digits: demoNumber('40000000', lastFour),
    expiryMonth: 12,
    expiryYear: 2029,
    holder: 'Maya Okafor',
    label: 'Test',
    limitMinor: 5_000_000,
    position: 1,
  });
  const request = {
    reference: `ref:${count}:card`,
    subject,
    paymentId,
    amountMinor: 123_456,
    currency: 'USD' as const,
    check: { until: plusSeconds(now, 600), locale, payee },
  };
  const answer = () => authorize(vault, request, { isOpen, scenario: null });
  return { answer, first: await answer() };
}
const pathOf = (first: Awaited<ReturnType<typeof authorize>>): string => {
  if ('refused' in first || !first.check) throw new Error(JSON.stringify(first));
  return `${vault.url}${first.check.path}`;
};
const send = (url: string, answer: string, origin: string | null = vault.url) =>
  fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...(origin && { origin }) },
    body: `answer=${answer}`,
  });

test('shows amount, payee and card, never a number, and stands in the portal’s pages alone', async () => {
  const { first } = await pay('9201', { payee: 'Harbor <b>Travel</b>' });
  const response = await fetch(pathOf(first));
  const page = await response.text();
  expect(page).toContain('$1,234.56');
  expect(page).toContain('Harbor &lt;b&gt;Travel&lt;/b&gt;');
  expect(page).toContain('Test 9201');
  expect(page).not.toMatch(/\d{12}/);
  expect(response.headers.get('content-security-policy')).toContain(
    "frame-ancestors 'self' http://localhost:8080",
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
  const french = await (await fetch(pathOf((await pay('9201', { locale: 'fr' })).first))).text();
  expect(french).toContain('<html lang="fr">');
  expect(french).toContain('Approuver le paiement');
});

test('the first answer counts, from its own page alone', async () => {
  const { first, answer } = await pay('9201');
  const url = pathOf(first);
  for (const origin of ['http://localhost:8080', null])
    expect((await send(url, 'approve', origin)).status).toBe(403);
  expect((await send(url, 'anything')).status).toBe(400);
  expect(await answer()).toMatchObject({ state: 'checking' });
  expect((await send(url, 'approve')).status).toBe(303);
  await send(url, 'decline');
  expect(await answer()).toMatchObject({ state: 'authorized', check: null });
  expect(await (await fetch(url)).text()).toContain('Payment approved');
});

test('a bank that declines, and one that’s never answered', async () => {
  const declined = await pay('9202');
  await send(pathOf(declined.first), 'approve');
  expect(await declined.answer()).toEqual({ refused: 'CardCheckDeclined' });
  const silent = await pay('9203');
  await send(pathOf(silent.first), 'approve');
  expect(await silent.answer()).toMatchObject({ state: 'checking' });
  expect(await (await fetch(pathOf(silent.first))).text()).toContain('http-equiv="refresh"');
  now = plusSeconds(now, 600);
  expect(await silent.answer()).toEqual({ refused: 'CardCheckTimedOut' });
  expect(await (await fetch(pathOf(silent.first))).text()).toContain('This check has ended');
});

test('an unknown address leads nowhere, and test cards are refused without the lab', async () => {
  expect((await fetch(`${vault.url}/card-checks/${'a'.repeat(43)}`)).status).toBe(404);
  expect((await send(`${vault.url}/card-checks/${'a'.repeat(43)}`, 'approve')).status).toBe(404);
  expect((await pay('9201', { isOpen: false })).first).toEqual({ refused: 'CardNotSupported' });
});
