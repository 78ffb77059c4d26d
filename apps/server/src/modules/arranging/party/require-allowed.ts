/** Whether somebody may still book for those for whom they began a checkout. */
import { bookingRefusal } from '@sojourn/domain/companies/who-books.ts';
import type { CheckoutId } from '@sojourn/domain/ids.ts';
import type { Actor } from '../../../context.ts';
import { refuse } from '../../../refusal.ts';
import { type ArrangingDeps, companyIfAny } from '../deps.ts';
import { readBooker, readMembers } from '../store.ts';
import { readCheckoutTravelers } from './store.ts';

/**
 * Refuses with TravelerNotAllowed once a permission was ended, a traveler has left the company or
 * the company books another way; with BookedByOthers where the booker may no longer book at all.
 */
export async function requireStillAllowed(
  deps: Pick<ArrangingDeps, 'db' | 'tenantOf'>,
  checkoutId: CheckoutId,
  actor: Actor,
): Promise<void> {
  const key = companyIfAny(deps, actor);
  if (!key) return;
  const travelers = await readCheckoutTravelers(deps.db, actor, checkoutId);
  if (travelers.length === 0) return;
  const booker = (await readBooker(deps.db, key, actor.subject)) ?? refuse('NotFound');
  const ids = travelers.flatMap(({ personId }) => personId ?? []);
  const members = await readMembers(deps.db, key, booker.personId, ids);
  for (const { personId } of travelers) {
    const member = members.find((each) => each.personId === personId);
    if (personId !== null && !member) refuse('TravelerNotAllowed');
    const isSelf = personId === booker.personId;
    const whom = isSelf
      ? ({ kind: 'self' } as const)
      : member
        ? ({ kind: 'colleague', isArranged: member.isArranged } as const)
        : ({ kind: 'guest' } as const);
    const refusal = bookingRefusal(booker.style, booker, whom);
    if (refusal === 'bookedByOthers') refuse('BookedByOthers');
    if (refusal) refuse('TravelerNotAllowed');
  }
}
