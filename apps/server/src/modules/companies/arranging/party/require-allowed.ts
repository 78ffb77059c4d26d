/** Whether somebody may still book for those for whom they began a checkout. */
import { bookingRefusal } from '@sojourn/domain/companies/who-books.ts';
import type { CheckoutId } from '@sojourn/domain/ids.ts';
import type { Actor } from '#context.ts';
import type { Db } from '#db/client.ts';
import { refuse } from '#refusal.ts';
import type { Tx } from '#workflow/saga.ts';
import { type ArrangingDeps, companyIfAny } from '../deps.ts';
import { readBooker, readMembers } from '../store.ts';
import { lockAllowed, readCheckoutTravelers } from './store.ts';

/**
 * Refuses with TravelerNotAllowed once a permission was ended, a traveler has left the company or
 * the company books another way; with BookedByOthers where the booker may no longer book at all.
 */
export async function requireStillAllowed(
  deps: Pick<ArrangingDeps, 'tenantOf'> & { readonly db: Db | Tx },
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

/**
 * The same in the transaction that begins a booking: what ends a permission waits for it, or was first and
 * refuses it. What has begun by then is paid for and completed.
 */
export async function requireAllowedNow(
  deps: Pick<ArrangingDeps, 'tenantOf'>,
  tx: Tx,
  checkoutId: CheckoutId,
  actor: Actor,
): Promise<void> {
  const key = companyIfAny(deps, actor);
  if (!key) return;
  await lockAllowed(tx, key, actor, checkoutId);
  await requireStillAllowed({ ...deps, db: tx }, checkoutId, actor);
}
