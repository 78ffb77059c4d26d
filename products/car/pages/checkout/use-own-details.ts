import { claimFill } from '@sojourn/portal/features/checkout/contact/autofill-once.ts';
import { useKnownContact } from '@sojourn/portal/features/checkout/contact/use-known-contact.ts';
import { useOwnTraveler } from '@sojourn/portal/features/checkout/contact/use-own-traveler.ts';
import type { Draft } from '@sojourn/portal/features/checkout/draft/use-draft.ts';
import { useEffect, useRef } from 'react';
import type { CarCheckout } from '#car/wire/car-checkout.ts';
import type { CarDraft } from '#car/wire/car-draft.ts';
import { otherAge, ownContact } from './driver-known.ts';

/**
 * The checkout begins with the name of who books: once their saved details and the bank's phone are there,
 * email and phone are filled, and the rental is priced for their age.
 */
export function useOwnDetails(
  draft: Draft<CarDraft>,
  checkout: CarCheckout,
  onAge: (age: number) => void,
): void {
  const known = useKnownContact(true);
  const ownOf = useOwnTraveler();
  const opened = useRef(draft.draft);
  const isDone = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once who is saved is known
  useEffect(() => {
    if (!known.isPhoneSettled || isDone.current) return;
    isDone.current = true;
    const now = draft.latest();
    const own = ownOf(now.drivers[0]);
    const contact = ownContact(own, opened.current, now, known);
    const age = own && otherAge(own, checkout);
    const hasContact = Object.keys(contact).length > 0;
    if (!(hasContact || age !== undefined) || !claimFill(checkout.checkoutId)) return;
    if (hasContact) draft.change(contact);
    if (age === undefined) void draft.flush();
    else onAge(age);
  }, [known.isPhoneSettled]);
}
