/** Who travels, with the policies that they travel under. */
import type { Colleague } from '@sojourn/contract/arranging.ts';
import type { TravelerOfBooking } from '@sojourn/contract/travelers-of-booking.ts';
import type { CheckoutId } from '@sojourn/domain/ids.ts';
import { api } from '@sojourn/web/api/api.ts';
import { sendAgain } from './party-draft.ts';
import { NOBODY_ELSE, type Party } from './party-store.ts';

/** Throws `TravelerNotAllowed` when the person may not book for one of them. */
export async function loadParty(
  travelers: TravelerOfBooking[],
  selfId: Colleague['personId'],
): Promise<Party> {
  const answer = await api.getPartyPolicies({ input: { travelers } });
  return answer.travelers.flatMap((each, at) => {
    const send = travelers[at];
    return send ? [{ ...each, send, isSelf: each.personId === selfId }] : [];
  });
}

/** For whom a checkout is, as they'd be chosen again; a guest whose name was forgotten is left out. */
export async function loadPartyOf(checkoutId: CheckoutId): Promise<Party> {
  const { travelers } = await api.getCheckoutParty({ params: { checkoutId } });
  const sent = travelers.flatMap((each) => sendAgain(each) ?? []);
  if (sent.length === 0) return NOBODY_ELSE;
  const { self } = await api.listColleagues({ query: {} });
  return loadParty(sent, self.personId);
}
