/**
 * Drafts as they are kept: who goes, with documents and birthdays, is one sealed text that only opens in its
 * own checkout. Which field that is, the product says; it is kept under `travelers`, whatever it is called.
 */
import type { PaymentDraft } from '@sojourn/contract/payment-draft.ts';
import type { CheckoutId } from '@sojourn/domain/ids.ts';
import { readTraveler } from '#db/former-names.ts';
import type { Sealer } from '#seal.ts';

export type StoredDraft = { readonly travelers?: string; readonly [field: string]: unknown };
type Typed = Partial<PaymentDraft>;

const rowOf = (checkoutId: CheckoutId): string => `checkout ${checkoutId}`;

export function sealDraft(
  sealer: Sealer,
  checkoutId: CheckoutId,
  draft: Typed,
  sealedField: string | null,
): StoredDraft {
  const all: Readonly<Record<string, unknown>> = draft;
  if (sealedField === null || all[sealedField] === undefined) return all as StoredDraft;
  const { [sealedField]: people, ...rest } = all;
  return { ...rest, travelers: sealer.seal(rowOf(checkoutId), JSON.stringify(people)) };
}

/** The same by the current key. Throws when the key that sealed it is missing. */
export function sealAnew(sealer: Sealer, checkoutId: CheckoutId, sealed: string): string {
  const text = sealer.unseal(rowOf(checkoutId), sealed);
  if (text === null) throw new Error(`no key opens the travelers of ${checkoutId}`);
  return sealer.seal(rowOf(checkoutId), text);
}

/** Forgotten, or sealed by a key that is gone: nobody is named, and typing begins anew. */
export function openDraft(
  sealer: Sealer,
  checkoutId: CheckoutId,
  stored: StoredDraft,
  sealedField: string | null,
): PaymentDraft {
  const { travelers: sealed, ...rest } = stored;
  // Drafts from before companies had fields of their own
  const draft = { customFields: {}, ...rest } as unknown as PaymentDraft;
  if (sealed === undefined || sealedField === null) return draft;
  const text = sealer.unseal(rowOf(checkoutId), sealed);
  return { ...draft, [sealedField]: text === null ? [] : (JSON.parse(text) as object[]).map(readTraveler) };
}
