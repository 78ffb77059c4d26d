/** Starts a checkout of a frozen trip; the freeze is one of its credits (B §8 price freeze exercise). */

import type { ErrorCode } from '@sojourn/contract/errors.ts';
import { isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import type { CheckoutId, PriceFreezeId } from '@sojourn/domain/ids.ts';
import { coverIdOf } from '@sojourn/domain/protections/freeze-sources.ts';
import type { Actor, RequestContext } from '../../context.ts';
import { Refusal, refuse } from '../../refusal.ts';
import { openCheckout } from '../checkouts/open-checkout.ts';
import type { Started } from '../checkouts/product.ts';
import { callContext } from '../checkouts/use-case.ts';
import type { FreezeDeps } from './deps.ts';
import { type Bought, boughtOf } from './freeze-row.ts';
import { refuseIfPlayed } from './scenarios.ts';
import { countExercised, readFreeze } from './store.ts';

const DAY_SECONDS = 86_400;

export async function exerciseFreeze(
  deps: FreezeDeps,
  freezeId: PriceFreezeId,
  actor: Actor,
  context: RequestContext,
): Promise<{ readonly checkoutId: CheckoutId }> {
  const freeze = await requireUsable(deps, freezeId, actor);
  refuseIfPlayed(context.scenario, 'exercise', freeze.product);
  await requireFewBookings(deps, freeze, actor);
  const { sale, draft } = await start(deps, freeze, actor, context);
  const credits = [
    { creditId: coverIdOf(freezeId), amountMinor: null },
    { creditId: freezeId, amountMinor: null },
  ];
  const filled = { sale, draft: { ...draft, credits }, shownMinor: undefined };
  const started = { ...filled, check: null, travelers: null };
  const { checkoutId } = await openCheckout(deps, started, actor, context);
  return { checkoutId };
}

/** Refuses with NotFound one that isn't theirs. */
export async function requireUsable(
  { db, clock }: Pick<FreezeDeps, 'db' | 'clock'>,
  freezeId: PriceFreezeId,
  { tenantId, customerId }: Actor,
): Promise<Bought> {
  const row = await readFreeze(db, { tenantId, customerId, freezeId });
  const freeze = row && boughtOf(row);
  if (!freeze) return refuse('NotFound');
  const { state, bookingId, endsAt } = freeze;
  if (state === 'expired') return refuse('PriceFreezeOver');
  if (state !== 'valid') return refuse('PriceFreezeUsed', bookingId === null ? undefined : { bookingId });
  return isBefore(clock.now(), endsAt) ? freeze : refuse('PriceFreezeOver');
}

/** Where a product says so: more than one person needs within a day. */
async function requireFewBookings(
  { db, clock, products }: FreezeDeps,
  { product }: Bought,
  actor: Actor,
): Promise<void> {
  const limit = products[product].freezing?.dayLimit;
  if (!limit) return;
  const since = plusSeconds(clock.now(), -DAY_SECONDS);
  if ((await countExercised(db, actor, product, since)) >= limit.most) refuse(limit.refusal);
}

/** What starting a checkout is refused with, in the words of the product's frozen prices. */
async function start(
  deps: FreezeDeps,
  freeze: Bought,
  actor: Actor,
  context: RequestContext,
): Promise<Started> {
  const product = deps.products[freeze.product];
  const { refusals } = product.freezing ?? refuse('NotFound');
  try {
    return await product.start({ ...freeze.input, locale: actor.locale }, actor, context);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (NOT_FOR_SALE.includes(error.code)) {
      const similar = await product.findAlternatives(freeze, callContext(context));
      return refuse(similar.length > 0 ? refusals.soldOut : refusals.nothingLikeIt);
    }
    if (error.code === 'SuppliersUnavailable') return refuse(refusals.unanswered);
    if (error.code === 'InternalError' || error.code === 'Unknown') return refuse(refusals.failed);
    return refuse(refusals.params);
  }
}
const NOT_FOR_SALE: readonly ErrorCode[] = [
  'NoAvailability',
  'LackOfInventory',
  'RateNotAvailable',
  'PastDates',
];
