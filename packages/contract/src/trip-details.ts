/**
 * Editing what a trip's supplier knows of its travelers besides their names: member and security numbers,
 * assistance, requests. It costs nothing, so it's made at once; how far it is, `getChange` says.
 */
import { CHANGE_BLOCKS } from '@sojourn/domain/booking/change-state.ts';
import { partsOf } from '@sojourn/products/contracts.ts';
import { z } from 'zod';
import { call } from './call.ts';
import { bookingChange } from './changes.ts';
import { idOf } from './primitives.ts';
import { tripParams } from './trip-parts.ts';

const details = z.discriminatedUnion('kind', partsOf('details'));
export type TripDetails = z.output<typeof details>;

const tripDetails = z.object({
  bookingId: idOf('bkg'),
  bookingVersion: z.int(),
  /** Why nothing can be edited; null when it can be. */
  block: z.enum(CHANGE_BLOCKS).nullable(),
  details,
});
export type EditableDetails = z.output<typeof tripDetails>;

export const tripDetailsCalls = {
  getTripDetails: call({
    method: 'GET',
    path: '/trips/:bookingId/details',
    summary: 'What a trip’s supplier knows of its travelers, to be edited',
    auth: 'customer',
    params: tripParams,
    output: tripDetails,
    errors: [],
  }),
  editTripDetails: call({
    method: 'PUT',
    path: '/trips/:bookingId/details',
    summary: 'Sends edited details to the trip’s supplier; poll the change until it has succeeded or failed',
    auth: 'customer',
    params: tripParams,
    idempotent: true,
    input: z.object({
      /** Of the details that were edited; anything newer refuses it with `Superseded`. */
      bookingVersion: z.int(),
      details,
    }),
    output: bookingChange,
    errors: ['NotChangeable'],
  }),
} as const;
