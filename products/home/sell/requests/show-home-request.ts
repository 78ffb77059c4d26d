/** Requests as their guests see them: one in full, and what My Trips lists. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { HomeRequestId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import type { Actor } from '@sojourn/server/context.ts';
import type { CheckoutRow } from '@sojourn/server/modules/selling/checkouts/checkout-row.ts';
import { readCheckout } from '@sojourn/server/modules/selling/checkouts/store.ts';
import { viewOfFailure } from '@sojourn/server/modules/selling/checkouts/view.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import type { HomeRequestCard, HomeRequestDetail } from '#home/wire/home-requests.ts';
import { viewClaims } from './claims/view-claims.ts';
import type { HomeRequestDeps } from './deps.ts';
import type { Request } from './request.ts';
import { readOwnRequests, readRequest } from './store.ts';

/** What ended stays on the list for so long. */
const ENDED_SECONDS = 7 * 86_400;

export async function listHomeRequests(
  { db, clock }: HomeRequestDeps,
  actor: Actor,
): Promise<{ requests: HomeRequestCard[] }> {
  const rows = await readOwnRequests(db, actor, plusSeconds(clock.now(), -ENDED_SECONDS));
  return { requests: rows.map(viewCard) };
}

export async function showHomeRequest(
  deps: HomeRequestDeps,
  requestId: HomeRequestId,
  actor: Actor,
): Promise<HomeRequestDetail> {
  const { tenantId, customerId } = actor;
  const request = (await readRequest(deps.db, { tenantId, customerId, requestId })) ?? refuse('NotFound');
  const [checkout, claims] = await Promise.all([
    readCheckout(deps, actor, request.checkoutId),
    viewClaims(deps, request),
  ]);
  return viewDetail(request, checkout, claims, actor);
}

function viewDetail(
  request: Request,
  checkout: CheckoutRow | undefined,
  claims: HomeRequestDetail['claims'],
  { isDelegated }: Actor,
): HomeRequestDetail {
  const { sent, currency, checkoutId, state } = request;
  const isBooked = checkout?.state === 'booked' && checkout.bookingId !== null;
  // Booked already, and noted here at the next look
  const now = isBooked ? { state: 'confirmed' as const, bookingId: checkout.bookingId } : {};
  return {
    ...viewCard(request),
    ...now,
    checkoutId,
    stay: sent.stay,
    party: sent.party,
    guestName: `${sent.guest.firstName} ${sent.guest.lastName}`,
    cancellation: { ...sent.cancellation, steps: [...sent.cancellation.steps] },
    paidWith: sent.paidWith.map(({ label, amountMinor }) => ({
      label,
      amount: money(amountMinor, currency),
    })),
    failure: state === 'awaitingPayment' && !isBooked ? viewOfFailure(request.failure) : null,
    // Only the guest answers their bank
    cardCheck: checkout?.state === 'booking' && !isDelegated ? checkout.cardCheck : null,
    claims,
  };
}

export function viewCard(request: Request): HomeRequestCard {
  const { sent, currency, totalMinor, state, payBy } = request;
  const { stay } = sent;
  return {
    requestId: request.requestId,
    code: request.code,
    state,
    cause: request.cause,
    homeName: stay.name,
    hostName: stay.host.name,
    city: stay.city,
    art: stay.art,
    cityArt: stay.cityArt,
    zone: stay.zone,
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    checkInFrom: stay.checkInFrom,
    checkOutUntil: stay.checkOutUntil,
    sentAt: request.sentAt,
    answerBy: request.answerBy,
    answeredAt: request.answeredAt,
    payBy: state === 'awaitingPayment' ? payBy : null,
    total: money(totalMinor, currency),
    bookingId: request.bookingId,
  };
}
