/** What an agent changes of a customer's trip, by the customer's own use cases (B §4). */
import type { BookingChange, PricedAsk } from '@sojourn/contract/changes.ts';
import type { BookingId, ChangeId, CustomerId } from '@sojourn/domain/ids.ts';
import { type Money, money } from '@sojourn/domain/money.ts';
import type { Actor, RequestContext } from '#context.ts';
import { isOfWallet, readTenders } from '#modules/selling/booking/tenders/store.ts';
import { confirmChange } from '#modules/trips/changes/confirm-change.ts';
import { requestChange } from '#modules/trips/changes/request-change.ts';
import { readLatestAsk } from '#modules/trips/changes/store.ts';
import { refTo } from '#modules/trips/trips/use-case.ts';
import { goodwillFor } from '../../proposals/offer-terms.ts';
import type { DeskDeps } from '../deps.ts';
import { customerFor, type InCase, noteDeed, requireCurrent } from './for-customer.ts';

type OfTrip = { readonly customerId: CustomerId; readonly bookingId: BookingId };

/** What's asked for them, at today's price; without an `ask` what was asked for last. */
export async function quoteChangeFor(
  deps: DeskDeps,
  { customerId, bookingId }: OfTrip,
  { ask }: { readonly ask?: PricedAsk | undefined },
  agent: Actor,
  context: RequestContext,
): Promise<{ change: BookingChange | null }> {
  const customer = await customerFor(deps, customerId, agent);
  const wanted = ask ?? (await readLatestAsk(deps.db, refTo(customer, bookingId)))?.ask;
  if (!wanted) return { change: null };
  return { change: await requestChange(deps, bookingId, { ask: wanted }, customer, context) };
}

type ConfirmInput = { readonly reason: string; readonly inCase: InCase };

/** Refuses ChangeQuoteExpired for one that costs something: nobody pays with a customer's card here. */
export async function confirmChangeFor(
  deps: DeskDeps,
  { customerId, bookingId, changeId }: OfTrip & { readonly changeId: ChangeId },
  { reason, inCase }: ConfirmInput,
  agent: Actor,
  context: RequestContext,
): Promise<BookingChange> {
  const customer = await customerFor(deps, customerId, agent);
  await requireCurrent(deps, inCase, customer);
  const free = { dueMinor: 0, paymentId: null };
  const change = await confirmChange(deps, bookingId, changeId, free, customer, context);
  if (change.booking !== 'Failed')
    await noteDeed(deps, inCase, { customer, agent }, { deed: 'change', bookingId, reason });
  return change;
}

export async function getGoodwillFor(
  deps: DeskDeps,
  { customerId, bookingId }: OfTrip,
  agent: Actor,
): Promise<{ most: Money; tenders: string[] }> {
  const customer = await customerFor(deps, customerId, agent);
  const { booking, mostMinor } = await goodwillFor(deps, bookingId, customer);
  const tenders = await readTenders(deps.db, booking);
  const outside = tenders.filter((tender) => tender.state === 'captured' && !isOfWallet(tender));
  return {
    most: money(mostMinor, booking.currency),
    tenders: outside.map(({ label }) => label).filter(Boolean),
  };
}
