import { expect, test } from 'vitest';
import { testClock } from '#testing/clock.ts';
import { createTestVault } from '../../../../vault/src/testing/vault.ts';
import { createVaultGateway } from './vault-gateway.ts';

test('a mistake between server and vault is told without naming a person', async () => {
  const vault = await createTestVault(testClock());
  const gateway = createVaultGateway({ url: vault.url, apiKey: 'not the secret that the vault expects' });
  const asked = gateway.listCards('maya.okafor', { timeoutMs: 4_000, scenario: null, requestId: 'r' });
  await expect(asked).rejects.toThrow(/^the vault answered GET \/v1\/cards with 401$/);
  await vault.close();
});
