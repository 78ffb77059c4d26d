/** Who travels, as chosen in this tab; it stays until it's changed, as a trip is made of several bookings. */
import type { PartyPolicies } from '@sojourn/contract/arranging.ts';
import type { TravelerOfBooking } from '@sojourn/contract/travelers-of-booking.ts';

type PartyTraveler = PartyPolicies['travelers'][number] & {
  readonly send: TravelerOfBooking;
  readonly isSelf: boolean;
};
export type Party = readonly PartyTraveler[];

/** The person alone. */
export const NOBODY_ELSE: Party = [];
const keyOf = (userId: string): string => `party:${userId}`;
const listeners = new Set<() => void>();
let known: { readonly text: string | null; readonly party: Party } = { text: null, party: NOBODY_ELSE };

/** The same list while nothing changes. */
export function readParty(userId: string): Party {
  const text = sessionStorage.getItem(keyOf(userId));
  if (text !== known.text) known = { text, party: text === null ? NOBODY_ELSE : (JSON.parse(text) as Party) };
  return known.party;
}

export function saveParty(userId: string, party: Party): void {
  if (party.every(({ isSelf }) => isSelf)) sessionStorage.removeItem(keyOf(userId));
  else sessionStorage.setItem(keyOf(userId), JSON.stringify(party));
  for (const listener of listeners) listener();
}

export function followParty(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
