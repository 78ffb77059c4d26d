/**
 * `VAULT_KEY=<new> VAULT_OLD_KEYS=<old> DATABASE_URL=… node apps/vault/src/rotate-keys/main.ts`: after the
 * vault was started with the same keys. Once it has ended the old key can go.
 */
import { randomBytes } from 'node:crypto';
import { keyRing } from '../cards/seal.ts';
import { readKeys } from '../config.ts';
import { connectVault } from '../db/client.ts';
import { rotateKeys } from './rotate-keys.ts';

try {
  const { vaultKey, oldVaultKeys, databaseUrl } = readKeys(process.env);
  const { db, close } = connectVault({ url: databaseUrl, poolSize: 1 });
  try {
    const random = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
    const count = await rotateKeys({ db, keys: keyRing(vaultKey, oldVaultKeys), random });
    console.log(`${count} card numbers sealed anew`);
  } finally {
    await close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
