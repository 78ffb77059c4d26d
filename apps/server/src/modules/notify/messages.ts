/**
 * What people are told by mail. A message names what happened and whom it is about; what it says of a booking
 * is read when it leaves, so the outbox keeps no more about a person than it must.
 */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Owner } from '#workflow/saga.ts';
import type { OwnMessage } from './message-type.ts';
import type { ProductMessage, TripMessage } from './product.ts';

export type Told = TripMessage | ProductMessage | OwnMessage;
export type Message = Owner & { readonly at: Instant } & Told;

/** The same for the same thing told: `bookingConfirmed.bkg_…`. */
export const messageIdOf = (told: Told): string =>
  `${told.kind}.${'key' in told ? told.key : told.bookingId}`;

export const isTripMessage = (told: Told): told is TripMessage =>
  told.kind === 'bookingConfirmed' || told.kind === 'bookingCanceled';
