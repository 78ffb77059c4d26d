/** What an agent does with a customer's trip: the customer's own use cases, asked in their name. */
import type { CancelQuote } from '@sojourn/contract/cancellation.ts';
import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { BookingId, CustomerId, QuoteId } from '@sojourn/domain/ids.ts';
import type { Actor, RequestContext } from '#context.ts';
import { cancelTrip } from '#modules/trips/cancellation/cancel-trip.ts';
import { quoteCancel } from '#modules/trips/cancellation/quote-cancel.ts';
import { resendConfirmation } from '#modules/trips/trips/mail/change-email.ts';
import { refTo, showTrip } from '#modules/trips/trips/use-case.ts';
import type { DeskDeps } from '../deps.ts';
import { customerFor, type InCase, noteDeed, requireCurrent } from './for-customer.ts';

type OfTrip = { readonly customerId: CustomerId; readonly bookingId: BookingId };

/** As the customer sees it, in the agent's language. Refuses with NotFound. */
export async function getTripFor(
  deps: DeskDeps,
  { customerId, bookingId }: OfTrip,
  agent: Actor,
): Promise<TripDetail> {
  const customer = await customerFor(deps, customerId, agent);
  const { locale } = agent;
  return showTrip(deps, { ...refTo(customer, bookingId), locale });
}

export async function quoteCancelFor(
  deps: DeskDeps,
  { customerId, bookingId }: OfTrip,
  agent: Actor,
  context: RequestContext,
): Promise<CancelQuote> {
  return quoteCancel(deps, bookingId, await customerFor(deps, customerId, agent), context);
}

type CancelInput = { readonly quoteId: QuoteId; readonly reason: string; readonly inCase: InCase };

/** Refuses as the customer's own cancellation does, and with CaseOutdated. */
export async function cancelFor(
  deps: DeskDeps,
  { customerId, bookingId }: OfTrip,
  { quoteId, reason, inCase }: CancelInput,
  agent: Actor,
  context: RequestContext,
): Promise<{ result: 'Canceled' | 'Pending' | 'Scheduled' }> {
  const customer = await customerFor(deps, customerId, agent);
  await requireCurrent(deps, inCase, customer);
  const { result } = await cancelTrip(deps, bookingId, { quoteId }, customer, context);
  await noteDeed(deps, inCase, { customer, agent }, { deed: 'cancel', bookingId, reason });
  return { result };
}

export async function resendConfirmationFor(
  deps: DeskDeps,
  { customerId, bookingId }: OfTrip,
  inCase: InCase,
  agent: Actor,
): Promise<{ sentTo: string }> {
  const customer = await customerFor(deps, customerId, agent);
  await requireCurrent(deps, inCase, customer);
  const sent = await resendConfirmation(deps, bookingId, customer);
  await noteDeed(deps, inCase, { customer, agent }, { deed: 'resendConfirmation', bookingId, reason: null });
  return sent;
}
