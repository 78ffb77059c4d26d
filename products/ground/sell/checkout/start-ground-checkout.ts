/** Quotes a ride for a new checkout. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import { localAt } from '@sojourn/domain/dates.ts';
import type { Actor, RequestContext } from '@sojourn/server/context.ts';
import { firstPayment } from '@sojourn/server/modules/selling/checkouts/payment/first-payment.ts';
import { requirePriced } from '@sojourn/server/modules/selling/checkouts/price-sale.ts';
import type { Started } from '@sojourn/server/modules/selling/checkouts/product.ts';
import { requireSold } from '@sojourn/server/modules/selling/checkouts/require-sold.ts';
import { callContext } from '@sojourn/server/modules/selling/checkouts/use-case.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { checkRide } from '#ground/rules/check-ride.ts';
import { clockOf } from '#ground/rules/transfer.ts';
import type { GroundCheckoutInput } from '#ground/wire/ground-checkout.ts';
import type { GroundDraft } from '#ground/wire/ground-draft.ts';
import type { RideAsk } from '#ground/wire/transfers.ts';
import { flightText, isMeantBy, zoneOfTime } from '../ride-clock.ts';
import type { GroundDeps, GroundQuoteRequest, GroundSale } from '../sale.ts';
import { GROUND_REJECTIONS, priceRide } from './price-ride.ts';

/** The ends of a ride. Refuses what isn't a place, is over, or is asked for by another of the times. */
export function requireRide(
  { groundStopOf, clock }: Pick<GroundDeps, 'groundStopOf' | 'clock'>,
  { from, to, time }: Pick<RideAsk, 'from' | 'to' | 'time'>,
  locale: Locale,
): Pick<GroundQuoteRequest, 'from' | 'to'> {
  const ends = {
    from: groundStopOf(from, locale) ?? refuse('UnknownPlace'),
    to: groundStopOf(to, locale) ?? refuse('UnknownPlace'),
  };
  if (!isMeantBy(ends, time)) refuse('WrongTime');
  const problem = checkRide({ from, to, at: clockOf(time) }, localAt(clock.now(), zoneOfTime(ends, time)));
  if (problem) refuse(problem);
  return ends;
}

const firstDraft = (actor: Actor, { request }: GroundSale): GroundDraft => ({
  ...firstPayment(actor),
  rider: { firstName: actor.firstName, lastName: actor.lastName },
  rideFlight: flightText(request.time),
  rideAddress: '',
  driverNote: '',
  duplicateAccepted: false,
});

export async function startGroundCheckout(
  deps: GroundDeps,
  { shownTotalMinor: shownMinor, locale = undefined, transferId, time, party, ...ends }: GroundCheckoutInput,
  actor: Actor,
  context: RequestContext,
): Promise<Started<GroundSale, GroundDraft>> {
  const language = locale ?? actor.locale;
  requireSold(deps.groundSupplierOf(transferId), actor);
  const { from, to } = requireRide(deps, { ...ends, time }, language);
  const request: GroundQuoteRequest = { transferId, from, to, time, party, locale: language };
  const priced = await priceRide(deps, request, callContext(context));
  const sale = requirePriced({ priceErrors: GROUND_REJECTIONS }, priced);
  return { sale, shownMinor, draft: firstDraft(actor, sale) };
}
