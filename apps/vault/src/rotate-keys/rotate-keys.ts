/** Encrypts every stored card number again with the current key; the vault may be running. */

import type { CardEffects } from '../cards/save-card.ts';
import { fingerprint, seal, unseal } from '../cards/seal.ts';
import { readSealedByOthers, reseal } from '../cards/store.ts';

const BATCH = 200;

/** How many were sealed anew. Throws when a number's key is not on the ring; what was done stays done. */
export async function rotateKeys({ db, keys, random }: Omit<CardEffects, 'clock'>): Promise<number> {
  let count = 0;
  for (;;) {
    const numbers = await readSealedByOthers(db, keys.current.keyId, BATCH);
    if (numbers.length === 0) return count;
    for (const old of numbers) {
      const digits = unseal(keys, old);
      await reseal(db, old, seal(keys, digits, old.paymentId, random), fingerprint(keys, digits));
      count++;
    }
  }
}
