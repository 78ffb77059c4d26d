/**
 * * What will be booked, judged at the moment it's booked: by the policies of those who travel as they are
 * now, and at its price of now. Bookings, changes, exchanges and extras are all judged here.
 */
import type { CheckoutId } from '@sojourn/domain/ids.ts';
import { approvalProcess } from '@sojourn/domain/policy/tier.ts';
import type { Product } from '@sojourn/products/product-list.ts';
import type { Actor } from '#context.ts';
import { type JudgedSale, judgeSale, type PolicyProducts } from '../../policy/judge-sale.ts';
import { type JudgedCheckout, readCheck, saveCheck } from '../../policy/store.ts';
import { type ArrangingDeps, companyIfAny } from '../deps.ts';
import { readBooker, readMembers } from '../store.ts';
import type { ChosenTraveler } from './choose-travelers.ts';
import { type JudgedTraveler, judgeTravelers, strictestOf } from './judge-party.ts';
import { readCheckoutTravelers } from './store.ts';

type Deps = Pick<ArrangingDeps, 'db' | 'clock' | 'tenantOf'> & { readonly products: PolicyProducts };
type Judged = { readonly judged: JudgedSale | null; readonly travelers: readonly JudgedTraveler[] };

/**
 * `checkoutId`: with which it is or was booked. Who books for themselves alone is judged by their own policy.
 */
export async function judgeNow(
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
  const travelers = judgeTravelers(deps.products, sale, party, deps.clock.now());
  return { judged: strictestOf(travelers), travelers };
}

type Quoted = {
  readonly checkoutId: CheckoutId;
  readonly quote: { readonly product: Product; readonly offer: object };
};
/**
 * * How a checkout is judged as it's booked; what was stored as it began is replaced. Null where no policy
 * judges it. `isExplained`: it's in policy, or the reason was given that the policy wants.
 */
export async function judgeCheckoutNow(
  deps: Deps,
  { checkoutId, quote }: Quoted,
  actor: Actor,
): Promise<(JudgedCheckout & { readonly isExplained: boolean }) | null> {
  const { tenantId, customerId } = actor;
  const owner = { tenantId, customerId };
  const { judged } = await judgeNow(deps, checkoutId, quote, actor);
  if (!judged) return null;
  const before = await readCheck(deps.db, owner, checkoutId);
  const { tier, verdict } = judged;
  const reason = before?.reason ?? null;
  const check = {
    tier,
    verdict,
    reason,
    note: before?.note ?? null,
    needsApproval: !verdict.isInPolicy && approvalProcess(tier.rules) === '24hr_review',
  };
  await saveCheck(deps.db, owner, { ...check, checkoutId }, deps.clock.now());
  return { ...check, isExplained: verdict.isInPolicy || reason !== null };
}

/** Something is out of policy that wasn't before, by the same rules. */
export const breaksMore = (now: JudgedSale | null, before: JudgedSale | null): boolean =>
  (now?.verdict.broken ?? []).some(({ rule }) => !before?.verdict.broken.some((each) => each.rule === rule));
