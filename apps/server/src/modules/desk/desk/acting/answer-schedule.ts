/** What an agent answers for a customer to a supplier's change of a trip, as the customer can themselves. */
import type { RebookingOptions } from '@sojourn/contract/schedule-changes.ts';
import type { BookingId, CustomerId } from '@sojourn/domain/ids.ts';
import type { Actor, RequestContext } from '#context.ts';
import { acceptChange } from '#modules/trips/schedule-changes/accept-change.ts';
import { declineChange } from '#modules/trips/schedule-changes/decline-change.ts';
import type { RebookingChoice } from '#modules/trips/schedule-changes/product.ts';
import { listRebookings } from '#modules/trips/schedule-changes/rebooking/list-rebookings.ts';
import { rebookChange } from '#modules/trips/schedule-changes/rebooking/rebook-change.ts';
import { getScheduleChange } from '#modules/trips/schedule-changes/view-change.ts';
import type { DeskDeps } from '../deps.ts';
import { customerFor, type InCase, noteDeed, requireCurrent } from './for-customer.ts';

type OfTrip = { readonly customerId: CustomerId; readonly bookingId: BookingId };

export async function getScheduleChangeFor(
  deps: DeskDeps,
  { customerId, bookingId }: OfTrip,
  agent: Actor,
): ReturnType<typeof getScheduleChange> {
  return getScheduleChange(deps, bookingId, await customerFor(deps, customerId, agent));
}

type AnswerInput = { readonly version: number; readonly reason: string; readonly inCase: InCase };

/** Refuses as the customer's own answer does, and with CaseOutdated. */
export async function acceptScheduleChangeFor(
  deps: DeskDeps,
  { customerId, bookingId }: OfTrip,
  { version, reason, inCase }: AnswerInput,
  agent: Actor,
  context: RequestContext,
): Promise<{ result: 'Accepted' | 'Pending' }> {
  const customer = await customerFor(deps, customerId, agent);
  await requireCurrent(deps, inCase, customer);
  const { result } = await acceptChange(deps, bookingId, { version }, customer, context);
  const deed = { deed: 'acceptScheduleChange', bookingId, reason } as const;
  await noteDeed(deps, inCase, { customer, agent }, deed);
  return { result };
}

/** The same for a change that gives a right to a refund: the trip is canceled and everything comes back. */
export async function declineScheduleChangeFor(
  deps: DeskDeps,
  { customerId, bookingId }: OfTrip,
  { version, reason, inCase }: AnswerInput,
  agent: Actor,
  context: RequestContext,
): Promise<{ result: 'Declined' | 'Pending' }> {
  const customer = await customerFor(deps, customerId, agent);
  await requireCurrent(deps, inCase, customer);
  const { result } = await declineChange(deps, bookingId, { version }, customer, context);
  const deed = { deed: 'declineScheduleChange', bookingId, reason } as const;
  await noteDeed(deps, inCase, { customer, agent }, deed);
  return { result };
}

/** What is free of charge by the rule for a reasonable rebooking (B §5), the best first. */
export async function listRebookingsFor(
  deps: DeskDeps,
  { customerId, bookingId }: OfTrip,
  agent: Actor,
  context: RequestContext,
): Promise<RebookingOptions> {
  return listRebookings(deps, bookingId, await customerFor(deps, customerId, agent), context);
}

type RebookInput = AnswerInput & { readonly choices: readonly RebookingChoice[] };

/** Refuses as the customer's own rebooking does, and with CaseOutdated: nothing has changed by then. */
export async function rebookScheduleChangeFor(
  deps: DeskDeps,
  { customerId, bookingId }: OfTrip,
  { version, choices, reason, inCase }: RebookInput,
  agent: Actor,
  context: RequestContext,
): Promise<{ result: 'Rebooked' | 'Pending' }> {
  const customer = await customerFor(deps, customerId, agent);
  await requireCurrent(deps, inCase, customer);
  const { result } = await rebookChange(deps, bookingId, { version, choices }, customer, context);
  const deed = { deed: 'rebookScheduleChange', bookingId, reason } as const;
  await noteDeed(deps, inCase, { customer, agent }, deed);
  return { result };
}
