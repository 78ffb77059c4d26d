/**
 * `VAULT_KEY=<new> VAULT_OTHER_KEYS=<old> DATABASE_URL=… node apps/vault/src/rotate-keys/main.ts`: after the
 * vault was started with the same keys. Once it has ended the old key can go.
 */
import { randomBytes } from 'node:crypto';
import { helpText, wantsHelp } from '@sojourn/domain/settings/help.ts';
import { keyRing } from '../cards/seal.ts';
import { readKeys } from '../config.ts';
import { connectVault } from '../db/client.ts';
import { KEY_SETTINGS } from '../vault-settings.ts';
import { rotateKeys } from './rotate-keys.ts';

if (wantsHelp(process.argv)) {
  console.log(
    helpText({
      usage: 'node apps/vault/src/rotate-keys/main.ts',
      about:
        'Encrypts every stored card number again with VAULT_KEY; the vault may be running with the same ' +
        'keys.\n' +
        'Once it has ended, the former key can go.',
      settings: KEY_SETTINGS,
    }),
  );
  process.exit(0);
}
try {
  const { vaultKey, otherVaultKeys, databaseUrl } = readKeys(process.env);
  const { db, close } = connectVault({ url: databaseUrl, poolSize: 1 });
  try {
    const random = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
    const count = await rotateKeys({ db, keys: keyRing(vaultKey, otherVaultKeys), random });
    console.log(`${count} card numbers sealed anew`);
  } finally {
    await close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
