import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import type { LabClock } from '@sojourn/domain/following-clock.ts';
import type { PaymentId } from '@sojourn/domain/ids.ts';
import { expect, test } from 'vitest';
import { testClock } from '#testing/clock.ts';
import { seedDemoCards } from '../../../../vault/src/cards/seed-cards.ts';
import { createTestVault } from '../../../../vault/src/testing/vault.ts';
import { createCardVault } from './card-vault.ts';
import { createVaultGateway } from './vault-gateway.ts';

test('a mistake between server and vault is told without naming a person', async () => {
  const vault = await createTestVault(testClock());
  const gateway = createVaultGateway({ url: vault.url, apiKey: 'not the secret that the vault expects' });
  const listing = gateway.listCards('maya.okafor', { timeoutMs: 4_000, scenario: null, requestId: 'r' });
  await expect(listing).rejects.toThrow(/^the vault answered GET \/v1\/cards with 401$/);
  await vault.close();
});

test('a vault that doesn’t accept our key sets nothing aside, and says so', async () => {
  const vault = await createTestVault(testClock());
  const gateway = createVaultGateway({ url: vault.url, apiKey: 'not the secret that the vault expects' });
  const context = { timeoutMs: 4_000, scenario: null, requestId: 'r' };
  const paymentId = 'pay_none' as PaymentId;
  const amount = { amountMinor: 100, currency: 'USD' } as const;
  expect(
    await gateway.authorize({ reference: 'ref:key', subject: 'maya', paymentId, ...amount }, context),
  ).toEqual({ outcome: 'rejected', rejection: { reason: 'AuthError' } });
  await vault.close();
});

test('the vault goes by the portal’s clock, so that a refund is returned when it is due', async () => {
  const ahead = testClock();
  // The vault's own clock stands still
  const vault = await createTestVault(testClock());
  await seedDemoCards(vault);
  const gateway = createVaultGateway({ ...vault, labClock: ahead });
  const context = { timeoutMs: 4_000, scenario: null, requestId: 'r' };
  const cards = await gateway.listCards('maya', context);
  if (cards.outcome !== 'ok') throw new Error(cards.outcome);
  const { paymentId } = cards.value[0]!;
  const [reference, refundReference] = ['ref:lab', 'ref:lab:1'];
  const amount = { amountMinor: 100, currency: 'USD' } as const;
  await gateway.authorize({ reference, subject: 'maya', paymentId, ...amount }, context);
  await gateway.capture({ reference, amountMinor: 100 }, context);
  await gateway.refund({ reference, refundReference, amountMinor: 100 }, context);
  const state = async () => {
    const found = await gateway.lookUp({ reference }, context);
    return found.outcome === 'ok' && found.value?.refunds[0]?.state;
  };
  expect(await state()).toBe('sent');
  ahead.move(3 * 86_400);
  expect(await state()).toBe('returned');
  // A ticket that was given by that clock is good by it
  const entry = await createCardVault({ ...vault, labClock: ahead }).startEntry('maya', context);
  expect(entry).toMatchObject({ outcome: 'ok', value: { expiresAt: plusSeconds(ahead.now(), 600) } });
  await vault.close();
});

test('what the demo does in the past is dated then, and moves nobody else’s time', async () => {
  const clock = testClock();
  const vault = await createTestVault(testClock());
  const context = { timeoutMs: 4_000, scenario: null, requestId: 'r' };
  const entryAt = (labClock: LabClock | null) =>
    createCardVault({ ...vault, labClock }).startEntry('maya', context);
  const expiring = (at: Instant) => ({ outcome: 'ok', value: { expiresAt: plusSeconds(at, 600) } });
  const ahead = plusSeconds(clock.now(), 30 * 86_400);
  expect(await entryAt({ now: () => ahead })).toMatchObject(expiring(ahead));
  for (const days of [-300, 10]) {
    const then = plusSeconds(clock.now(), days * 86_400);
    expect(await entryAt({ now: () => then, isThen: true })).toMatchObject(expiring(then));
  }
  expect(await entryAt(null)).toMatchObject(expiring(ahead));
  await vault.close();
});
