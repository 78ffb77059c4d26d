/** What is chosen in "Who's traveling?" before it's confirmed. Pure. */
import type { Colleague, TravelersShown } from '@sojourn/contract/arranging.ts';
import type { TravelerOfBooking } from '@sojourn/contract/travelers-of-booking.ts';
import { PARTY_MAX } from '@sojourn/domain/companies/who-books.ts';
import type { Party } from './party-store.ts';

export const WAYS = ['self', 'both', 'others'] as const;
export type Way = (typeof WAYS)[number];

type Chosen = { readonly key: string; readonly name: string; readonly send: TravelerOfBooking };
/** `chosen`: without the person, who comes first where the way has them. */
export type PartyDraft = { readonly way: Way; readonly chosen: readonly Chosen[] };

const keyOf = (send: TravelerOfBooking): string =>
  'personId' in send ? send.personId : `guest:${send.guest.firstName} ${send.guest.lastName}`;

export function draftOf(party: Party, way?: Way): PartyDraft {
  const others = party.filter(({ isSelf }) => !isSelf);
  const now = others.length === 0 ? 'self' : party.length > others.length ? 'both' : 'others';
  return { way: way ?? now, chosen: others.map(({ name, send }) => ({ key: keyOf(send), name, send })) };
}

const hasSelf = ({ way }: PartyDraft): boolean => way !== 'others';
export const sizeOf = (draft: PartyDraft): number =>
  (hasSelf(draft) ? 1 : 0) + (draft.way === 'self' ? 0 : draft.chosen.length);
export const isFull = (draft: PartyDraft): boolean => sizeOf(draft) >= PARTY_MAX;

export function toggled(
  draft: PartyDraft,
  { personId, name }: Pick<Colleague, 'personId' | 'name'>,
): PartyDraft {
  const isChosen = draft.chosen.some(({ key }) => key === personId);
  const chosen = isChosen
    ? draft.chosen.filter(({ key }) => key !== personId)
    : [...draft.chosen, { key: personId, name, send: { personId } }];
  return { ...draft, chosen };
}

export function withGuest(draft: PartyDraft, guest: { firstName: string; lastName: string }): PartyDraft {
  const send = { guest };
  const key = keyOf(send);
  if (draft.chosen.some((each) => each.key === key)) return draft;
  return { ...draft, chosen: [...draft.chosen, { key, name: `${guest.firstName} ${guest.lastName}`, send }] };
}

/** Why it can't be confirmed yet; null when it can. */
export const missingOf = (draft: PartyDraft): 'nobody' | null =>
  draft.way !== 'self' && draft.chosen.length === 0 ? 'nobody' : null;

/** Empty for the person alone. */
export function travelersOf(draft: PartyDraft, selfId: Colleague['personId']): TravelerOfBooking[] {
  if (draft.way === 'self') return [];
  const self = hasSelf(draft) ? [{ personId: selfId }] : [];
  return [...self, ...draft.chosen.map(({ send }) => send)];
}

/** A guest's name is stored in one; its first word is sent as the first name. */
export function sendAgain({
  personId,
  name,
}: Pick<TravelersShown['travelers'][number], 'personId' | 'name'>): TravelerOfBooking | undefined {
  if (personId) return { personId };
  const [firstName = '', ...rest] = name?.split(' ') ?? [];
  const lastName = rest.join(' ');
  return firstName && lastName ? { guest: { firstName, lastName } } : undefined;
}
