/** What a change newly costs, by the policies of those who travel as they are now. */
import { dateIn } from '@sojourn/domain/dates.ts';
import type { CheckoutId } from '@sojourn/domain/ids.ts';
import type { Product } from '@sojourn/domain/products/product.ts';
import type { Actor } from '../../../context.ts';
import { type JudgedSale, judgeSale, type PolicyProducts } from '../../policy/judge-sale.ts';
import { type ArrangingDeps, companyIfAny } from '../deps.ts';
import { readBooker, readMembers } from '../store.ts';
import type { ChosenTraveler } from './choose-travelers.ts';
import { type JudgedTraveler, judgeTravelers, strictestOf } from './judge-party.ts';
import { readCheckoutTravelers } from './store.ts';

type Deps = Pick<ArrangingDeps, 'db' | 'clock' | 'tenantOf'> & { readonly products: PolicyProducts };
type Judged = { readonly judged: JudgedSale | null; readonly travelers: readonly JudgedTraveler[] };

/** `checkoutId`: with which it was booked. Who booked for themselves alone is judged by their own policy. */
export async function judgeChange(
  deps: Deps,
  checkoutId: CheckoutId,
  sale: { readonly product: Product; readonly offer: object },
  actor: Actor,
): Promise<Judged> {
  const key = companyIfAny(deps, actor);
  const booked = key ? await readCheckoutTravelers(deps.db, actor, checkoutId) : [];
  if (!key || booked.length === 0) return { judged: await judgeSale(deps, sale, actor), travelers: [] };
  const booker = await readBooker(deps.db, key, actor.subject);
  const ids = booked.flatMap(({ personId }) => personId ?? []);
  const members = await readMembers(deps.db, key, booker?.personId ?? '', ids);
  const party = booked.map((each): ChosenTraveler => {
    const member = members.find(({ personId }) => personId === each.personId);
    return {
      personId: each.personId,
      firstName: each.firstName || (each.name ?? ''),
      lastName: each.lastName,
      tier: (each.personId === null ? booker : member)?.tier ?? null,
      isSelf: false,
      sharesDetails: false,
    };
  });
  const travelers = judgeTravelers(deps.products, sale, party, dateIn(deps.clock.now(), 'UTC'));
  return { judged: strictestOf(travelers), travelers };
}
