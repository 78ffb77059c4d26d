/** The request that a host's link opens. */
import { addDays, dateIn } from '@sojourn/domain/dates.ts';
import type { CustomerId } from '@sojourn/domain/ids.ts';
import type { RequestContext } from '@sojourn/server/context.ts';
import { readBooking } from '@sojourn/server/modules/selling/booking/store.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { claimUntil } from '#home/rules/booking/deposit.ts';
import { isBookingId, readHostedStay } from '../../deposits/hosted-stay.ts';
import type { HomeRequestDeps } from '../deps.ts';
import type { Request } from '../request.ts';
import { findRequest } from '../store.ts';
import { readHostToken } from './host-token.ts';

/** What came of a request without a stay is shown for so long. */
const SHOWN_DAYS = 7;

/** Refuses with NotFound what isn't a link of ours, with HostLinkExpired one whose time is over. */
export async function openLink(
  { db, clock, linkSigner }: HomeRequestDeps,
  token: string,
  { tenantId }: Pick<RequestContext, 'tenantId'>,
): Promise<Request> {
  const signed = readHostToken(linkSigner, tenantId, token) ?? refuse('NotFound');
  const request = (await findStay(db, signed)) ?? refuse('NotFound');
  const { zone } = request.sent.stay;
  const isOpen = request.state === 'requested' || request.state === 'accepted';
  const lastDay =
    isOpen || request.state === 'awaitingPayment' || request.state === 'confirmed'
      ? addDays(claimUntil(request.checkOut), SHOWN_DAYS)
      : addDays(dateIn(request.changedAt, zone), SHOWN_DAYS);
  if (dateIn(clock.now(), zone) > lastDay) return refuse('HostLinkExpired');
  return request;
}

type Signed = NonNullable<ReturnType<typeof readHostToken>>;
/** The request, or what was booked without one: there the link names the customer too. */
async function findStay(db: HomeRequestDeps['db'], { tenantId, requestId }: Signed) {
  const [about = '', customerId] = requestId.split('-');
  if (!isBookingId(about)) {
    const request = await findRequest(db, { tenantId, requestId });
    return request && orCanceled(db, request);
  }
  return readHostedStay(db, { tenantId, customerId: customerId as CustomerId }, about);
}

/** A request stays confirmed whatever becomes of its booking: of one that's canceled, what the booking is. */
async function orCanceled(db: HomeRequestDeps['db'], request: Request): Promise<Request> {
  const { bookingId } = request;
  const booking = bookingId ? await readBooking(db, { ...request, bookingId }) : undefined;
  if (booking?.state !== 'Canceled') return request;
  return { ...request, state: 'withdrawn', changedAt: booking.canceledAt ?? request.changedAt };
}
