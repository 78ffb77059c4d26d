/**
 * Messages that people get by mail. A message names what happened and whom it is about; its facts about a
 * booking are read when it leaves, so the outbox stores no more about a person than it must.
 */

import type { TripDetail } from '@sojourn/contract/trips.ts';
import { isBooked } from '@sojourn/domain/booking/trip-state.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Owner } from '#workflow/saga.ts';
import type { OwnMessage } from './message-type.ts';
import type { ProductMessage, TripMessage } from './product.ts';

export type MessageContent = TripMessage | ProductMessage | OwnMessage;
export type Message = Owner & { readonly at: Instant } & MessageContent;

/** The same for the same event: `bookingConfirmed.bkg_…`. */
export function messageIdOf(content: MessageContent): string {
  const about = ('key' in content && content.key) || ('bookingId' in content && content.bookingId);
  const copy = 'copy' in content && content.copy ? `.${content.copy}` : '';
  return `${content.kind}.${about}${copy}`;
}

export const isTripMessage = (content: MessageContent): content is TripMessage =>
  content.kind === 'bookingConfirmed' ||
  content.kind === 'bookingCanceled' ||
  content.kind === 'bookingChanged' ||
  content.kind === 'bookingReduced' ||
  content.kind === 'tripReminder';

/** A registered message may have a booking's id among its facts: it's no product's for that. */
export const isProductMessage = (
  content: ProductMessage | OwnMessage,
  registered: ReadonlyMap<string, unknown>,
): content is ProductMessage => !registered.has(content.kind) && 'bookingId' in content;

/** A reminder of what has begun, was canceled or is being changed would mislead: it isn't sent any more. */
export const isOutdated = (
  { kind }: MessageContent,
  trip: Pick<TripDetail, 'status' | 'time'> | null,
): boolean => kind === 'tripReminder' && trip !== null && !(isBooked(trip.status) && trip.time === 'Future');
