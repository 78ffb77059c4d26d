import type { Person } from '@sojourn/contract/travelers.ts';
import { useCompanyPrograms } from '@sojourn/portal/features/checkout/contact/use-company-programs.ts';
import { useKnownContact } from '@sojourn/portal/features/checkout/contact/use-known-contact.ts';
import { useOwnTraveler } from '@sojourn/portal/features/checkout/contact/use-own-traveler.ts';
import type { Draft } from '@sojourn/portal/features/checkout/draft/use-draft.ts';
import { useEffect, useRef } from 'react';
import type { FlightDraft } from '#flight/wire/flight-draft.ts';
import { ownDetails, ownPhone } from './own-details.ts';

/**
 * The checkout begins with the name of who books; the rest is filled once, as soon as their saved details are
 * there, and the phone after it when the bank has answered too.
 */
export function useOwnDetails(draft: Draft<FlightDraft>, airlines: readonly string[]): void {
  const { frequentFlyer } = useCompanyPrograms();
  const known = useKnownContact(true);
  const ownOf = useOwnTraveler();
  const opened = useRef(draft.draft);
  /** Undefined until it was tried; null when nobody was filled in. */
  const own = useRef<Person | null>(undefined);
  const fill = (change: Partial<FlightDraft>) => {
    draft.change(change);
    void draft.flush();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once who is saved is known
  useEffect(() => {
    if (!known.areTravelersSettled || own.current !== undefined) return;
    const now = draft.latest();
    const person = ownOf(now.travelers[0]);
    const change = person ? ownDetails(person, opened.current, now, airlines, known, frequentFlyer) : null;
    own.current = (change && person) ?? null;
    if (change) fill(change);
  }, [known.areTravelersSettled]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the bank has answered
  useEffect(() => {
    if (!known.isPhoneSettled || !own.current) return;
    const change = ownPhone(own.current, opened.current, draft.latest(), known);
    own.current = null;
    if (change) fill(change);
  }, [known.isPhoneSettled]);
}
