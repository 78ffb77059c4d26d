/** The terms that a customer agreed to: their text is stored once, its hash is in what they accepted. */
import { createHash } from 'node:crypto';
import { canonicalJson } from '@sojourn/domain/checkout/snapshot.ts';
import { agreedText } from '@sojourn/domain/terms/agreed-text.ts';
import type { AgreedTerms } from './store.ts';

/** `brand`: as it's called today, in the language that the customer reads. */
export function agreedTerms(version: string, language: 'en' | 'fr', brand: string): AgreedTerms {
  const body = canonicalJson(agreedText(version, language, brand));
  return { body, hash: createHash('sha256').update(body).digest('hex') };
}
