/** Quotes a car for a new checkout. */
import { localAt } from '@sojourn/domain/dates.ts';
import type { Actor, RequestContext } from '@sojourn/server/context.ts';
import { firstPayment } from '@sojourn/server/modules/selling/checkouts/payment/first-payment.ts';
import { requirePriced } from '@sojourn/server/modules/selling/checkouts/price-sale.ts';
import type { Started } from '@sojourn/server/modules/selling/checkouts/product.ts';
import { requireSold } from '@sojourn/server/modules/selling/checkouts/require-sold.ts';
import { callContext } from '@sojourn/server/modules/selling/checkouts/use-case.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { checkCarQuery, type RentalZones } from '#car/rules/check-query.ts';
import type { CarCheckoutInput } from '#car/wire/car-checkout.ts';
import type { CarDraft } from '#car/wire/car-draft.ts';
import { flightsAround } from '../flights-around.ts';
import { momentOf } from '../moment.ts';
import type { CarDeps, CarQuoteRequest, CarSale } from '../sale.ts';
import { CAR_PRICE_ERRORS, priceRental } from './price-rental.ts';

/** Where it's the earliest on Earth. */
const EARLIEST = 'Pacific/Pago_Pago';
const ANYWHERE = { kind: 'position', lat: 0, lon: 0, label: '' } as const;

/** Refuses what breaks a rule of a search, by the clock of the desk. */
function requireRental(deps: CarDeps, request: CarQuoteRequest, zones: RentalZones | null): void {
  const query = { ...request, pickUpPlace: ANYWHERE, dropOffPlace: ANYWHERE };
  const now = localAt(deps.clock.now(), zones?.pickUp ?? EARLIEST);
  const [problem] = checkCarQuery(query, now, zones);
  if (!problem) return;
  const { code, field } = problem;
  if (code === 'NotATime' || code === 'PlaceMissing')
    refuse('InvalidInput', { fields: [{ path: field, problem: 'time' }] });
  refuse(code);
}

/** What is known of the main driver: their name, and the flight that they land with. */
function firstDraft(actor: Actor, flightNumber: string): CarDraft {
  const { firstName, lastName } = actor;
  return {
    ...firstPayment(actor),
    drivers: [{ personId: null, firstName, lastName }],
    licenseCountry: '',
    loyaltyNumber: '',
    flightNumber,
    duplicateAccepted: false,
  };
}

export async function startCarCheckout(
  deps: CarDeps,
  { shownTotalMinor: shownMinor, locale, extras = [], crossBorder = false, ...asked }: CarCheckoutInput,
  actor: Actor,
  context: RequestContext,
): Promise<Started<CarSale, CarDraft>> {
  const { carId, dropOffDesk, pickUp, dropOff, driverAge, payWay } = asked;
  const request: CarQuoteRequest = {
    carId,
    dropOffDesk,
    pickUp,
    dropOff,
    driverAge,
    payWay,
    extras,
    crossBorder,
    locale: locale ?? actor.locale,
  };
  // Before its desks are known: a day off at most, so that nothing absurd is priced
  requireRental(deps, request, null);
  requireSold(deps.carSupplierOf(carId), actor);
  const priced = await priceRental(deps, request, callContext(context));
  const sale = requirePriced({ priceErrors: CAR_PRICE_ERRORS }, priced);
  const { rental } = sale.offer;
  requireRental(deps, request, {
    pickUp: rental.pickUp.location.zone,
    dropOff: rental.dropOff.location.zone,
  });
  const moments = { pickUp: momentOf(rental.pickUp), dropOff: momentOf(rental.dropOff) };
  const { landing } = flightsAround(await deps.plansOf(actor), moments, deps.placeOfAirport);
  return { sale, shownMinor, draft: firstDraft(actor, landing?.flight ?? '') };
}
