/** What a frozen price pays for instead of a trip that's sold out, within its terms (B §4, B §8). */
import type { SimilarTrip } from '@sojourn/contract/price-freezes.ts';
import type { PriceFreezeId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import { coversSimilar, type FreezeValue, freezeValue } from '@sojourn/domain/protections/freeze.ts';
import type { Actor, RequestContext } from '#context.ts';
import type { Started } from '#modules/selling/checkouts/product.ts';
import { totalOf } from '#modules/selling/checkouts/sale.ts';
import { callContext } from '#modules/selling/checkouts/use-case.ts';
import { Refusal, refuse } from '#refusal.ts';
import { currentPrice } from '../current-price.ts';
import type { FreezeDeps } from '../deps.ts';
import type { Bought } from '../freeze-row.ts';
import { isPlayedSoldOut } from '../scenarios.ts';
import { requireUsable } from './require-usable.ts';

const SHOWN_MAX = 3;
type Similar = { readonly similarKey: string; readonly started: Started; readonly value: FreezeValue };

export async function listSimilarTrips(
  deps: FreezeDeps,
  freezeId: PriceFreezeId,
  actor: Actor,
  context: RequestContext,
): Promise<{ readonly similar: SimilarTrip[] }> {
  const freeze = await requireUsable(deps, freezeId, actor);
  await requireSoldOut(deps, freeze, context);
  const similar = await findSimilar(deps, freeze, actor, context);
  return { similar: similar.map((each) => viewOf(deps, freeze, each)) };
}

/** Looked for again, so that nothing but what the terms let be booked is. Undefined for anything else. */
export async function findChosen(
  deps: FreezeDeps,
  freeze: Bought,
  similarKey: string,
  actor: Actor,
  context: RequestContext,
): Promise<Started | undefined> {
  await requireSoldOut(deps, freeze, context);
  const similar = await findSimilar(deps, freeze, actor, context);
  return similar.find((each) => each.similarKey === similarKey)?.started;
}

async function requireSoldOut(deps: FreezeDeps, freeze: Bought, context: RequestContext): Promise<void> {
  if (isPlayedSoldOut(context.scenario)) return;
  const price = await currentPrice(deps, freeze, callContext(context));
  if (price === 'unanswered') refuse('PriceFreezeProviderError');
  if (price !== null) refuse('PriceFreezeStillForSale');
}

/** Fewer than three where there are no more, or no supplier answers in time. */
async function findSimilar(
  deps: FreezeDeps,
  freeze: Bought,
  actor: Actor,
  context: RequestContext,
): Promise<Similar[]> {
  const product = deps.products[freeze.product];
  const { freeze: freezing } = product.can;
  if (!freezing || !coversSimilar(freeze.termsId)) return [];
  const call = { ...callContext(context), scenario: null };
  const inputs = (await product.findSimilar?.(freeze, call)) ?? [];
  const quiet = { ...context, scenario: null };
  const priced = await Promise.all(inputs.map((input) => startOr(() => product.start(input, actor, quiet))));
  return priced
    .flatMap((started): Similar[] => {
      if (!started) return [];
      const { sale } = started;
      const nowMinor = totalOf(sale).amountMinor - product.extrasMinor(sale);
      const decided = freezeValue(freeze, nowMinor, deps.clock.now(), 'similar');
      const similarKey = freezing.fitKey(sale.request);
      return 'refused' in decided || similarKey === freeze.fitKey
        ? []
        : [{ similarKey, started, value: decided.value }];
    })
    .slice(0, SHOWN_MAX);
}

/** What can't be had after all is left out. */
async function startOr(start: () => Promise<Started>): Promise<Started | null> {
  try {
    return await start();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function viewOf(
  { products }: FreezeDeps,
  { product: kind, currency }: Bought,
  { similarKey, started: { sale }, value }: Similar,
): SimilarTrip {
  const product = products[kind];
  const { freeze: freezing } = product.can;
  if (!freezing) return refuse('NotFound');
  const { coverMinor, depositMinor, payMinor } = value;
  return {
    similarKey,
    title: product.summary(sale).title,
    ...freezing.shown(sale),
    ...freezing.similarFacts(sale),
    price: money(coverMinor + depositMinor + payMinor, currency),
    cover: money(coverMinor, currency),
    leftToPay: money(payMinor, currency),
  };
}
