/** Quotes holding the price of a trip for some days (B §8 price freeze purchase). */
import type { CheckoutInput } from '@sojourn/contract/checkouts.ts';
import type { ErrorCode } from '@sojourn/contract/errors.ts';
import type { PriceFreezeQuote } from '@sojourn/contract/price-freezes.ts';
import { dateIn, type Instant, isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import { newId } from '@sojourn/domain/ids.ts';
import { freezeOptions } from '@sojourn/domain/protections/freeze.ts';
import { protectionTermsOn } from '@sojourn/domain/protections/protection-terms.ts';
import { can } from '@sojourn/domain/tenants/tenant.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { productFromWire } from '@sojourn/products/product-list.ts';
import type { Actor, RequestContext } from '#context.ts';
import { findConfirmation } from '#modules/money/confirmations/store.ts';
import type { Started } from '#modules/selling/checkouts/product.ts';
import { type Sale, totalOf } from '#modules/selling/checkouts/sale.ts';
import { Refusal, refuse } from '#refusal.ts';
import type { FreezeDeps } from '../deps.ts';
import type { FreezeRow } from '../freeze-row.ts';
import { playedPrice, refuseIfPlayed } from '../scenarios.ts';
import { insertFreeze, type NewFreeze, readBuying } from '../store.ts';
import { buySagaId } from './buy-freeze-saga.ts';
import { viewQuote } from './view-quote.ts';

const QUOTE_SECONDS = 15 * 60;

/** Refuses with NotFound where prices aren't frozen. */
export async function quoteFreeze(
  deps: FreezeDeps,
  requested: CheckoutInput,
  actor: Actor,
  context: RequestContext,
): Promise<PriceFreezeQuote> {
  const product = deps.products[productFromWire(requested.product)];
  const { freeze: freezing } = product.can;
  const tenant = deps.tenantOf(actor.tenantId);
  // What a company reviews isn't held for its people before it's reviewed
  if (!freezing || !can(tenant, product.capability) || can(tenant, 'corporate')) return refuse('NotFound');
  refuseIfPlayed(context.scenario, 'quote');
  const { sale, shownMinor } = await requireSale(() => product.start(requested, actor, context));
  const fitKey = freezing.fitKey(sale.request);
  const paying = await findPaying(deps, actor, fitKey);
  if (paying) return viewQuote(deps, paying, actor);
  const total = totalOf(sale);
  const pricedMinor = total.amountMinor - product.extrasMinor(sale);
  const frozenMinor = playedPrice(context.scenario, 'quote', pricedMinor);
  if (shownMinor !== undefined && shownMinor !== frozenMinor)
    refuse(shownMinor < frozenMinor ? 'FrozenPriceIncreased' : 'FrozenPriceDecreased', {
      oldTotalMinor: shownMinor,
      newTotalMinor: frozenMinor,
    });
  const now = deps.clock.now();
  const terms = protectionTermsOn('priceFreeze', product.kind, dateIn(now, 'UTC'));
  if (!terms || total.currency !== 'USD') return refuse('PriceFreezeGenerateCustomOfferFailed');
  const { shownTotalMinor: _, travelers: __, ...input } = requested;
  const row: NewFreeze = {
    tenantId: actor.tenantId,
    customerId: actor.customerId,
    freezeId: newId('frz', deps.random.bytes(16)),
    subject: actor.subject,
    product: product.kind,
    request: sale.request,
    offer: sale.offer,
    termsId: terms.id,
    input: input as CheckoutInput,
    fitKey,
    startsAt: product.summary(sale).startsAt,
    frozenMinor,
    covered: freezing.covered(sale.request),
    currency: total.currency,
    quotedAt: now,
    quoteEndsAt: quoteEnd(sale, now),
  };
  if (freezeOptions(row, now).length === 0) refuse('PriceFreezeGenerateCustomOfferFailed');
  await withTransaction(deps.db, (tx) => insertFreeze(tx, row));
  return viewQuote(deps, row, actor);
}

/** The same trip's freeze that waits for the bank of its card: it's gone on with, not bought twice. */
async function findPaying(deps: FreezeDeps, actor: Actor, fitKey: string): Promise<FreezeRow | undefined> {
  for (const row of await readBuying(deps.db, actor, fitKey)) {
    const waiting = await findConfirmation(deps.db, { ...row, sagaId: buySagaId(row.freezeId) });
    if (waiting?.endedAs === null) return row;
  }
  return undefined;
}

/** Of a guaranteed price never later than the guarantee. */
function quoteEnd({ offer }: Sale, now: Instant): Instant {
  const latest = plusSeconds(now, QUOTE_SECONDS);
  const until = offer.guarantee?.until;
  return until !== undefined && isBefore(until, latest) ? until : latest;
}

const NOT_FOR_SALE: readonly ErrorCode[] = ['NoAvailability', 'LackOfInventory', 'RateNotAvailable'];

/** What starting a checkout is refused with, in the words of freezing a price. */
async function requireSale(start: () => Promise<Started>): Promise<Started> {
  try {
    return await start();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (NOT_FOR_SALE.includes(error.code)) return refuse('PriceFreezeNoAvailability');
    if (error.code === 'SuppliersUnavailable') return refuse('PriceFreezeFailed');
    return refuse('PriceFreezeSetBookParamsFailed', error.details);
  }
}
