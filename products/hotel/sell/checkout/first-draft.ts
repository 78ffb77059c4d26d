/** What a checkout of a stay begins with: what is known of the person. */
import type { Actor } from '@sojourn/server/context.ts';
import { firstPayment } from '@sojourn/server/modules/selling/checkouts/payment/first-payment.ts';
import type { HotelDraft } from '#hotel/wire/hotel-draft.ts';

export const firstStayDraft = (actor: Actor, roomCount: number): HotelDraft => ({
  ...firstPayment(actor),
  guests: Array.from({ length: roomCount }, (_, room) =>
    room === 0 ? { firstName: actor.firstName, lastName: actor.lastName } : { firstName: '', lastName: '' },
  ),
  leadGuestAge: null,
  loyaltyNumber: '',
  requests: '',
});
