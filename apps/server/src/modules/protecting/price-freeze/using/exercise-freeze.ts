/** Starts a checkout of a frozen trip; the freeze is one of its credits (B §8 price freeze exercise). */

import type { ErrorCode } from '@sojourn/contract/errors.ts';
import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { CheckoutId, PriceFreezeId } from '@sojourn/domain/ids.ts';
import { coverIdOf } from '@sojourn/domain/protections/freeze-sources.ts';
import type { Actor, RequestContext } from '#context.ts';
import { openCheckout } from '#modules/selling/checkouts/open-checkout.ts';
import type { Started } from '#modules/selling/checkouts/product.ts';
import { callContext } from '#modules/selling/checkouts/use-case.ts';
import { Refusal, refuse } from '#refusal.ts';
import type { FreezeDeps } from '../deps.ts';
import type { Bought } from '../freeze-row.ts';
import { refuseIfPlayed } from '../scenarios.ts';
import { chooseSimilar, countExercised } from '../store.ts';
import { requireUsable } from './require-usable.ts';
import { findChosen } from './similar-trips.ts';

const DAY_SECONDS = 86_400;

export async function exerciseFreeze(
  deps: FreezeDeps,
  freezeId: PriceFreezeId,
  { similarKey }: { readonly similarKey?: string | undefined },
  actor: Actor,
  context: RequestContext,
): Promise<{ readonly checkoutId: CheckoutId }> {
  const freeze = await requireUsable(deps, freezeId, actor);
  if (similarKey === undefined) refuseIfPlayed(context.scenario, 'exercise', freeze.product);
  await requireFewBookings(deps, freeze, actor);
  const { sale, draft } =
    similarKey === undefined
      ? await start(deps, freeze, actor, context)
      : await startSimilar(deps, freeze, similarKey, actor, context);
  const credits = [
    { creditId: coverIdOf(freezeId), amountMinor: null },
    { creditId: freezeId, amountMinor: null },
  ];
  const filled = { sale, draft: { ...draft, credits }, shownMinor: undefined };
  const started = { ...filled, check: null, travelers: null };
  const { checkoutId } = await openCheckout(deps, started, actor, context);
  return { checkoutId };
}

/** Where a product says so: more than one person needs within a day. */
async function requireFewBookings(
  { db, clock, products }: FreezeDeps,
  { product }: Bought,
  actor: Actor,
): Promise<void> {
  const limit = products[product].can.freeze?.dayLimit;
  if (!limit) return;
  const since = plusSeconds(clock.now(), -DAY_SECONDS);
  if ((await countExercised(db, actor, product, since)) >= limit.most) refuse(limit.refusal);
}

/** Refuses what isn't for sale any longer, or was never within the terms, as nothing found. */
async function startSimilar(
  deps: FreezeDeps,
  freeze: Bought,
  similarKey: string,
  actor: Actor,
  context: RequestContext,
): Promise<Started> {
  const { refusals } = deps.products[freeze.product].can.freeze ?? refuse('NotFound');
  const chosen = await findChosen(deps, freeze, similarKey, actor, context);
  if (!chosen) return refuse(refusals.soldOut);
  const isChosen = await chooseSimilar(deps.db, freeze, similarKey, deps.clock.now());
  return isChosen ? chosen : refuse('PriceFreezeUsed');
}

/** What starting a checkout is refused with, in the words of the product's frozen prices. */
async function start(
  deps: FreezeDeps,
  freeze: Bought,
  actor: Actor,
  context: RequestContext,
): Promise<Started> {
  const product = deps.products[freeze.product];
  const { refusals } = product.can.freeze ?? refuse('NotFound');
  try {
    return await product.start({ ...freeze.input, locale: actor.locale }, actor, context);
  } catch (error) {
    // B §8 has a generic error for whatever else goes wrong; what it was is for us
    if (!(error instanceof Refusal)) {
      deps.log.error({ err: error, freezeId: freeze.freezeId }, 'a frozen price could not be booked');
      return refuse(refusals.failed);
    }
    if (NOT_FOR_SALE.includes(error.code)) {
      const similar = await product.findAlternatives(freeze, callContext(context));
      return refuse(similar.length > 0 ? refusals.soldOut : refusals.nothingLikeIt);
    }
    if (error.code === 'SuppliersUnavailable') return refuse(refusals.unanswered);
    return refuse(refusals.params);
  }
}
const NOT_FOR_SALE: readonly ErrorCode[] = [
  'NoAvailability',
  'LackOfInventory',
  'RateNotAvailable',
  'PastDates',
];
