/** Sealing, opening, and replacing the key under numbers that are kept. */
import { randomBytes } from 'node:crypto';
import type { Instant } from '@sojourn/domain/dates.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginEntry } from '../entry/begin-entry.ts';
import { readToken } from '../entry/save-token.ts';
import { takeCard } from '../entry/take-card.ts';
import { rotateKeys } from '../rotate-keys/rotate-keys.ts';
import { createTestVault, type TestVault } from '../testing/vault.ts';
import { demoNumber } from './card-number.ts';
import { saveCard } from './save-card.ts';
import { fingerprint, fingerprints, keyRing, seal, unseal } from './seal.ts';
import { readCards, readSealedByOthers } from './store.ts';

const random = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
const [OLD, NEW] = ['1'.repeat(64), '2'.repeat(64)];
const digits = demoNumber('438857', '4417');

describe('a sealed number', () => {
  const old = keyRing(OLD);
  const sealed = seal(old, digits, 'pay_a', random);

  test('opens with its key and its token, and is never the same twice', () => {
    expect(unseal(old, sealed)).toBe(digits);
    expect(seal(old, digits, 'pay_a', random).numberSealed).not.toEqual(sealed.numberSealed);
    expect(sealed.numberSealed.includes(digits)).toBe(false);
  });
  test('opens neither for another token, nor with another key, nor when a bit is another', () => {
    expect(() => unseal(old, { ...sealed, paymentId: 'pay_b' })).toThrow();
    expect(() => unseal(keyRing(NEW), sealed)).toThrow(/VAULT_OTHER_KEYS/);
    const bent = Buffer.from(sealed.numberSealed);
    bent[bent.length - 1]! ^= 1;
    expect(() => unseal(old, { ...sealed, numberSealed: bent })).toThrow();
  });
  test('opens with a ring on which its key is an old one, where it is also recognised', () => {
    const ring = keyRing(NEW, [OLD]);
    expect(unseal(ring, sealed)).toBe(digits);
    expect(seal(ring, digits, 'pay_a', random).keyId).toBe(keyRing(NEW).current.keyId);
    expect(fingerprints(ring, digits)).toContain(fingerprint(old, digits));
    expect(fingerprint(ring, digits)).not.toBe(fingerprint(old, digits));
  });
});

describe('replacing the key', () => {
  let vault: TestVault;
  beforeAll(async () => {
    vault = await createTestVault({ now: () => '2027-02-08T15:00:00.000Z' as Instant });
  });
  afterAll(() => vault?.close());
  const card = { expiryMonth: 1, expiryYear: 2030, holder: 'X', label: 'Y', limitMinor: 1, position: 1 };
  const typed = { expiry: '01/30', verification: '123', name: 'Maya', zip: '02110', country: 'US' };

  test('seals cards and open tokens anew, without the old key they open afterwards', async () => {
    const before = { ...vault, keys: keyRing(OLD) };
    const count = 230;
    const number = (i: number) => demoNumber('438857', String(1000 + i));
    for (let i = 0; i < count; i++) {
      await saveCard(before, { ...card, subject: i % 2 ? 'maya' : 'jonah', digits: number(i) });
    }
    const { ticket } = await beginEntry(before, 'maya');
    const lab = { isOpen: true, scenario: null };
    const taken = await takeCard(before, ticket, { ...typed, number: digits }, lab);
    if (!('token' in taken)) throw new Error(JSON.stringify(taken));

    const ring = keyRing(NEW, [OLD]);
    // A card saved again during the rotation wins, whatever its key
    const again = await saveCard({ ...vault, keys: ring }, { ...card, subject: 'maya', digits: number(1) });
    expect((await readCards(vault.db, 'maya')).map(({ paymentId }) => paymentId)).toContain(again);
    expect(await rotateKeys({ ...vault, keys: ring })).toBe(count + 1);
    expect(await rotateKeys({ ...vault, keys: ring })).toBe(0);

    const alone = keyRing(NEW);
    expect(await readSealedByOthers(vault.db, alone.current.keyId, 1)).toEqual([]);
    const cards = await readCards(vault.db, 'maya');
    expect(new Set(cards.map((each) => unseal(alone, each))).size).toBe(count / 2);
    for (const each of cards) expect(each.fingerprint).toBe(fingerprint(alone, unseal(alone, each)));
    const facts = await readToken({ ...vault, keys: alone }, { subject: 'maya', token: taken.token });
    expect(facts).toMatchObject({ lastFour: '4417', fingerprint: fingerprint(alone, digits) });
  });

  test('stops at a number whose key is on no ring', async () => {
    const lost = { ...vault, keys: keyRing('3'.repeat(64)) };
    await saveCard(lost, { ...card, subject: 'lost', digits: demoNumber('517805', '0926') });
    await expect(rotateKeys({ ...vault, keys: keyRing(NEW) })).rejects.toThrow(/no key/);
  });
});
