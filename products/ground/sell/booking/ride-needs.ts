/** What has to be typed of a ride before it's ordered: operators can't do without. */
import type { Field } from '@sojourn/server/modules/selling/booking/prepared.ts';
import { FLIGHT_NUMBER } from '#ground/rules/flight-number.ts';
import type { GroundCheckout } from '#ground/wire/ground-checkout.ts';
import type { GroundDraft } from '#ground/wire/ground-draft.ts';
import type { RideSummary } from '../port/ride-port.ts';

/** The end whose place alone isn't an address; a name in the middle of a city leads nowhere. */
export function rideNeeds({
  time,
  from,
  to,
}: Pick<RideSummary, 'time' | 'from' | 'to'>): GroundCheckout['needs'] {
  const open = from.kind === 'address' ? 'from' : to.kind === 'address' ? 'to' : null;
  return { flight: time.means !== 'pickUp', address: open };
}

/** As fields of a refusal. */
export function missingOfRide(
  summary: Pick<RideSummary, 'time' | 'from' | 'to'>,
  { rideFlight, rideAddress }: Pick<GroundDraft, 'rideFlight' | 'rideAddress'>,
): Field[] {
  const needs = rideNeeds(summary);
  return [
    ...(needs.flight && !FLIGHT_NUMBER.test(rideFlight.trim().toUpperCase())
      ? [{ path: 'rideFlight', problem: 'form' }]
      : []),
    ...(needs.address && rideAddress.trim() === '' ? [{ path: 'rideAddress', problem: 'missing' }] : []),
  ];
}
