/** A request as its host sees it: no more of the guest than a first name until it's confirmed. */
import { dateIn } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import type { RequestContext } from '@sojourn/server/context.ts';
import { claimUntil } from '#home/rules/booking/deposit.ts';
import type { HostPage } from '#home/wire/home-requests.ts';
import { isBookingId } from '../../deposits/hosted-stay.ts';
import { viewClaims } from '../claims/view-claims.ts';
import type { HomeRequestDeps } from '../deps.ts';
import { payoutMinor } from '../payout.ts';
import type { Request } from '../request.ts';
import { viewCard } from '../show-home-request.ts';
import { readThread } from '../thread.ts';
import { openLink } from './open-link.ts';

export const getHostPage = async (
  deps: HomeRequestDeps,
  token: string,
  context: RequestContext,
): Promise<HostPage> => showHostPage(deps, await openLink(deps, token, context), context);

export async function showHostPage(
  deps: HomeRequestDeps,
  request: Request,
  context: RequestContext,
): Promise<HostPage> {
  const { sent, state, requestId, bookingId, homeId, checkOut, currency } = request;
  const { stay, party, guest, message } = sent;
  const [messages, claims] = await Promise.all([
    readThread(deps, { reference: requestId, homeId }, context),
    viewClaims(deps, request),
  ]);
  const { code, cause, homeName, city, art, zone, checkIn, sentAt, answerBy, payBy } = viewCard(request);
  const today = dateIn(deps.clock.now(), zone);
  const canClaim =
    state === 'confirmed' && stay.deposit !== null && today >= checkOut && today <= claimUntil(checkOut);
  const isConfirmed = state === 'confirmed';
  // What became of a booking, and not of the request before it
  const isCanceled = state === 'withdrawn' && bookingId !== null;
  return {
    kind: isBookingId(requestId) || isCanceled ? 'booking' : 'request',
    link: state === 'requested' ? 'answer' : 'over',
    code,
    state,
    cause,
    homeName,
    city,
    art,
    zone,
    checkIn,
    checkOut,
    guestName: isConfirmed ? `${guest.firstName} ${guest.lastName}` : guest.firstName,
    party,
    message,
    sentAt,
    answerBy,
    payBy,
    payout: money(payoutMinor(request), currency),
    deposit: stay.deposit?.amount ?? null,
    claimUntil: canClaim ? claimUntil(checkOut) : null,
    claims,
    messages,
  };
}
