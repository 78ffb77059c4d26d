import type { ChangingPart } from '@sojourn/domain/booking/changing-part.ts';

/** What can change of a booked ride besides its time. */
export const groundChanging = {
  details: ['rider', 'riderPhone', 'rideAddress', 'driverNote'],
  editFailures: [],
  failures: ['RideNotInTime'],
} as const satisfies ChangingPart;
