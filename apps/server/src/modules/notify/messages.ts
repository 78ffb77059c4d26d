/**
 * Messages that people get by mail. A message names what happened and whom it is about; its facts about a
 * booking are read when it leaves, so the outbox stores no more about a person than it must.
 */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Owner } from '#workflow/saga.ts';
import type { OwnMessage } from './message-type.ts';
import type { ProductMessage, TripMessage } from './product.ts';

export type Told = TripMessage | ProductMessage | OwnMessage;
export type Message = Owner & { readonly at: Instant } & Told;

/** The same for the same event: `bookingConfirmed.bkg_…`. */
export const messageIdOf = (told: Told): string =>
  `${told.kind}.${'key' in told ? told.key : told.bookingId}`;

export const isTripMessage = (told: Told): told is TripMessage =>
  told.kind === 'bookingConfirmed' || told.kind === 'bookingCanceled' || told.kind === 'bookingChanged';
