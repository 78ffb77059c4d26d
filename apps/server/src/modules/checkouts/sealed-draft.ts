/**
 * Drafts as they are kept: who travels, with documents and birthdays, is one sealed text that only opens in
 * its own checkout. What hotels ask for is kept as it is.
 */
import type { CheckoutDraft, TypedDraft } from '@sojourn/contract/checkout-drafts.ts';
import type { TravelerDraft } from '@sojourn/contract/travelers.ts';
import type { CheckoutId } from '@sojourn/domain/ids.ts';
import { readTraveler } from '#db/former-names.ts';
import type { Sealer } from '../../seal.ts';

type Sealed<D> = Omit<D, 'travelers'> & { readonly travelers?: string };
export type StoredDraft = Sealed<CheckoutDraft>;

const rowOf = (checkoutId: CheckoutId): string => `checkout ${checkoutId}`;

export function sealDraft(
  sealer: Sealer,
  checkoutId: CheckoutId,
  draft: CheckoutDraft | TypedDraft,
): Sealed<CheckoutDraft | TypedDraft> {
  if (!('travelers' in draft) || draft.travelers === undefined) return draft as Sealed<typeof draft>;
  const { travelers, ...rest } = draft;
  return { ...rest, travelers: sealer.seal(rowOf(checkoutId), JSON.stringify(travelers)) };
}

/** The same by the current key. Throws when the key that sealed it is missing. */
export function sealAnew(sealer: Sealer, checkoutId: CheckoutId, sealed: string): string {
  const text = sealer.unseal(rowOf(checkoutId), sealed);
  if (text === null) throw new Error(`no key opens the travelers of ${checkoutId}`);
  return sealer.seal(rowOf(checkoutId), text);
}

/** Forgotten, or sealed by a key that is gone: nobody is named, and typing begins anew. */
export function openDraft(sealer: Sealer, checkoutId: CheckoutId, stored: StoredDraft): CheckoutDraft {
  const { travelers: sealed, ...rest } = stored;
  if (sealed === undefined) return rest as CheckoutDraft;
  const text = sealer.unseal(rowOf(checkoutId), sealed);
  const travelers = text === null ? [] : (JSON.parse(text) as TravelerDraft[]).map(readTraveler);
  return { ...rest, travelers } as CheckoutDraft;
}
