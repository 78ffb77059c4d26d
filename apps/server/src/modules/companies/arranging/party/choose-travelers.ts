/** Who travels, as a booker wants it: each somebody they may book for, with the policy they travel under. */
import type { TravelerOfBooking } from '@sojourn/contract/travelers-of-booking.ts';
import { bookingRefusal } from '@sojourn/domain/companies/who-books.ts';
import type { Actor } from '#context.ts';
import { refuse } from '#refusal.ts';
import type { StoredTier } from '../../policy/store.ts';
import { type ArrangingDeps, companyIfAny, companyOf } from '../deps.ts';
import { type Member, readBooker, readMembers } from '../store.ts';

/** `personId`: null for a guest, who travels under the booker's policy. */
export type ChosenTraveler = {
  readonly personId: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly tier: StoredTier | null;
  readonly isSelf: boolean;
  readonly sharesDetails: boolean;
};

type Booker = NonNullable<Awaited<ReturnType<typeof readBooker>>>;
const chosen = (member: Member, isSelf: boolean): ChosenTraveler => ({
  personId: member.personId,
  firstName: member.firstName,
  lastName: member.lastName,
  tier: member.tier,
  isSelf,
  sharesDetails: isSelf || member.sharesDetails,
});

function checkColleague(booker: Booker, member: Member | undefined): ChosenTraveler {
  if (!member) refuse('NotFound');
  const isSelf = member.personId === booker.personId;
  const whom = isSelf
    ? ({ kind: 'self' } as const)
    : ({ kind: 'colleague', isArranged: member.isArranged } as const);
  const refusal = bookingRefusal(booker.style, booker, whom);
  if (refusal === 'bookedByOthers') refuse('BookedByOthers');
  if (refusal) refuse('TravelerNotAllowed');
  return chosen(member, isSelf);
}

/** Refuses with NotFound for nobody of the company, and with what the company doesn't allow. */
export async function chooseTravelers(
  deps: ArrangingDeps,
  requested: readonly TravelerOfBooking[],
  actor: Actor,
): Promise<ChosenTraveler[]> {
  const key = companyOf(deps, actor);
  const booker = (await readBooker(deps.db, key, actor.subject)) ?? refuse('NotFound');
  const ids = requested.flatMap((each) => ('personId' in each ? [each.personId] : []));
  if (new Set(ids).size !== ids.length)
    refuse('InvalidInput', { fields: [{ path: 'travelers', problem: 'twice' }] });
  const members = await readMembers(deps.db, key, booker.personId, ids);
  return requested.map((each) => {
    if ('personId' in each)
      return checkColleague(
        booker,
        members.find(({ personId }) => personId === each.personId),
      );
    if (bookingRefusal(booker.style, booker, { kind: 'guest' })) refuse('TravelerNotAllowed');
    return { personId: null, ...each.guest, tier: booker.tier, isSelf: false, sharesDetails: false };
  });
}

/** Null for somebody who books for themselves alone. Refuses where the company has others book. */
export async function partyOf(
  deps: ArrangingDeps,
  requested: readonly TravelerOfBooking[] | undefined,
  actor: Actor,
): Promise<readonly ChosenTraveler[] | null> {
  if (requested) {
    const travelers = await chooseTravelers(deps, requested, actor);
    return travelers.every(({ isSelf }) => isSelf) ? null : travelers;
  }
  const key = companyIfAny(deps, actor);
  const booker = key && (await readBooker(deps.db, key, actor.subject));
  if (booker && bookingRefusal(booker.style, booker, { kind: 'self' })) refuse('BookedByOthers');
  return null;
}
