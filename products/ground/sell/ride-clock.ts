/** Each of the three times is by the clock of its own place. */
import type { Zone } from '@sojourn/domain/dates.ts';
import { type RideTime, timeMeantBy } from '../rules/transfer.ts';
import type { Stop } from './port/ride-port.ts';

type Ends = { readonly from: Pick<Stop, 'kind' | 'zone'>; readonly to: Pick<Stop, 'kind' | 'zone'> };

/** Of a flight that leaves, it's the clock at its airport. */
export const zoneOfTime = ({ from, to }: Ends, { means }: Pick<RideTime, 'means'>): Zone =>
  means === 'departure' ? to.zone : from.zone;

/** Whether it's the one of the three that the direction needs. */
export const isMeantBy = ({ from, to }: Ends, { means }: Pick<RideTime, 'means'>): boolean =>
  timeMeantBy(from.kind, to.kind) === means;

export const flightText = (time: RideTime): string =>
  time.means === 'pickUp' || !time.flight ? '' : `${time.flight.airline} ${time.flight.number}`;
