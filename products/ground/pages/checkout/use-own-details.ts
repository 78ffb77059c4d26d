import { claimFill } from '@sojourn/portal/features/checkout/contact/autofill-once.ts';
import { contactOfLead, untouchedSince } from '@sojourn/portal/features/checkout/contact/contact-fill.ts';
import { useKnownContact } from '@sojourn/portal/features/checkout/contact/use-known-contact.ts';
import { useOwnTraveler } from '@sojourn/portal/features/checkout/contact/use-own-traveler.ts';
import type { Draft } from '@sojourn/portal/features/checkout/draft/use-draft.ts';
import { useEffect, useRef } from 'react';
import type { GroundCheckout } from '#ground/wire/ground-checkout.ts';
import type { GroundDraft } from '#ground/wire/ground-draft.ts';

/** Who books usually leads: email and phone are theirs, once and as far as nothing is typed. */
export function useOwnDetails(draft: Draft<GroundDraft>, { checkoutId }: GroundCheckout): void {
  const known = useKnownContact(false);
  const ownOf = useOwnTraveler();
  const opened = useRef(draft.draft);
  const isDone = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once who is saved is known
  useEffect(() => {
    if (!known.areTravelersSettled || isDone.current) return;
    isDone.current = true;
    const now = draft.latest();
    const own = ownOf(now.rider);
    if (!own || !claimFill(checkoutId)) return;
    const contact = contactOfLead(own, now, known, untouchedSince(opened.current, now));
    if (Object.keys(contact).length === 0) return;
    draft.change(contact);
    void draft.flush();
  }, [known.areTravelersSettled]);
}
