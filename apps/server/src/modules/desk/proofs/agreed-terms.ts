/** The terms that a customer agreed to: their text is stored once, its hash is in what they accepted. */
import { createHash } from 'node:crypto';
import { canonicalJson } from '@sojourn/domain/checkout/snapshot.ts';
import { agreedText } from '@sojourn/domain/terms/agreed-text.ts';
import type { AgreedTerms } from './store.ts';

/** Each text is put together and hashed once; a server has few brands and languages. */
const known = new Map<string, AgreedTerms>();

/** `brand`: as it's called today, in the language that the customer reads. */
export function agreedTerms(version: string, language: 'en' | 'fr', brand: string): AgreedTerms {
  const key = JSON.stringify([version, language, brand]);
  const terms = known.get(key) ?? hashed(canonicalJson(agreedText(version, language, brand)));
  known.set(key, terms);
  return terms;
}

const hashed = (body: string): AgreedTerms => ({
  body,
  hash: createHash('sha256').update(body).digest('hex'),
});
