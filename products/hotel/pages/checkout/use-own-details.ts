import { claimFill } from '@sojourn/portal/features/checkout/contact/autofill-once.ts';
import { useCompanyPrograms } from '@sojourn/portal/features/checkout/contact/use-company-programs.ts';
import { useKnownContact } from '@sojourn/portal/features/checkout/contact/use-known-contact.ts';
import { useOwnTraveler } from '@sojourn/portal/features/checkout/contact/use-own-traveler.ts';
import type { Draft } from '@sojourn/portal/features/checkout/draft/use-draft.ts';
import { useEffect, useRef } from 'react';
import type { HotelCheckout } from '#hotel/wire/hotel-checkout.ts';
import type { HotelDraft } from '#hotel/wire/hotel-draft.ts';
import { companyNumber, ownDetails } from './guest-autofill.ts';

/**
 * Who books usually takes the key. The checkout begins with their name only; age and contact are filled from
 * the saved traveler of that name, once and only while no age is typed.
 */
export function useOwnDetails(draft: Draft<HotelDraft>, { checkoutId, stay }: HotelCheckout): void {
  const known = useKnownContact(false);
  const ownOf = useOwnTraveler();
  const { hotelLoyalty: programs } = useCompanyPrograms();
  const opened = useRef(draft.draft);
  const isDone = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once who is saved is known
  useEffect(() => {
    if (!known.areTravelersSettled || isDone.current) return;
    isDone.current = true;
    const now = draft.latest();
    const own = ownOf(now.guests[0]);
    // Without a date of birth the age stays empty, so it can't show that this ran before a reload
    const details = own && ownDetails(own, stay, opened.current, now, { ...known, programs });
    const change = details ?? companyNumber(stay, now, programs);
    if (!(own || change) || !claimFill(checkoutId)) return;
    if (!change) return;
    draft.change(change);
    void draft.flush();
  }, [known.areTravelersSettled]);
}
