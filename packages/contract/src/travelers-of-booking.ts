/** For whom something is booked: people of the company, and guests who aren't in it. */
import { PARTY_MAX } from '@sojourn/domain/companies/who-books.ts';
import { z } from 'zod';
import { idOf, personName } from './primitives.ts';

const traveler = z.union([
  z.strictObject({ personId: idOf('per') }),
  z.strictObject({ guest: z.strictObject({ firstName: personName, lastName: personName }) }),
]);
export const travelersOfBooking = z.array(traveler).min(1).max(PARTY_MAX);
export type TravelerOfBooking = z.output<typeof traveler>;
