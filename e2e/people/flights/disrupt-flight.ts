/**
 * A bad day: flights of the day after tomorrow with what helps on such a day, the clock moved to some hours
 * before they leave, and something that happens to them. The product must be the file's own.
 */
import { setTimeout } from 'node:timers/promises';
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { nowMs } from '@sojourn/domain/testing/today.ts';
import type { FlightTripDetail } from '@sojourn/products/flight/wire/flight-trip.ts';
import { signInByCalls } from '../../sign-in.ts';
import { askText, callApi } from '../call-api.ts';
import { moveClock, runJobsAt } from '../move-clock.ts';
import type { Visit } from '../visit.ts';
import { bookCheckout, fillFlightCheckout, flightsAhead } from './book-flight.ts';

type Help = 'disruption' | 'missedConnection' | 'cancelForAnyReason';
type Wanted = {
  /** `BOS.LIS.2`, as `flightsAhead` takes it; the first leaves in two days at least. */
  readonly slices: readonly string[];
  readonly help?: readonly Help[];
  readonly fareClass?: string;
  /** With a change of planes. */
  readonly changing?: boolean;
};

export const tripOf = async ({ home }: Visit, bookingId: string): Promise<FlightTripDetail> =>
  (await callApi(home, 'GET', `/trips/${bookingId}`)).body as FlightTripDetail;

/** Paid and ticketed. */
export async function bookHelped(visit: Visit, wanted: Wanted): Promise<string> {
  const { slices, help = ['disruption'], fareClass = 'standard', changing = false } = wanted;
  const requested = { slices: flightsAhead(...slices), fareClass, changing };
  const { checkoutId } = await fillFlightCheckout(visit, requested);
  const path = `/checkouts/${checkoutId}`;
  for (const protection of help)
    await askText(visit.home, visit.portal, {
      method: 'PUT',
      path: `${path}/protections/${protection}`,
      input: { action: 'Purchase' },
    });
  const { body } = await callApi(visit.home, 'GET', path);
  const bookingId = await bookCheckout(visit, body as Checkout);
  await untilTicketed(visit, bookingId);
  return bookingId;
}

const TICKETED_MS = 30_000;

/** Without a test's own waiting: screens are opened outside of tests too. */
async function untilTicketed(visit: Visit, bookingId: string): Promise<void> {
  for (const until = nowMs() + TICKETED_MS; nowMs() < until; await setTimeout(500))
    if ((await tripOf(visit, bookingId)).ticketing === 'ticketed') return;
  throw new Error(`${bookingId} isn’t ticketed`);
}

/** So many hours before the trip's first flight leaves, where every session is too old. */
export async function moveBefore(visit: Visit, bookingId: string, hours: number): Promise<void> {
  const { flight } = await tripOf(visit, bookingId);
  const leaves = Date.parse(flight.slices[0]?.segments[0]?.scheduledDepartureTime ?? '');
  await goTo(visit, Math.round((leaves - hours * 3_600_000 - nowMs()) / 1000));
  await runJobsAt(visit.portal, 'plan-flight-watches', 'watch-flights');
}

/** Seconds from the true time; 0 is today. In the language of the window. */
export async function goTo({ page, portal, words }: Visit, offsetSeconds: number): Promise<void> {
  await moveClock(offsetSeconds, portal);
  await signInByCalls(page, portal, 'maya.okafor');
  const { status } = await callApi(page, 'PUT', '/session/locale', { locale: words.language });
  if (status !== 200) throw new Error(`the language isn’t set: ${status}`);
}

/** Has the airline's news read while the scenario plays. */
export const happen = (visit: Visit, bookingId: string, scenario: string) =>
  askText(visit.home, visit.portal, {
    method: 'POST',
    path: `/trips/${bookingId}/look-up`,
    input: {},
    headers: { 'x-scenario': scenario },
  });

export const disruptionAddress = (bookingId: string): string =>
  `/trips/${bookingId}/disruption?flightShopType=dp-exercise`;
