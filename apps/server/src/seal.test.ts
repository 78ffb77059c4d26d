import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSealer } from './seal.ts';

const random = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
const KEY = 'a key for tests only, 32 characters or more';
const NEXT = 'the key that comes after it, just as long as that';
const TEXT = 'header.claims é.signature';
const sealerOf = (current: string, others: string[] = [], use = 'test seals') =>
  createSealer({ current, others }, use, random);
const { seal, unseal, mark } = sealerOf(KEY);

it('what is sealed is read again under its key, in its row and for its use alone', () => {
  const sealed = seal('ses_1', TEXT);
  expect(sealed).not.toContain('claims');
  expect(unseal('ses_1', sealed)).toBe(TEXT);
  expect(unseal('ses_2', sealed)).toBeNull();
  expect(sealerOf(`${KEY}!`).unseal('ses_1', sealed)).toBeNull();
  const other = sealerOf(KEY, [], 'other seals');
  expect(other.unseal('ses_1', sealed)).toBeNull();
  expect(other.unseal('ses_1', other.mark + sealed.slice(mark.length))).toBeNull();
  expect(seal('ses_1', TEXT)).not.toBe(sealed);
});

it('a text that was changed, cut or never sealed is nothing', () => {
  const sealed = Buffer.from(seal('ses_1', TEXT).slice(mark.length), 'base64url');
  for (const at of [0, 13, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[at]! ^= 1;
    expect(unseal('ses_1', mark + changed.toString('base64url'))).toBeNull();
  }
  expect(unseal('ses_1', mark + sealed.subarray(0, 20).toString('base64url'))).toBeNull();
  expect(unseal('ses_1', mark)).toBeNull();
  expect(unseal('ses_1', TEXT)).toBeNull();
});

it('a replaced key still opens what it sealed, and seals nothing more', () => {
  const sealed = seal('ses_1', TEXT);
  const next = sealerOf(NEXT, [KEY]);
  expect(next.unseal('ses_1', sealed)).toBe(TEXT);
  expect(sealed.startsWith(next.mark)).toBe(false);
  const anew = next.seal('ses_1', TEXT);
  expect(anew.startsWith(next.mark)).toBe(true);
  expect([unseal('ses_1', anew), sealerOf(NEXT).unseal('ses_1', sealed)]).toEqual([null, null]);
});

it('files are sealed like texts: for one row, by one key, unchanged', () => {
  const { sealBytes, unsealBytes } = sealerOf(KEY);
  const file = Buffer.from([0, 255, 0x89, 10, 13]);
  const sealed = sealBytes('fil_1', file);
  expect(sealed.subarray(0, mark.length).toString()).toBe(mark);
  expect(unsealBytes('fil_1', sealed)).toEqual(file);
  expect(sealerOf(NEXT, [KEY]).unsealBytes('fil_1', sealed)).toEqual(file);
  const changed = Buffer.from(sealed);
  changed[sealed.length - 1]! ^= 1;
  for (const refused of [
    unsealBytes('fil_2', sealed),
    unsealBytes('fil_1', changed),
    unsealBytes('fil_1', file),
  ])
    expect(refused).toBeNull();
  expect(sealerOf(NEXT).unsealBytes('fil_1', sealed)).toBeNull();
});
